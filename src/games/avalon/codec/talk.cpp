// Statements in JSON, both ways.
#include "games/avalon/codec/talk.h"

#include <limits>

#include "codec/object_reader.h"
#include "engine/match.h"
#include "games/avalon/rules/names.h"

namespace roundtable {

using namespace avalon::talk;

namespace {

namespace json = boost::json;
using avalon::Card;
using avalon::Role;
using avalon::Side;
using avalon::Vote;

void read_number(ObjectReader& reader, std::string_view key, int low, Number& out) {
  int number = 0;
  reader.required_integer(key, low, std::numeric_limits<int>::max(), number);
  out = static_cast<Number>(number);
}

void read_seats(ObjectReader& reader, SeatSet& seats) {
  reader.required("seats");
  reader.array("seats", max_seats, [&](const json::value& value) {
    Seat seat;
    if (!reader.seat_of("seats", value, seat)) return;
    if (seats.contains(seat)) reader.fail({"json.seat_twice", {{"seat", long{seat.index()}}}});
    seats.insert(seat);
  });
}

Because read_reason(ObjectReader& reader) {
  const bool by_step = reader.member("step") != nullptr;
  Because because{by_step ? Because::By::Step : Because::By::Statement, 0};
  read_number(reader, by_step ? "step" : "statement", 1, because.number);
  return because;
}

void read_because(ObjectReader& reader, Reason& out) {
  const auto* value = reader.member("because");
  if (!value) return;
  ObjectReader inner(*value);
  out = read_reason(inner);
  if (const auto problem = inner.problem()) reader.fail(*problem);
}

template <class S>
S read_about(ObjectReader& reader) {
  S said{};
  reader.required_seat("seat", said.seat);
  return said;
}

template <class S>
S read_opinion(ObjectReader& reader) {
  S said = read_about<S>(reader);
  reader.required_word("strength", said.strength);
  read_because(reader, said.because);
  return said;
}

Statement read_among(ObjectReader& reader) {
  Among said;
  read_seats(reader, said.seats);
  int evil = 1;
  reader.required_integer("evil", 1, max_seats, evil);
  said.evil = static_cast<std::uint8_t>(evil);
  read_because(reader, said.because);
  return said;
}

Statement read_team(ObjectReader& reader) {
  CallTeam said;
  read_seats(reader, said.seats);
  reader.required_flag("clean", said.clean);
  read_because(reader, said.because);
  return said;
}

Statement read_want(ObjectReader& reader) {
  WantTeam said;
  read_seats(reader, said.seats);
  read_because(reader, said.because);
  return said;
}

Statement read_will(ObjectReader& reader) {
  Will said;
  bool approve = false;
  reader.required_flag("approve", approve);
  said.vote = approve ? Vote::Approve : Vote::Reject;
  read_because(reader, said.because);
  return said;
}

Statement read_answer(ObjectReader& reader) {
  Answer said;
  read_number(reader, "to", 1, said.to);
  reader.required_word("reason", said.motive);
  return said;
}

template <class S>
S read_reply(ObjectReader& reader) {
  S said;
  read_number(reader, "to", 1, said.to);
  if constexpr (requires { said.because; }) read_because(reader, said.because);
  return said;
}

Statement read_seen(ObjectReader& reader) {
  Seen said = read_about<Seen>(reader);
  reader.required_word("source", said.source);
  Side side = Side::Good;
  Card card = Card::Success;
  if (shows_side(said.source)) {
    reader.required_word("side", side);
    said.sight = avalon::sight_of(side);
  } else {
    reader.required_word("card", card);
    said.sight = avalon::sight_of(card);
  }
  return said;
}

Statement read_kind(ObjectReader& reader, Kind kind) {
  switch (kind) {
    case Kind::Trust:
      return read_opinion<Trust>(reader);
    case Kind::Suspect:
      return read_opinion<Suspect>(reader);
    case Kind::Among:
      return read_among(reader);
    case Kind::Team:
      return read_team(reader);
    case Kind::Want:
      return read_want(reader);
    case Kind::Will:
      return read_will(reader);
    case Kind::Why: {
      AskWhy said = read_about<AskWhy>(reader);
      read_number(reader, "step", 1, said.step);
      return said;
    }
    case Kind::Answer:
      return read_answer(reader);
    case Kind::Agree:
      return read_reply<Agree>(reader);
    case Kind::Disagree:
      return read_reply<Disagree>(reader);
    case Kind::Loyal:
      return ClaimLoyal{};
    case Kind::Claim: {
      ClaimRole said;
      reader.required_word("role", said.role);
      return said;
    }
    case Kind::Seen:
      return read_seen(reader);
    case Kind::Mistaken:
      return read_about<Mistaken>(reader);
    case Kind::Follow:
      return read_about<Follow>(reader);
    case Kind::Merlin:
      return read_about<NameMerlin>(reader);
  }
  return ClaimLoyal{};
}

void write_number(std::string_view key, Number number, JsonWriter& out) { out.key(key).value(std::int64_t{number}); }

void write_because(const Reason& because, JsonWriter& out) {
  if (!because) return;
  out.key("because").begin_object();
  write_number(because->by == Because::By::Step ? "step" : "statement", because->number, out);
  out.end_object();
}

template <class S>
void write_opinion(const S& said, JsonWriter& out) {
  out.key("seat").value(said.seat).key("strength").name(name_of(said.strength));
}
void write_slots(const Trust& said, JsonWriter& out) { write_opinion(said, out); }
void write_slots(const Suspect& said, JsonWriter& out) { write_opinion(said, out); }
void write_slots(const Among& said, JsonWriter& out) {
  out.key("seats").seats(said.seats).key("evil").value(int{said.evil});
}
void write_slots(const CallTeam& said, JsonWriter& out) {
  out.key("seats").seats(said.seats).key("clean").value(said.clean);
}
void write_slots(const WantTeam& said, JsonWriter& out) { out.key("seats").seats(said.seats); }
void write_slots(const Will& said, JsonWriter& out) { out.key("approve").value(said.vote == Vote::Approve); }
void write_slots(const AskWhy& said, JsonWriter& out) {
  out.key("seat").value(said.seat);
  write_number("step", said.step, out);
}
void write_slots(const Answer& said, JsonWriter& out) {
  write_number("to", said.to, out);
  out.key("reason").name(name_of(said.motive));
}
void write_slots(const Agree& said, JsonWriter& out) { write_number("to", said.to, out); }
void write_slots(const Disagree& said, JsonWriter& out) { write_number("to", said.to, out); }
void write_slots(const ClaimLoyal&, JsonWriter&) {}
void write_slots(const ClaimRole& said, JsonWriter& out) { out.key("role").name(name_of(said.role)); }
void write_slots(const Seen& said, JsonWriter& out) {
  out.key("seat").value(said.seat).key("source").name(name_of(said.source));
  out.key(is_side(said.sight) ? "side" : "card").name(name_of(said.sight));
}
void write_slots(const Mistaken& said, JsonWriter& out) { out.key("seat").value(said.seat); }
void write_slots(const Follow& said, JsonWriter& out) { out.key("seat").value(said.seat); }
void write_slots(const NameMerlin& said, JsonWriter& out) { out.key("seat").value(said.seat); }

}  // namespace

std::expected<Statement, Message> read_statement(const json::value& json) {
  ObjectReader reader(json);
  Kind kind = Kind::Loyal;
  reader.required_word("kind", kind);
  const Statement statement = read_kind(reader, kind);
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  return statement;
}

void write_statement(const Statement& statement, JsonWriter& out) {
  out.begin_object().key("kind").name(name_of(kind_of(statement)));
  match(statement, [&](const auto& said) {
    write_slots(said, out);
    if constexpr (requires { said.because; }) write_because(said.because, out);
  });
  out.end_object();
}

std::expected<Said, Message> read_said(const json::value& json) {
  ObjectReader reader(json);
  Said said;
  read_number(reader, "number", 1, said.number);
  read_number(reader, "step", 0, said.step);
  reader.required_seat("seat", said.seat);
  reader.required_word("to", said.to);
  if (const auto* value = reader.required("statement")) {
    const auto statement = read_statement(*value);
    if (statement)
      said.statement = *statement;
    else
      reader.fail(statement.error());
  }
  if (const auto problem = reader.problem()) return std::unexpected(*problem);
  return said;
}

void write_said(const Said& said, JsonWriter& out) {
  out.begin_object();
  write_number("number", said.number, out);
  write_number("step", said.step, out);
  out.key("seat").value(said.seat).key("to").name(name_of(said.to)).key("statement");
  write_statement(said.statement, out);
  out.end_object();
}

std::expected<std::vector<Said>, Message> read_talk(const json::value& json, int players) {
  const auto* items = json.if_array();
  if (!items) return std::unexpected(Message("json.wrong_type.array", {{"key", std::string("talk")}}));
  std::vector<Said> talk;
  talk.reserve(items->size());
  for (const json::value& item : *items) {
    auto said = read_said(item);
    if (!said) return std::unexpected(said.error());
    if (said->seat.index() >= players)
      return std::unexpected(Message("json.no_such_seat", {{"key", std::string("seat")}}));
    talk.push_back(std::move(*said));
  }
  return talk;
}

void write_talk(const std::vector<Said>& talk, JsonWriter& out) {
  out.begin_array();
  for (const Said& said : talk) write_said(said, out);
  out.end_array();
}

}  // namespace roundtable
