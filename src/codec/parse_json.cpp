#include "codec/parse_json.h"

#include "text/check_text.h"

namespace roundtable {

namespace json = boost::json;

json::value parse_json(std::string_view text, json::error_code& error, json::storage_ptr memory, std::size_t deepest) {
  if (!is_plain_text(text)) {
    error = json::error::syntax;
    return nullptr;
  }
  json::parse_options options;
  options.max_depth = deepest;
  return json::parse(text, error, std::move(memory), options);
}

}  // namespace roundtable
