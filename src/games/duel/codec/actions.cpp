// The duel's actions in JSON, and why one was refused.
#include "codec/object_reader.h"
#include "engine/match.h"
#include "games/duel/codec/action_types.h"
#include "games/duel/codec/codec.h"

namespace roundtable {

using namespace duel;

namespace {

void read_place(ObjectReader& reader, Place& place) {
  int at = 0;
  reader.required_integer("at", 0, territory_count - 1, at);
  place = static_cast<Place>(at);
}

template <class A>
A read_laying(ObjectReader& reader) {
  A action{};
  reader.required_word("card", action.card);
  read_place(reader, action.at);
  return action;
}

Answer read_answer(ObjectReader& reader) {
  const auto* value = reader.required("card");
  if (!value || value->is_null()) return {};
  Card card{};
  reader.word("card", card);
  return {card};
}

/// A card from the hand, or the top of a pile: one of the two.
Action read_payment(ObjectReader& reader) {
  const bool from_hand = reader.member("card") != nullptr;
  const bool from_pile = reader.member("at") != nullptr;
  if (from_hand == from_pile) reader.fail("duel.json.card_or_at");
  if (from_hand) {
    PayFromHand action{};
    reader.word("card", action.card);
    return action;
  }
  PayFromPile action{};
  read_place(reader, action.at);
  return action;
}

Action read_fields(ObjectReader& reader, ActionType type) {
  switch (type) {
    case ActionType::Reinforce:
      return read_laying<Reinforce>(reader);
    case ActionType::Enchant:
      return read_laying<Enchant>(reader);
    case ActionType::Attack:
      return read_laying<Attack>(reader);
    case ActionType::Answer:
      return read_answer(reader);
    case ActionType::Pay:
      return read_payment(reader);
    case ActionType::UseAvalon:
      return UseAvalon{};
    case ActionType::End:
      return EndPlay{};
    case ActionType::Supply: {
      TakeTile action{};
      reader.required_word("tile", action.tile);
      return action;
    }
    case ActionType::Discard: {
      Discard action{};
      reader.required_word("card", action.card);
      return action;
    }
    case ActionType::Resign:
      return Resign{};
  }
  return Resign{};
}

template <class A>
void write_laying(const A& action, auto& out) {
  out.key("card").name(name_of(action.card)).key("at").value(int{action.at});
}
void write_fields(const Reinforce& action, auto& out) { write_laying(action, out); }
void write_fields(const Enchant& action, auto& out) { write_laying(action, out); }
void write_fields(const Attack& action, auto& out) { write_laying(action, out); }
void write_fields(const Answer& action, auto& out) {
  out.key("card");
  if (action.card)
    out.name(name_of(*action.card));
  else
    out.null();
}
void write_fields(const PayFromHand& action, auto& out) { out.key("card").name(name_of(action.card)); }
void write_fields(const PayFromPile& action, auto& out) { out.key("at").value(int{action.at}); }
void write_fields(const UseAvalon&, auto&) {}
void write_fields(const EndPlay&, auto&) {}
void write_fields(const TakeTile& action, auto& out) { out.key("tile").name(name_of(action.tile)); }
void write_fields(const Discard& action, auto& out) { out.key("card").name(name_of(action.card)); }
void write_fields(const Resign&, auto&) {}

/// Where the action points at a territory.
std::optional<Place> place_of(const Action& action) {
  return match(action, [](const auto& what) -> std::optional<Place> {
    if constexpr (requires { what.at; }) return what.at;
    return std::nullopt;
  });
}

std::string open_tiles(const Tiles& tiles) {
  std::string list;
  for (std::size_t tile = 0; tile < tile_kinds; ++tile)
    if (tiles.up[tile] > 0) list += (list.empty() ? "" : ", ") + std::string(name_of(static_cast<Tile>(tile)));
  return list;
}

/// To a JsonWriter or to MemberValues.
void write_to(const Action& action, auto& out) {
  out.begin_object().key("type").name(name_of(type_of(action)));
  match(action, [&](const auto& what) { write_fields(what, out); });
  out.end_object();
}

}  // namespace

std::expected<Action, Message> Codec<Duel>::read_action(const boost::json::value& json) {
  ObjectReader reader(json);
  ActionType type = ActionType::Resign;
  reader.required_word("type", type);
  const Action action = read_fields(reader, type);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  return action;
}

void Codec<Duel>::write_action(const Action& action, JsonWriter& out) { write_to(action, out); }
void Codec<Duel>::write_action(const Action& action, MemberValues& out) { write_to(action, out); }

Message Codec<Duel>::explain(const View& view, const Action& action, Refusal refusal) {
  const auto at = place_of(action);
  const long needed = at ? cards_to_attack(view.table, *at, view.seat) : 0;
  const long own = at ? static_cast<long>(pile(view.table, *at, view.seat).size()) : 0;
  return {"duel.refusal." + std::string(name_of(refusal)),
          {{"phase", std::string(phase_name(view.table.phase))},
           {"at", long{at.value_or(0)}},
           {"needed", needed},
           {"own", own},
           {"tiles", open_tiles(view.table.tiles)}}};
}

}  // namespace roundtable
