#include "cli/commands/replay.h"

#include "cli/game_tool.h"
#include "cli/saved_record.h"
#include "match/catalogue.h"

namespace roundtable {

int replay(const std::string& file, std::optional<int> seat, const Catalogue& text) {
  const auto record = read_record(file, text);
  if (!record) return fail(text, record.error());
  const int seats = (*load_record(*record))->seats();
  if (seat && (*seat < 0 || *seat >= seats))
    return fail(text, {"replay.no_such_seat", {{"seat", long{*seat}}, {"last", long{seats - 1}}}});
  const auto& object = record->get_object();
  for (const GameTool* tool : game_tools())
    if (object.at("game").as_string() == tool->id()) tool->tell(object, seat, text);
  return 0;
}

}  // namespace roundtable
