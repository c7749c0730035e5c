// A file that people edit, and the directories in which such files are looked for.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "text/message.h"

namespace roundtable {

struct SourceFile {
  std::string name;  // what messages call it
  std::string text;
};

/// One file may have this many bytes, and one line this many: the second also bounds how deep dotted keys can nest.
struct FileLimits {
  static constexpr std::size_t bytes = std::size_t{256} << 10;
  static constexpr std::size_t line = 4096;
};

std::expected<std::string, Message> read_source(const std::string& path);

/// The directories in the environment variable ROUNDTABLE_CONTENT, separated by colons; content/ without it. Each has a
/// folder per game.
std::vector<std::string> content_directories();

}  // namespace roundtable
