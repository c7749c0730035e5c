// The duel's config and deal in JSON.
#include "codec/object_reader.h"
#include "codec/words.h"
#include "games/duel/codec/codec.h"
#include "games/duel/codec/set.h"
#include "games/duel/content/sets.h"

namespace roundtable {

using namespace duel;

namespace {

/// 0, 1 or "random".
void read_first(ObjectReader& reader, std::optional<Seat>& first) {
  const auto* value = reader.member("first");
  if (!value) return;
  const auto* number = value->if_int64();
  if (number && (*number == 0 || *number == 1))
    first = Seat(static_cast<int>(*number));
  else if (*value != "random")
    reader.fail("duel.config.bad_first");
}

/// A name, or the set itself as a record carries it.
void read_set(ObjectReader& reader, Set& set) {
  const auto* value = reader.member("set");
  if (!value) return;
  const auto* name = value->if_string();
  const auto found = name ? find_duel_set(*name) : read_duel_set_json(*value);
  if (found)
    set = *found;
  else
    reader.fail(found.error());
}

/// An array that must have exactly as many members as `out`.
template <class Out, class Read>
void read_exactly(ObjectReader& reader, std::string_view key, const boost::json::value& value, Out& out, Read read) {
  const auto* items = value.if_array();
  if (!items || items->size() != out.size())
    return reader.fail({"duel.json.wrong_length", {{"key", std::string(key)}, {"n", static_cast<long>(out.size())}}});
  for (std::size_t i = 0; i < out.size(); ++i) read((*items)[i], out[i]);
}

/// Two lists of cards, one a seat.
template <class Piece>
void read_both(ObjectReader& reader, std::string_view key, std::optional<Both<Piece>>& out) {
  const auto* value = reader.member(key);
  if (!value) return;
  std::array<Piece, player_count> pieces{};
  read_exactly(reader, key, *value, pieces, [&](const auto& list, Piece& piece) {
    read_exactly(reader, key, list, piece, [&](const auto& word, Card& card) { reader.word_of(key, word, card); });
  });
  out.emplace();
  for (const Seat seat : both_seats) (*out)[seat] = pieces[static_cast<std::size_t>(seat.index())];
}

void read_territories(ObjectReader& reader, const Set& set, DealWish& wish) {
  const auto* value = reader.member("territories");
  if (!value) return;
  read_exactly(reader, "territories", *value, wish.territories.emplace(), [&](const auto& item, std::uint8_t& card) {
    const auto* id = item.if_string();
    const auto found = id ? find_territory(set, *id) : std::nullopt;
    if (found)
      card = *found;
    else
      reader.fail({"duel.json.no_such_territory", {{"given", id ? shortened(*id) : "–"}}});
  });
}

std::optional<std::uint8_t> hex_digit(char c) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto place = digits.find(c);
  return place == std::string_view::npos ? std::nullopt : std::optional(static_cast<std::uint8_t>(place));
}

/// 64 hexadecimal digits.
void read_shuffles(ObjectReader& reader, std::optional<ShuffleKey>& key) {
  std::string text;
  if (!reader.member("shuffles")) return;
  reader.text("shuffles", text);
  key.emplace();
  if (text.size() != 2 * key->size()) return reader.fail("duel.json.bad_shuffles");
  for (std::size_t i = 0; i < key->size(); ++i) {
    const auto high = hex_digit(text[2 * i]);
    const auto low = hex_digit(text[2 * i + 1]);
    if (!high || !low) return reader.fail("duel.json.bad_shuffles");
    (*key)[i] = static_cast<std::uint8_t>(*high << 4 | *low);
  }
}

std::string hex(const ShuffleKey& key) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (const auto byte : key) {
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }
  return text;
}

void read_first_seat(ObjectReader& reader, std::optional<Seat>& first) {
  if (!reader.member("first")) return;
  int seat = 0;
  reader.integer("first", 0, player_count - 1, seat);
  first = Seat(seat);
}

template <class Piece>
void write_both(std::string_view key, const Both<Piece>& both, JsonWriter& out) {
  out.key(key).begin_array();
  for (const Piece& piece : both) write_words(piece, out);
  out.end_array();
}

}  // namespace

std::expected<Setup, Message> Codec<Duel>::read_config(const boost::json::value& json) {
  ObjectReader reader(json);
  Setup setup;
  read_first(reader, setup.first);
  read_set(reader, setup.set);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  return setup;
}

std::vector<Message> Codec<Duel>::warnings(const Setup&) { return {}; }

std::expected<DealWish, Message> Codec<Duel>::read_deal(const Setup& setup, const boost::json::value& json) {
  ObjectReader reader(json);
  DealWish wish;
  read_territories(reader, setup.set, wish);
  read_both(reader, "sides", wish.sides);
  read_both(reader, "hands", wish.hands);
  reader.array("deck", opening_deck_size, [&](const auto& value) {
    Card card{};
    reader.word_of("deck", value, card);
    wish.deck.push_back(card);
  });
  read_first_seat(reader, wish.first);
  read_shuffles(reader, wish.shuffles);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  if (const auto error = deal_error(wish))
    return std::unexpected(Message("duel.deal_error." + std::string(name_of(*error))));
  return wish;
}

void Codec<Duel>::write_config(const Setup& setup, JsonWriter& out) {
  out.begin_object().key("first");
  if (setup.first)
    out.value(*setup.first);
  else
    out.name("random");
  out.key("set");
  write_duel_set(setup.set, out);
  out.end_object();
}

void Codec<Duel>::write_deal(const Event& event, const Setup& setup, JsonWriter& out) {
  const auto& dealt = std::get<Dealt>(event);
  out.begin_object().key("territories").begin_array();
  for (const auto card : dealt.territories) out.name(setup.set.territories[card].id.view());
  out.end_array();
  write_both("sides", dealt.sides, out);
  write_both("hands", dealt.hands, out);
  out.key("deck");
  write_words(dealt.deck, out);
  out.key("first").value(dealt.first).key("shuffles").name(hex(dealt.shuffles)).end_object();
}

void Codec<Duel>::write_description(JsonWriter& out) {
  out.key("players").begin_array().value(int{player_count}).value(int{player_count}).end_array();
  out.key("config").begin_object().key("type").name("object").key("properties").begin_object();
  out.key("first").begin_object().key("enum").begin_array().value(0).value(1).name("random").end_array();
  out.key("default").name("random").end_object();
  out.key("set").begin_object().key("type").begin_array().name("string").name("object").end_array();
  out.key("default").name(default_set.name.view()).end_object().end_object();
  out.key("required").begin_array().end_array().key("additionalProperties").value(false).end_object();
}

}  // namespace roundtable
