#include "content/grail_files.h"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace roundtable {
namespace {

namespace fs = std::filesystem;

/// One byte more than allowed is enough to tell that a file is too big.
std::optional<std::string> read_file(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  std::string text(PackLimits::bytes + 1, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (stream.bad() || !stream.is_open()) return std::nullopt;
  text.resize(static_cast<std::size_t>(stream.gcount()));
  return text;
}

ContentProblem unreadable(const fs::path& path) {
  return {path.string(), 0, {"content.cannot_read", {{"file", path.string()}}}};
}

}  // namespace

std::expected<std::vector<SourceFile>, ContentProblem> read_pack_files(const std::string& directory) {
  std::vector<fs::path> paths;
  std::error_code error;
  for (fs::directory_iterator it(directory, error), end; !error && it != end; it.increment(error))
    if (it->path().extension() == ".toml") paths.push_back(it->path());
  if (error || paths.empty()) return std::unexpected(unreadable(directory));
  std::sort(paths.begin(), paths.end());
  if (paths.size() > PackLimits::files) paths.resize(PackLimits::files + 1);
  std::vector<SourceFile> files;
  for (const fs::path& path : paths) {
    auto text = read_file(path);
    if (!text) return std::unexpected(unreadable(path));
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
