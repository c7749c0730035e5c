// A file that people edit, as it was read, and the directories such files lie in.
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

/// Those the environment names in ROUNDTABLE_CONTENT, with colons between them, else content/. Each may hold a
/// folder for each game that has such files.
std::vector<std::string> content_directories();

}  // namespace roundtable
