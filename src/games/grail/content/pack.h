// Reads a pack from its files and checks it: whatever is wrong comes with file, line and what would be allowed.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "content/source_file.h"
#include "games/grail/rules/pack.h"

namespace roundtable {

struct PackLimits {
  static constexpr std::size_t files = 64;
  static constexpr std::size_t cards = 600;
  static constexpr std::size_t encounters = 240;
  static constexpr std::size_t others = 120;  // characters, items, events, dreams
};

using PackOrProblems = std::expected<grail::Pack, std::vector<Message>>;

/// Files named text.*.toml hold words for people and are no part of the rules.
PackOrProblems read_grail_pack(std::string_view id, const std::vector<SourceFile>& files);

}  // namespace roundtable
