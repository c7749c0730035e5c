// Effects as they are written in packs, one line each: "each lose health 1 if not_green", "marker 1 per joined
// courage".
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "games/grail/rules/pack.h"
#include "text/message.h"

namespace roundtable {

/// What effects may name; marks of the story come into being by being named.
struct EffectNames {
  const std::vector<grail::Item>* items = nullptr;
  const std::vector<grail::Encounter>* encounters = nullptr;
  const std::vector<grail::StoryDial>* dials = nullptr;
  std::vector<std::string>* marks = nullptr;
};

/// Lower-case letters, digits and underscores.
bool is_content_id(std::string_view id);

/// Reads one effect; returns what is wrong with it, or nothing.
std::optional<Message> read_effect(std::string_view line, const EffectNames& names, grail::Effect& effect);
/// Reads a condition such as "marked stone_found".
std::optional<Message> read_condition(std::string_view line, const EffectNames& names, grail::Effect& effect);

}  // namespace roundtable
