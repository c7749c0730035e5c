#include "games/grail/content/library.h"

#include <algorithm>
#include <filesystem>
#include <map>

#include "content/toml_file.h"
#include "games/grail/content/files.h"

namespace roundtable {

namespace embedded {
struct PackFile {
  std::string_view pack, name, text;
};
extern const PackFile grail_files[];  // made from content/grail/ by the build
extern const std::size_t grail_file_count;
}  // namespace embedded

namespace {

using Words = std::map<std::string, std::string, std::less<>>;  // "cs.card.attack"

struct Shelved {
  std::shared_ptr<const grail::Pack> pack;
  Words words;
};

void read_words(const SourceFile& file, Words& words) {
  const std::string language = file.name.substr(5, 2);
  Problems unheard;
  const auto parsed = parse_toml(file, unheard);
  if (!parsed) return;
  for (const auto& [section, node] : *parsed)
    if (const auto* table = node.as_table())
      for (const auto& [id, text] : *table)
        words[language + "." + std::string(section.str()) + "." + std::string(id.str())] = text.value_or(std::string());
}

class Library {
 public:
  Library() {
    std::map<std::string_view, std::vector<SourceFile>> built_in;
    for (std::size_t i = 0; i < embedded::grail_file_count; ++i) {
      const auto& file = embedded::grail_files[i];
      built_in[file.pack].push_back({std::string(file.name), std::string(file.text)});
    }
    for (const auto& [id, files] : built_in) shelve(id, files);
    for (const auto& directory : content_directories()) add_directory(directory);
  }

  const std::vector<Shelved>& shelf() const { return shelf_; }

 private:
  void shelve(std::string_view id, const std::vector<SourceFile>& files) {
    auto pack = read_grail_pack(id, files);
    if (!pack || has(pack->id, pack->digest)) return;
    Shelved shelved{std::make_shared<const grail::Pack>(std::move(*pack)), {}};
    for (const SourceFile& file : files)
      if (file.name.starts_with("text.")) read_words(file, shelved.words);
    shelf_.push_back(std::move(shelved));
  }

  bool has(std::string_view id, std::string_view digest) const {
    return std::any_of(shelf_.begin(), shelf_.end(), [&](const Shelved& shelved) {
      return shelved.pack->id == id && shelved.pack->digest == digest;
    });
  }

  void add_directory(const std::string& root) {
    namespace fs = std::filesystem;
    std::error_code error;
    for (fs::directory_iterator it(fs::path(root) / "grail", error), end; !error && it != end; it.increment(error))
      if (const auto files = read_pack_files(it->path().string())) shelve(it->path().filename().string(), *files);
  }

  std::vector<Shelved> shelf_;
};

const Library& library() {
  static const Library all;
  return all;
}

}  // namespace

std::shared_ptr<const grail::Pack> find_grail_pack(std::string_view id, std::string_view digest) {
  for (const Shelved& shelved : library().shelf())
    if (shelved.pack->id == id && (digest.empty() || shelved.pack->digest == digest)) return shelved.pack;
  return nullptr;
}

std::string known_grail_packs() {
  std::string known;
  for (const Shelved& shelved : library().shelf()) known += (known.empty() ? "" : ", ") + shelved.pack->id;
  return known;
}

std::string grail_words(const grail::Pack& pack, std::string_view language, std::string_view section,
                        std::string_view id) {
  for (const Shelved& shelved : library().shelf()) {
    if (shelved.pack->digest != pack.digest) continue;
    for (const std::string_view tongue : {language, std::string_view("en")}) {
      const auto found = shelved.words.find(std::string(tongue) + "." + std::string(section) + "." + std::string(id));
      if (found != shelved.words.end()) return found->second;
    }
  }
  return std::string(id);
}

}  // namespace roundtable
