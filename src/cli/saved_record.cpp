#include "cli/saved_record.h"

#include <fstream>
#include <sstream>

#include "codec/parse_json.h"
#include "match/catalogue.h"
#include "text/check_text.h"

namespace roundtable {
namespace {

std::unexpected<Message> not_a_record(const std::string& file, const std::string& why) {
  return std::unexpected(Message("replay.not_a_record", {{"file", file}, {"why", why}}));
}

}  // namespace

std::expected<boost::json::value, Message> read_record_json(const std::string& file, const Catalogue& text) {
  std::ifstream stream(file);
  std::stringstream content;
  content << stream.rdbuf();
  if (!stream) return std::unexpected(Message("replay.cannot_read", {{"file", file}}));
  if (const auto why = check_text(content.str(), file)) return std::unexpected(*why);
  boost::json::error_code error;
  auto record = parse_json(content.str(), error);
  if (error) return not_a_record(file, text("replay.not_json"));
  return record;
}

std::expected<boost::json::value, Message> read_record(const std::string& file, const Catalogue& text) {
  auto record = read_record_json(file, text);
  if (!record) return record;
  const auto match = load_record(*record);
  if (!match) return not_a_record(file, text(match.error().message));
  return record;
}

}  // namespace roundtable
