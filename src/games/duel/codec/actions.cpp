// The duel's actions in JSON, and why one was refused.
#include "codec/object_reader.h"
#include "engine/match.h"
#include "games/duel/codec/codec.h"

namespace roundtable {

using namespace duel;

namespace {

enum class Kind : std::uint8_t { Reinforce, Enchant, Attack, Answer, Pay, UseAvalon, End, Supply, Discard, Resign };
constexpr Names<10> names_of(Kind) {
  return {"reinforce", "enchant", "attack", "answer", "pay", "use_avalon", "end", "supply", "discard", "resign"};
}

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

Action read_kind(ObjectReader& reader, Kind kind) {
  switch (kind) {
    case Kind::Reinforce:
      return read_laying<Reinforce>(reader);
    case Kind::Enchant:
      return read_laying<Enchant>(reader);
    case Kind::Attack:
      return read_laying<Attack>(reader);
    case Kind::Answer:
      return read_answer(reader);
    case Kind::Pay:
      return read_payment(reader);
    case Kind::UseAvalon:
      return UseAvalon{};
    case Kind::End:
      return EndPlay{};
    case Kind::Supply: {
      TakeTile action{};
      reader.required_word("tile", action.tile);
      return action;
    }
    case Kind::Discard: {
      Discard action{};
      reader.required_word("card", action.card);
      return action;
    }
    case Kind::Resign:
      return Resign{};
  }
  return Resign{};
}

template <class A>
void write_laying(Kind kind, const A& action, auto& out) {
  out.key("type").name(name_of(kind)).key("card").name(name_of(action.card)).key("at").value(int{action.at});
}
void write(const Reinforce& action, auto& out) { write_laying(Kind::Reinforce, action, out); }
void write(const Enchant& action, auto& out) { write_laying(Kind::Enchant, action, out); }
void write(const Attack& action, auto& out) { write_laying(Kind::Attack, action, out); }
void write(const Answer& action, auto& out) {
  out.key("type").name(name_of(Kind::Answer)).key("card");
  if (action.card)
    out.name(name_of(*action.card));
  else
    out.null();
}
void write(const PayFromHand& action, auto& out) {
  out.key("type").name(name_of(Kind::Pay)).key("card").name(name_of(action.card));
}
void write(const PayFromPile& action, auto& out) {
  out.key("type").name(name_of(Kind::Pay)).key("at").value(int{action.at});
}
void write(const UseAvalon&, auto& out) { out.key("type").name(name_of(Kind::UseAvalon)); }
void write(const EndPlay&, auto& out) { out.key("type").name(name_of(Kind::End)); }
void write(const TakeTile& action, auto& out) {
  out.key("type").name(name_of(Kind::Supply)).key("tile").name(name_of(action.tile));
}
void write(const Discard& action, auto& out) {
  out.key("type").name(name_of(Kind::Discard)).key("card").name(name_of(action.card));
}
void write(const Resign&, auto& out) { out.key("type").name(name_of(Kind::Resign)); }

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
  out.begin_object();
  match(action, [&](const auto& what) { write(what, out); });
  out.end_object();
}

}  // namespace

std::expected<Action, Message> Codec<Duel>::read_action(const boost::json::value& json) {
  ObjectReader reader(json);
  Kind kind = Kind::Resign;
  reader.required_word("type", kind);
  const Action action = read_kind(reader, kind);
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
