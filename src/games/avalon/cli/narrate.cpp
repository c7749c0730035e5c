#include "games/avalon/cli/narrate.h"

#include <cstdio>

#include "cli/game_tool.h"
#include "codec/object_reader.h"
#include "games/avalon/codec/parts.h"

namespace roundtable {

using namespace avalon;

namespace {

using Sentences = std::vector<std::string>;

void evil_looks(const RoleSet& roles, Lancelots lancelots, Sentences& say) {
  const bool lancelot_apart = lancelots >= Lancelots::Switching;
  std::string key = "narrate.evil_look";
  if (roles.contains(Role::Oberon) || lancelot_apart) key += "_no";
  if (roles.contains(Role::Oberon)) key += "_oberon";
  if (lancelot_apart) key += "_lancelot";
  say.push_back(key);
  if (lancelot_apart)
    for (const auto* step : {"narrate.lancelot_thumb", "narrate.lancelot_seen", "narrate.lancelot_fist"})
      say.emplace_back(step);
  say.emplace_back("narrate.evil_close");
}

void merlin_looks(const RoleSet& roles, Sentences& say) {
  std::string key = "narrate.thumbs";
  if (roles.contains(Role::Mordred)) key += "_no_mordred";
  if (roles.contains(Role::Oberon)) key += "_oberon";
  say.push_back(key);
  for (const auto* step : {"narrate.merlin_looks", "narrate.thumbs_down", "narrate.merlin_closes"})
    say.emplace_back(step);
}

void percival_looks(const RoleSet& roles, Sentences& say) {
  const bool merlin = roles.contains(Role::Merlin);
  const bool morgana = roles.contains(Role::Morgana);
  if (!merlin && !morgana) return;
  say.emplace_back("narrate.eyes_closed");
  say.emplace_back(!morgana ? "narrate.percival_merlin"
                   : merlin ? "narrate.percival_both"
                            : "narrate.percival_morgana");
  say.emplace_back(merlin && morgana ? "narrate.percival_looks_two" : "narrate.percival_looks_one");
  say.emplace_back("narrate.percival_thumb_down");
  say.emplace_back("narrate.percival_closes");
}

}  // namespace

std::vector<std::string> narration(const RoleSet& roles, Lancelots lancelots) {
  Sentences say{"narrate.close"};
  evil_looks(roles, lancelots, say);
  if (roles.contains(Role::Merlin)) {
    say.emplace_back("narrate.eyes_closed");
    merlin_looks(roles, say);
  }
  if (roles.contains(Role::Percival)) percival_looks(roles, say);
  if (lancelots == Lancelots::Known) {
    say.emplace_back("narrate.eyes_closed");
    say.emplace_back("narrate.lancelots_look");
    say.emplace_back("narrate.lancelots_close");
  }
  say.emplace_back("narrate.eyes_closed");
  say.emplace_back("narrate.open");
  return say;
}

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
  for (const auto& key : narration(roles, lancelots)) std::printf("%s\n", text(key).c_str());
  return 0;
}

}  // namespace roundtable
