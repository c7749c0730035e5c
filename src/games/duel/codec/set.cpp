#include "games/duel/codec/set.h"

#include "codec/object_reader.h"
#include "games/duel/content/sets.h"
#include "games/duel/rules/names.h"

namespace roundtable {

using namespace duel;

namespace {

/// A text that fits into a label; an empty one where it does not, which the check of the set then refuses.
Label read_label(ObjectReader& reader, std::string_view key) {
  std::string text;
  if (reader.required(key)) reader.text(key, text);
  return text.size() <= Label::longest ? Label(text) : Label();
}

std::optional<Message> read_territory(const boost::json::value& json, TerritoryCard& card) {
  ObjectReader reader(json);
  int crowns = 0;
  card.id = read_label(reader, "id");
  reader.required_integer("crowns", 0, 99, crowns);
  reader.word("land", card.land);
  reader.word("power", card.power);
  card.crowns = static_cast<std::uint8_t>(crowns);
  return reader.problem();
}

std::optional<Message> read_tiles(const boost::json::value& json, TileCounts& tiles) {
  ObjectReader reader(json);
  for (std::size_t tile = 0; tile < tile_kinds; ++tile) {
    int copies = 0;
    reader.integer(name_of(static_cast<Tile>(tile)), 0, 9, copies);
    tiles[tile] = static_cast<std::uint8_t>(copies);
  }
  return reader.problem();
}

void read_territories(ObjectReader& reader, Set& set) {
  std::size_t count = 0;
  reader.required("territories");
  reader.array("territories", territory_count, [&](const auto& value) {
    if (const auto problem = read_territory(value, set.territories[count++])) reader.fail(*problem);
  });
  if (count < territory_count)
    reader.fail({"duel.set_error.wrong_territories",
                 {{"where", std::string("territories")}, {"given", static_cast<long>(count)}}});
}

}  // namespace

std::expected<Set, Message> read_duel_set_json(const boost::json::value& json) {
  ObjectReader reader(json);
  Set set;
  set.name = read_label(reader, "name");
  read_territories(reader, set);
  if (const auto* tiles = reader.required("tiles"))
    if (const auto problem = read_tiles(*tiles, set.tiles)) reader.fail(*problem);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  if (const auto fault = set_fault(set)) return std::unexpected(explain_set_fault(set, *fault, "set"));
  return set;
}

void write_duel_set(const Set& set, JsonWriter& out) {
  out.begin_object().key("name").value(set.name.view()).key("territories").begin_array();
  for (const TerritoryCard& card : set.territories) {
    out.begin_object().key("id").name(card.id.view()).key("land").name(name_of(card.land));
    out.key("crowns").value(int{card.crowns}).key("power").name(name_of(card.power)).end_object();
  }
  out.end_array().key("tiles").begin_object();
  for (std::size_t tile = 0; tile < tile_kinds; ++tile)
    out.key(name_of(static_cast<Tile>(tile))).value(int{set.tiles[tile]});
  out.end_object().end_object();
}

}  // namespace roundtable
