// Reads a pack from its files and checks it: whatever is wrong comes with file, line and what would be allowed.
#pragma once

#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "games/grail/pack.h"
#include "text/message.h"

namespace roundtable {

struct SourceFile {
  std::string name;
  std::string text;
};

struct ContentProblem {
  std::string file;
  long line = 0;  // 0: the file as a whole
  Message why;
};

struct PackLimits {
  static constexpr std::size_t files = 64;
  static constexpr std::size_t bytes = std::size_t{256} << 10;  // of one file
  static constexpr std::size_t line = 4096;  // also bounds how deep dotted keys can nest
  static constexpr std::size_t problems = 20;
  static constexpr std::size_t cards = 600;
  static constexpr std::size_t encounters = 240;
  static constexpr std::size_t others = 120;  // characters, items, events, dreams
};

using PackOrProblems = std::expected<grail::Pack, std::vector<ContentProblem>>;

/// Files named text.*.toml hold words for people and are no part of the rules.
PackOrProblems read_grail_pack(std::string_view id, const std::vector<SourceFile>& files);

}  // namespace roundtable
