#include "games/avalon/codec/table_talk.h"

#include "games/avalon/rules/legality.h"

namespace roundtable {

using avalon::View;
namespace talk = avalon::talk;

namespace {

TalkFault::Code code_of(talk::Refusal refusal) {
  if (refusal == talk::Refusal::GameOver) return TalkFault::Code::GameOver;
  return refusal == talk::Refusal::TooMuchTalk ? TalkFault::Code::TooMuchTalk : TalkFault::Code::BadStatement;
}

}  // namespace

void AvalonTableTalk::acted(const avalon::Table& before, Seat seat, const avalon::Table& after) {
  course_.add(talk::step_seen(before, seat, after));
}

talk::Floor AvalonTableTalk::floor(const View& view, Audience to) const {
  if (to == Audience::All) return log_.floor(view.table, course_, view.seat);
  return log_.floor_among_allies(view.table, course_, view.seat, avalon::confers(view));
}

std::optional<TalkFault> AvalonTableTalk::say(const View& view, Audience to, const boost::json::value& json,
                                              JsonWriter& out) {
  const auto statement = read_statement(json);
  if (!statement) return TalkFault{TalkFault::Code::BadStatement, statement.error()};
  const auto said = to == Audience::All
                        ? log_.say(view.table, course_, view.seat, *statement)
                        : log_.say_to_allies(view.table, course_, view.seat, avalon::confers(view), *statement);
  if (!said) return TalkFault{code_of(said.error()), explain_talk(floor(view, to), said.error())};
  write_said(*said, out);
  return std::nullopt;
}

void AvalonTableTalk::write_sayable(const View& view, JsonWriter& out) const {
  out.begin_array();
  for (const Audience to : {Audience::All, Audience::Allies})
    roundtable::write_sayable(talk::sayable(floor(view, to)), out);
  out.end_array();
}

void AvalonTableTalk::write_heard(std::optional<Seat> seat, Number since, Number since_allies, JsonWriter& out) const {
  write_talk(log_.heard_by(seat, since, since_allies), out);
}

void AvalonTableTalk::write_record(JsonWriter& out) const { write_talk(log_.record(), out); }

std::optional<Message> AvalonTableTalk::repeat(const View& view, const Said& said) {
  const auto refused = log_.repeat(view.table, course_, avalon::confers(view), said);
  return refused ? std::optional(explain_talk(floor(view, said.to), *refused)) : std::nullopt;
}

}  // namespace roundtable
