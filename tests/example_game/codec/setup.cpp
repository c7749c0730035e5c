// Config, deal and actions.
#include "codec/object_reader.h"
#include "tests/example_game/codec/cards.h"
#include "tests/example_game/codec/codec.h"

namespace roundtable {

using namespace example;

namespace {

void read_hand(ObjectReader& reader, const boost::json::value& value, Hand& hand,
               SmallList<Card, highest_card>& dealt) {
  const auto* cards = value.if_array();
  if (!cards || cards->size() != hand_size) return reader.fail("example.json.wrong_hand");
  for (const auto& item : *cards) {
    const auto* card = item.if_int64();
    if (!card || *card < 1 || *card > highest_card || dealt.contains(static_cast<Card>(*card)))
      return reader.fail("example.json.wrong_card");
    dealt.push_back(static_cast<Card>(*card));
    hand.push_back(static_cast<Card>(*card));
  }
}

/// To a JsonWriter or to MemberValues.
void write_to(const Action& action, auto& out) {
  out.begin_object().key("type").name("lay").key("card").value(int{std::get<LayCard>(action).card}).end_object();
}

template <class T>
std::expected<T, Message> finished(ObjectReader& reader, const T& value) {
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  return value;
}

}  // namespace

std::expected<Setup, Message> Codec<Example>::read_config(const boost::json::value& json) {
  ObjectReader reader(json);
  int players = min_players;
  reader.integer("players", min_players, max_players, players);
  return finished(reader, Setup{static_cast<std::uint8_t>(players)});
}

std::expected<DealWish, Message> Codec<Example>::read_deal(const Setup& setup, const boost::json::value& json) {
  ObjectReader reader(json);
  DealWish wish;
  if (const auto* value = reader.member("hands")) {
    const auto* hands = value->if_array();
    if (!hands || hands->size() != setup.players) return std::unexpected(Message("example.json.wrong_hands"));
    SmallList<Card, highest_card> dealt;
    wish.hands.emplace(setup.players);
    for (const Seat seat : SeatSet::all(setup.players))
      read_hand(reader, (*hands)[static_cast<std::size_t>(seat.index())], (*wish.hands)[seat], dealt);
  }
  return finished(reader, wish);
}

std::expected<Action, Message> Codec<Example>::read_action(const boost::json::value& json) {
  ObjectReader reader(json);
  std::string type;
  int card = 0;
  if (reader.required("type")) reader.text("type", type);
  reader.required_integer("card", 1, highest_card, card);
  if (!reader.has_failed() && type != "lay") reader.fail("example.json.unknown_action");
  return finished(reader, Action(LayCard{static_cast<Card>(card)}));
}

Message Codec<Example>::explain(const View&, const Action&, Refusal refusal) {
  return Message("example.refusal." + std::string(name_of(refusal)));
}

void Codec<Example>::write_description(JsonWriter& out) {
  out.key("players").begin_array().value(min_players).value(max_players).end_array();
  out.key("config").begin_object().end_object();
}

void Codec<Example>::write_config(const Setup& setup, JsonWriter& out) {
  out.begin_object().key("players").value(int{setup.players}).end_object();
}

void Codec<Example>::write_deal(const Event& dealt, const Setup&, JsonWriter& out) {
  out.begin_object().key("hands").begin_array();
  for (const Hand& hand : std::get<Dealt>(dealt).hands) write_cards(hand, out);
  out.end_array().end_object();
}

void Codec<Example>::write_action(const Action& action, JsonWriter& out) { write_to(action, out); }
void Codec<Example>::write_action(const Action& action, MemberValues& out) { write_to(action, out); }

}  // namespace roundtable
