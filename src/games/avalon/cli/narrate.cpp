#include "games/avalon/cli/narrate.h"

#include <cstdio>

#include "cli/game_tool.h"
#include "codec/object_reader.h"
#include "games/avalon/codec/narration.h"
#include "games/avalon/codec/parts.h"

namespace roundtable {

using namespace avalon;

int narrate(const NarrateOptions& options, const Catalogue& text) {
  boost::json::array list;
  for (const auto& role : split_list(options.roles)) list.emplace_back(role);
  const boost::json::value json = boost::json::object{{"roles", list}, {"lancelot", options.lancelot}};
  ObjectReader reader(json);
  RoleSet roles;
  Lancelots lancelots = Lancelots::Off;
  reader.array("roles", 16, [&](const auto& value) { read_special_role(reader, value, roles); });
  reader.word("lancelot", lancelots);
  if (const auto problem = reader.problem()) return fail(text, *problem);
  for (const auto& key : narration(roles, lancelots)) std::printf("%s\n", text(Message(key)).c_str());
  return 0;
}

}  // namespace roundtable
