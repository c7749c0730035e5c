#include "content/duel_sets.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "content/toml_table.h"
#include "games/duel/names.h"

namespace roundtable {

using namespace duel;

namespace {

constexpr std::size_t longest_file = 64 * 1024;

bool is_plain_name(std::string_view name) {
  return !name.empty() && name.size() <= Label::longest && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

class SetReader {
 public:
  SetReader(const toml::table& root, std::string file) : root_(root), problem_(std::move(file)) {}

  std::expected<Set, Message> read() {
    TomlTable top(root_, problem_);
    std::string name;
    if (top.required("name")) top.text("name", name);
    if (!is_plain_name(name)) problem_.report("content.bad_name", root_.source());
    set_.name = Label(name);
    if (const auto* node = top.required("territory")) read_territories(*node);
    if (const auto* node = top.required("tiles")) read_tiles(*node);
    top.refuse_unknown_keys();
    if (problem_.found()) return std::unexpected(*problem_.found());
    if (const auto fault = set_fault(set_)) return std::unexpected(explain(*fault));
    return set_;
  }

 private:
  void read_territories(const toml::node& node) {
    const auto* cards = node.as_array();
    if (!cards || cards->size() != territory_count) {
      const long given = cards ? static_cast<long>(cards->size()) : 0;
      return problem_.report({"duel.set_error.wrong_territories", {{"given", given}}}, node.source());
    }
    for (std::size_t i = 0; i < territory_count; ++i) {
      lines_[i] = cards->get(i)->source();
      if (const auto* table = cards->get(i)->as_table())
        read_territory(*table, set_.territories[i]);
      else
        problem_.report({"content.not_a_table", {{"key", std::string("territory")}}}, lines_[i]);
    }
  }

  void read_territory(const toml::table& table, TerritoryCard& card) {
    TomlTable reader(table, problem_);
    std::string id;
    int crowns = 0;
    if (reader.required("id")) reader.text("id", id);
    if (reader.required("crowns")) reader.integer("crowns", 0, 99, crowns);
    reader.word("land", card.land);
    reader.word("power", card.power);
    reader.refuse_unknown_keys();
    card.id = id.size() <= Label::longest ? Label(id) : Label();
    card.crowns = static_cast<std::uint8_t>(crowns);
  }

  void read_tiles(const toml::node& node) {
    const auto* table = node.as_table();
    if (!table) return problem_.report({"content.not_a_table", {{"key", std::string("tiles")}}}, node.source());
    TomlTable reader(*table, problem_);
    for (std::size_t tile = 0; tile < tile_kinds; ++tile) {
      int copies = 0;
      reader.integer(name_of(static_cast<Tile>(tile)), 0, 9, copies);
      set_.tiles[tile] = static_cast<std::uint8_t>(copies);
    }
    reader.refuse_unknown_keys();
  }

  Message explain(const SetFault& fault) const {
    return explain_set_fault(set_, fault, problem_.where(fault.territory ? lines_[*fault.territory] : toml::source_region{}));
  }

  const toml::table& root_;
  TomlProblem problem_;
  Set set_;
  std::array<toml::source_region, territory_count> lines_;
};

/// Nothing in a set is written beyond ASCII but comments; toml++ 3.3 stumbles over some letters outside of them.
std::string in_ascii(std::string_view toml) {
  std::string plain(toml);
  std::replace_if(plain.begin(), plain.end(), [](char c) { return static_cast<unsigned char>(c) >= 0x80; }, '?');
  return plain;
}

std::string content_directory() {
  const char* chosen = std::getenv("ROUNDTABLE_CONTENT");
  return chosen && *chosen ? chosen : "content/duel";
}

}  // namespace

Message explain_set_fault(const Set& set, const SetFault& fault, const std::string& where) {
  const auto id = fault.territory ? std::string(set.territories[*fault.territory].id.view()) : "";
  return {"duel.set_error." + std::string(name_of(fault.error)),
          {{"where", where}, {"id", id}, {"total", long{total_crowns(set)}}}};
}

std::expected<Set, Message> parse_duel_set(std::string_view toml, const std::string& file) {
  const toml::parse_result parsed = toml::parse(in_ascii(toml), file);
  if (parsed) return SetReader(parsed.table(), file).read();
  TomlProblem problem(file);
  problem.report({"content.syntax", {{"why", std::string(parsed.error().description())}}}, parsed.error().source());
  return std::unexpected(*problem.found());
}

std::expected<Set, Message> read_duel_set(const std::string& file) {
  std::ifstream stream(file, std::ios::binary);
  std::string text(longest_file + 1, '\0');
  stream.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!stream.is_open() || stream.bad()) return std::unexpected(Message("content.cannot_read", {{"where", file}}));
  text.resize(static_cast<std::size_t>(stream.gcount()));
  if (text.size() > longest_file)
    return std::unexpected(Message("content.too_long", {{"where", file}, {"limit", static_cast<long>(longest_file)}}));
  return parse_duel_set(text, file);
}

std::expected<Set, Message> find_duel_set(std::string_view name) {
  if (name == default_set.name.view()) return default_set;
  if (!is_plain_name(name)) return std::unexpected(Message("duel.config.bad_set_name", {{"given", shortened(name)}}));
  return read_duel_set(content_directory() + "/" + std::string(name) + ".toml");
}

}  // namespace roundtable
