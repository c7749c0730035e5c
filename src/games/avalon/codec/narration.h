// The opening read aloud, as data: which sentence is said with which characters in play. The program's `narrate` and
// the page both go by this one table.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "codec/json_writer.h"
#include "games/avalon/rules/characters.h"

namespace roundtable {

using LancelotModes = EnumSet<avalon::Lancelots>;
inline constexpr LancelotModes every_mode{avalon::Lancelots::Off, avalon::Lancelots::Known,
                                          avalon::Lancelots::Switching, avalon::Lancelots::Scheduled};

/// Said if all of `all` are in play, none of `none`, one of `any` (where it is not empty), in one of these modes.
struct NarrationSentence {
  std::string_view key;  // of the catalogue
  avalon::RoleSet all{};
  avalon::RoleSet any{};
  avalon::RoleSet none{};
  LancelotModes lancelots = every_mode;
};

/// Every sentence there is, in the order they are read.
std::span<const NarrationSentence> narration_sentences();

/// Keys of the sentences for the characters in play, in the order they are read.
std::vector<std::string_view> narration(avalon::RoleSet roles, avalon::Lancelots lancelots);

/// The same table for the page: [{"key":"narrate.close","all":[],"any":[],"none":[],"lancelot":["off", …]}, …]
void write_narration(JsonWriter& out);

}  // namespace roundtable
