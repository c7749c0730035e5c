#include "cli/saved_record.h"

#include <fstream>
#include <sstream>

#include "match/catalogue.h"

namespace roundtable {

std::expected<boost::json::value, Message> read_record(const std::string& file, const Catalogue& text) {
  const auto no_record = [&](const Message& why) {
    return std::unexpected(Message("replay.not_a_record", {{"file", file}, {"why", text(why)}}));
  };
  std::ifstream stream(file);
  std::stringstream content;
  content << stream.rdbuf();
  if (!stream) return std::unexpected(Message("replay.cannot_read", {{"file", file}}));
  boost::json::error_code error;
  auto record = boost::json::parse(content.str(), error);
  if (error) return no_record("replay.not_json");
  const auto match = load_record(record);
  if (!match) return no_record(match.error().message);
  return record;
}

}  // namespace roundtable
