#include "soak/skim.h"

#include <string>

namespace roundtable {
namespace json = boost::json;

json::value skim(std::string_view text, json::storage_ptr memory) {
  if (!text.starts_with(R"({"type":"game",)")) return json::parse(text, memory);
  const auto from = text.find(R"(,"notices":)");
  const auto to = text.rfind(R"(,"legal":)");
  return json::parse(std::string(text.substr(0, from)).append(text.substr(to)), memory);
}

}  // namespace roundtable
