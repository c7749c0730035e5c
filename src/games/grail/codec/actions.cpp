// Grail's actions in JSON, and why one was refused.
#include "codec/object_reader.h"
#include "engine/match.h"
#include "games/grail/codec/codec.h"

namespace roundtable {

using namespace grail;

namespace {

enum class Type : std::uint8_t {
  Answer,
  LayAside,
  Keep,
  Redraw,
  Activate,
  Lay,
  Stop,
  Charges,
  Item,
  Discard,
  Flee,
  Leave,
  Loot,
  Travel,
  Explore,
  Act,
  Light,
  Rest,
  Grow,
  Learn,
  KeepCard,
  TakeOut,
  PutIn,
  Sleep,
  Give
};
constexpr Names<25> names_of(Type) {
  return {"answer",  "lay_aside", "keep",      "redraw",   "activate", "lay",     "stop", "charges", "item",
          "discard", "flee",      "leave",     "loot",     "travel",   "explore", "act",  "light",   "rest",
          "grow",    "learn",     "keep_card", "take_out", "put_in",   "sleep",   "give"};
}
static_assert(names_of(Type{}).size() == std::variant_size_v<Action>);

std::uint8_t place(ObjectReader& reader, std::string_view key) {
  int number = 0;
  reader.required_integer(key, 0, 254, number);
  return static_cast<std::uint8_t>(number);
}

Seat seat(ObjectReader& reader, std::string_view key) {
  Seat seat;
  reader.required_seat(key, seat);
  return seat;
}

/// The rows whose magic key is paid for, counted from the bottom, the lowest being 1.
std::uint8_t magic_rows(ObjectReader& reader) {
  unsigned rows = 0;
  reader.array("magic", max_rows, [&](const auto& value) {
    const auto* number = value.if_int64();
    if (!number || *number < 1 || *number > static_cast<std::int64_t>(max_rows))
      return reader.fail(
          {"json.out_of_range", {{"key", std::string("magic")}, {"low", 1L}, {"high", static_cast<long>(max_rows)}}});
    rows |= 1U << (*number - 1);
  });
  return static_cast<std::uint8_t>(rows);
}

template <class E>
E word(ObjectReader& reader, std::string_view key) {
  E value{};
  reader.required_word(key, value);
  return value;
}

bool required_flag(ObjectReader& reader, std::string_view key) {
  bool flag = false;
  reader.required_flag(key, flag);
  return flag;
}

Travel read_travel(ObjectReader& reader) {
  Travel action{place(reader, "location"), false};
  reader.flag("party", action.party);
  return action;
}

Action read_type(ObjectReader& reader, Type type) {
  switch (type) {
    case Type::Answer:
      return Answer{required_flag(reader, "yes")};
    case Type::LayAside:
      return LayAside{place(reader, "item")};
    case Type::Keep:
      return Keep{};
    case Type::Redraw:
      return Redraw{};
    case Type::Activate:
      return Activate{seat(reader, "member")};
    case Type::Lay: {
      const auto hand = place(reader, "hand");
      return LayCard{hand, magic_rows(reader)};
    }
    case Type::Stop:
      return Stop{};
    case Type::Charges:
      return PayCharges{place(reader, "place")};
    case Type::Item:
      return UseItem{place(reader, "item")};
    case Type::Discard:
      return DiscardCard{place(reader, "hand")};
    case Type::Flee:
      return Flee{};
    case Type::Leave:
      return Leave{};
    case Type::Loot:
      return GiveLoot{seat(reader, "member")};
    case Type::Travel:
      return read_travel(reader);
    case Type::Explore:
      return Explore{place(reader, "location")};
    case Type::Act:
      return Act{place(reader, "action")};
    case Type::Light:
      return LightMenhir{};
    case Type::Rest:
      return Rest{};
    case Type::Grow:
      return Grow{word<Attribute>(reader, "attribute")};
    case Type::Learn:
      return Learn{word<Kind>(reader, "kind")};
    case Type::KeepCard:
      return KeepCard{place(reader, "place")};
    case Type::TakeOut: {
      const auto kind = word<Kind>(reader, "kind");
      return TakeOut{kind, place(reader, "place")};
    }
    case Type::PutIn: {
      const auto kind = word<Kind>(reader, "kind");
      return PutIn{kind, place(reader, "place")};
    }
    case Type::Sleep:
      return Sleep{};
    case Type::Give: {
      const auto item = place(reader, "item");
      return GiveItem{item, seat(reader, "member")};
    }
  }
  return Stop{};
}

void write_fields(const Answer& action, auto& out) { out.key("yes").value(action.yes); }
void write_fields(const LayAside& action, auto& out) { out.key("item").value(int{action.item}); }
void write_fields(const Keep&, auto&) {}
void write_fields(const Redraw&, auto&) {}
void write_fields(const Activate& action, auto& out) { out.key("member").value(action.member); }
void write_fields(const LayCard& action, auto& out) {
  out.key("hand").value(int{action.hand});
  if (action.magic == 0) return;
  out.key("magic").begin_array();
  for (std::size_t i = 0; i < max_rows; ++i)
    if ((action.magic >> i & 1U) != 0) out.value(static_cast<int>(i) + 1);
  out.end_array();
}
void write_fields(const Stop&, auto&) {}
void write_fields(const PayCharges& action, auto& out) { out.key("place").value(int{action.place}); }
void write_fields(const UseItem& action, auto& out) { out.key("item").value(int{action.item}); }
void write_fields(const DiscardCard& action, auto& out) { out.key("hand").value(int{action.hand}); }
void write_fields(const Flee&, auto&) {}
void write_fields(const Leave&, auto&) {}
void write_fields(const GiveLoot& action, auto& out) { out.key("member").value(action.to); }
void write_fields(const Travel& action, auto& out) {
  out.key("location").value(int{action.location});
  if (action.party) out.key("party").value(true);
}
void write_fields(const Explore& action, auto& out) { out.key("location").value(int{action.location}); }
void write_fields(const Act& action, auto& out) { out.key("action").value(int{action.action}); }
void write_fields(const LightMenhir&, auto&) {}
void write_fields(const Rest&, auto&) {}
void write_fields(const Grow& action, auto& out) { out.key("attribute").name(name_of(action.attribute)); }
void write_fields(const Learn& action, auto& out) { out.key("kind").name(name_of(action.kind)); }
void write_fields(const KeepCard& action, auto& out) { out.key("place").value(int{action.place}); }
void write_fields(const TakeOut& action, auto& out) {
  out.key("kind").name(name_of(action.kind)).key("place").value(int{action.place});
}
void write_fields(const PutIn& action, auto& out) {
  out.key("kind").name(name_of(action.kind)).key("place").value(int{action.place});
}
void write_fields(const Sleep&, auto&) {}
void write_fields(const GiveItem& action, auto& out) {
  out.key("item").value(int{action.item}).key("member").value(action.to);
}

/// To a JsonWriter or to MemberValues.
void write_to(const Action& action, auto& out) {
  out.begin_object().key("type").name(name_of(static_cast<Type>(action.index())));
  match(action, [&](const auto& what) { write_fields(what, out); });
  out.end_object();
}

}  // namespace

std::expected<Action, Message> Codec<Grail>::read_action(const boost::json::value& json) {
  ObjectReader reader(json);
  Type type = Type::Stop;
  reader.required_word("type", type);
  const Action action = read_type(reader, type);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  return action;
}

void Codec<Grail>::write_action(const Action& action, JsonWriter& out) { write_to(action, out); }
void Codec<Grail>::write_action(const Action& action, MemberValues& out) { write_to(action, out); }

Message Codec<Grail>::explain(const View& view, const Action&, Refusal refusal) {
  const Table& table = view.table;
  const Member& member = table.at(view.seat);
  return {"grail.refusal." + std::string(name_of(refusal)),
          {{"phase", std::string(phase_name(table))},
           {"magic", long{member.of(Stock::Magic)}},
           {"energy", long{member.of(Stock::Energy)}},
           {"experience", long{member.of(Stock::Experience)}},
           {"hand", static_cast<long>(member.hand.size())},
           {"least", long{smallest_deck}},
           {"most", static_cast<long>(max_deck)}}};
}

}  // namespace roundtable
