#include "games/grail/content/files.h"

#include <algorithm>
#include <filesystem>

namespace roundtable {

namespace fs = std::filesystem;

std::expected<std::vector<SourceFile>, Message> read_pack_files(const std::string& directory) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == ".toml") paths.push_back(it->path());
  if (error || paths.empty()) return std::unexpected(Message("content.no_files", {{"where", directory}}));
  std::sort(paths.begin(), paths.end());
  if (paths.size() > PackLimits::files) paths.resize(PackLimits::files + 1);
  std::vector<SourceFile> files;
  for (const fs::path& path : paths) {
    auto text = read_source(path.string());
    if (!text) return std::unexpected(text.error());
    files.push_back({path.filename().string(), std::move(*text)});
  }
  return files;
}

PackOrProblems load_grail_pack(const std::string& directory) {
  const auto files = read_pack_files(directory);
  if (!files) return std::unexpected(std::vector{files.error()});
  fs::path path = fs::path(directory).lexically_normal();
  if (path.filename().empty()) path = path.parent_path();
  return read_grail_pack(path.filename().string(), *files);
}

}  // namespace roundtable
