#include "games/duel/content/sets.h"

#include <algorithm>
#include <filesystem>

#include "content/toml_reader.h"
#include "games/duel/rules/names.h"

namespace roundtable {

using namespace duel;

namespace {

bool is_plain_name(std::string_view name) {
  return !name.empty() && name.size() <= Label::longest && std::all_of(name.begin(), name.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
  });
}

class SetReader {
 public:
  SetReader(const toml::table& root, std::string_view file, Problems& problems)
      : top_(root, file, problems), problems_(problems) {}

  std::expected<Set, Message> read() {
    const auto name = top_.required("name") ? top_.text("name") : "";
    if (!is_plain_name(name)) return (top_.fail("content.bad_name"), first_problem());
    set_.name = Label(name);
    if (const auto* node = top_.required("territory")) read_territories(*node);
    if (top_.required("tiles")) top_.subtable("tiles", [&](TomlReader& reader) { read_tiles(reader); });
    top_.finish();
    if (!problems_.none()) return first_problem();
    if (const auto fault = set_fault(set_)) return std::unexpected(explain(*fault));
    return set_;
  }

 private:
  std::unexpected<Message> first_problem() const { return std::unexpected(problems_.list().front()); }

  void read_territories(const toml::node& node) {
    const auto* cards = node.as_array();
    if (!cards || cards->size() != territory_count) {
      const long given = cards ? static_cast<long>(cards->size()) : 0;
      return top_.fail(node, {"duel.set_error.wrong_territories", {{"given", given}}});
    }
    std::size_t next = 0;
    top_.tables("territory", territory_count, [&](TomlReader& reader) {
      lines_[next] = reader.table().source();
      read_territory(reader, set_.territories[next++]);
    });
  }

  static void read_territory(TomlReader& reader, TerritoryCard& card) {
    const auto id = reader.required("id") ? reader.text("id") : "";
    reader.required("crowns");
    card.crowns = static_cast<std::uint8_t>(reader.integer("crowns", 0, 99, 0));
    card.land = reader.word("land", card.land);
    card.power = reader.word("power", card.power);
    card.id = id.size() <= Label::longest ? Label(id) : Label();
  }

  void read_tiles(TomlReader& reader) {
    for (std::size_t tile = 0; tile < tile_kinds; ++tile)
      set_.tiles[tile] = static_cast<std::uint8_t>(reader.integer(name_of(static_cast<Tile>(tile)), 0, 9, 0));
  }

  Message explain(const SetFault& fault) const {
    return explain_set_fault(set_, fault,
                             place_in(top_.file(), fault.territory ? lines_[*fault.territory] : toml::source_region{}));
  }

  TomlReader top_;
  Problems& problems_;
  Set set_;
  std::array<toml::source_region, territory_count> lines_;
};

}  // namespace

Message explain_set_fault(const Set& set, const SetFault& fault, const std::string& where) {
  const auto id = fault.territory ? std::string(set.territories[*fault.territory].id.view()) : "";
  return {"duel.set_error." + std::string(name_of(fault.error)),
          {{"where", where}, {"id", id}, {"total", long{total_crowns(set)}}}};
}

std::expected<Set, Message> parse_duel_set(std::string_view toml, const std::string& file) {
  Problems problems;
  const auto table = parse_toml({file, std::string(toml)}, problems);
  if (!table) return std::unexpected(problems.list().front());
  return SetReader(*table, file, problems).read();
}

std::expected<Set, Message> read_duel_set(const std::string& file) {
  const auto text = read_source(file);
  if (!text) return std::unexpected(text.error());
  return parse_duel_set(*text, file);
}

std::expected<Set, Message> find_duel_set(std::string_view name) {
  if (name == default_set.name.view()) return default_set;
  if (!is_plain_name(name)) return std::unexpected(Message("duel.config.bad_set_name", {{"given", shortened(name)}}));
  const auto file = "/duel/" + std::string(name) + ".toml";
  const auto directories = content_directories();
  for (const auto& directory : directories)
    if (std::filesystem::exists(directory + file)) return read_duel_set(directory + file);
  return read_duel_set(directories.front() + file);
}

}  // namespace roundtable
