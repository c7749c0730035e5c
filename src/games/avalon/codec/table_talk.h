// The talk at one table of Avalon, in JSON: all that a match keeps of it beside the state.
#pragma once

#include "games/avalon/codec/talk.h"
#include "games/avalon/rules/view.h"

namespace roundtable {

struct TalkFault {
  enum class Code : std::uint8_t { BadStatement, TooMuchTalk, GameOver };
  Code code;
  Message message;
};

class AvalonTableTalk {
 public:
  using Audience = avalon::talk::Audience;
  using Number = avalon::talk::Number;
  using Said = avalon::talk::Said;

  /// To be called after each action, with the open table before it and after all that followed.
  void acted(const avalon::Table& before, Seat seat, const avalon::Table& after);

  /// The seat of the view speaks: writes what was said, or says why it cannot be and changes nothing.
  std::optional<TalkFault> say(const avalon::View& view, Audience to, const boost::json::value& statement,
                               JsonWriter& out);
  /// An array of what the seat may say now, to all and to its allies.
  void write_sayable(const avalon::View& view, JsonWriter& out) const;
  /// An array of what the seat heard, or without a seat what everybody heard.
  void write_heard(std::optional<Seat> seat, Number since, Number since_allies, JsonWriter& out) const;

  /// The "talk" of the record.
  void write_record(JsonWriter& out) const;
  bool is_silent() const { return log_.empty(); }
  /// Says again what a record holds for this moment; the view is that of the seat that said it.
  std::optional<Message> repeat(const avalon::View& view, const Said& said);

  const avalon::talk::PublicCourse& course() const { return course_; }
  const avalon::talk::TalkLog& log() const { return log_; }

 private:
  avalon::talk::Floor floor(const avalon::View& view, Audience to) const;

  avalon::talk::PublicCourse course_;
  avalon::talk::TalkLog log_;
};

}  // namespace roundtable
