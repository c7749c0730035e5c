#include "cli/replay.h"

#include <fstream>
#include <sstream>

#include "cli/game_tool.h"
#include "host/catalogue.h"

namespace roundtable {

int replay(const std::string& file, std::optional<int> seat, const Catalogue& text) {
  std::ifstream stream(file);
  std::stringstream content;
  content << stream.rdbuf();
  if (!stream) return fail(text, {"replay.cannot_read", {{"file", file}}});
  boost::json::error_code error;
  const auto record = boost::json::parse(content.str(), error);
  if (error) return fail(text, {"replay.not_a_record", {{"file", file}, {"why", text("replay.not_json")}}});
  const auto match = load_record(record);
  if (!match) return fail(text, {"replay.not_a_record", {{"file", file}, {"why", text(match.error().message)}}});
  const int seats = (*match)->seats();
  if (seat && (*seat < 0 || *seat >= seats))
    return fail(text, {"replay.no_such_seat", {{"seat", long{*seat}}, {"last", long{seats - 1}}}});
  const auto& object = record.get_object();
  for (const GameTool* tool : game_tools())
    if (object.at("game").as_string() == tool->id()) tool->tell(object, seat, text);
  return 0;
}

}  // namespace roundtable
