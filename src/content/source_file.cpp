#include "content/source_file.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>

namespace roundtable {

std::expected<std::string, Message> read_source(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  std::string text(FileLimits::bytes + 1, '\0');  // one byte more is enough to tell that a file is too long
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!stream.is_open() || stream.bad()) return std::unexpected(Message("content.cannot_read", {{"where", path}}));
  text.resize(static_cast<std::size_t>(stream.gcount()));
  return text;
}

std::vector<std::string> content_directories() {
  const char* chosen = std::getenv("ROUNDTABLE_CONTENT");
  const std::string list = chosen && *chosen ? chosen : "content";
  std::vector<std::string> directories;
  for (std::size_t start = 0; start <= list.size();) {
    const auto end = std::min(list.find(':', start), list.size());
    if (end > start) directories.push_back(list.substr(start, end - start));
    start = end + 1;
  }
  if (directories.empty()) directories.emplace_back("content");
  return directories;
}

}  // namespace roundtable
