// What may be said, and why something may not, in JSON and messages.
#include "codec/words.h"
#include "games/avalon/codec/talk.h"
#include "games/avalon/rules/names.h"

namespace roundtable {

using namespace avalon::talk;

namespace {

/// One entry of "kinds" at a time.
class KindWriter {
 public:
  KindWriter(const Sayable& sayable, JsonWriter& out) : can_(sayable), out_(out) {}

  template <class Slots>
  void kind(Kind kind, Slots&& slots) {
    out_.begin_object().key("kind").name(name_of(kind)).key("to").name(name_of(can_.to));
    slots();
    out_.end_object();
  }
  void seats(SeatSet seats) { out_.key("seats").seats(seats); }
  template <class E>
  void words(std::string_view key) {
    out_.key(key).begin_array();
    for (const auto name : names_of(E{})) out_.name(name);
    out_.end_array();
  }
  void flags(std::string_view key) { out_.key(key).begin_array().value(true).value(false).end_array(); }
  template <class List>
  void numbers(std::string_view key, const List& list) {
    out_.key(key).begin_array();
    for (const auto number : list) out_.value(std::int64_t{number});
    out_.end_array();
  }
  void numbers_to(std::string_view key, Number first, Number last) {
    out_.key(key).begin_array();
    for (Number number = first; number <= last; ++number) out_.value(std::int64_t{number});
    out_.end_array();
  }
  void because() {
    out_.key("because").begin_object();
    numbers("steps", can_.shown_steps);
    numbers_to("statements", 1, can_.statements);
    out_.end_object();
  }
  void about(Kind which, SeatSet who) {
    kind(which, [&] { seats(who); });
  }
  void opinion(Kind which) {
    kind(which, [&] {
      seats(can_.others);
      words<Strength>("strength");
      because();
    });
  }
  void team(Kind which) {
    kind(which, [&] {
      seats(can_.everyone);
      numbers("sizes", can_.sizes);
      if (which == Kind::Team) flags("clean");
      because();
    });
  }
  void roles() {
    out_.key("roles").begin_array();
    for (std::size_t i = 0; i < avalon::role_count; ++i)
      if (can_.roles.contains(static_cast<avalon::Role>(i))) out_.name(name_of(static_cast<avalon::Role>(i)));
    out_.end_array();
  }
  void looks() {
    out_.key("looks").begin_array();
    for (const Look& look : can_.looks) {
      out_.begin_object().key("seat").value(look.seat).key("source").name(name_of(look.source));
      if (shows_side(look.source))
        words<avalon::Side>("side");
      else
        words<avalon::Card>("card");
      out_.end_object();
    }
    out_.end_array();
  }
  /// [{"seat":1,"steps":[4,9]}, …]
  void questions() {
    out_.key("questions").begin_array();
    for (auto at = can_.questions.begin(); at != can_.questions.end();) {
      const Seat seat = at->seat;
      out_.begin_object().key("seat").value(seat).key("steps").begin_array();
      for (; at != can_.questions.end() && at->seat == seat; ++at) out_.value(std::int64_t{at->step});
      out_.end_array().end_object();
    }
    out_.end_array();
  }

 private:
  const Sayable& can_;
  JsonWriter& out_;
};

SeatSet seats_asked(const Sayable& can) {
  SeatSet seats;
  for (const Question& question : can.questions) seats.insert(question.seat);
  return seats;
}

SeatSet seats_seen(const Sayable& can) {
  SeatSet seats;
  for (const Look& look : can.looks) seats.insert(look.seat);
  return seats;
}

void write_opinions(const Sayable& can, KindWriter& write) {
  write.opinion(Kind::Trust);
  write.opinion(Kind::Suspect);
  write.kind(Kind::Among, [&] {
    write.seats(can.everyone);
    write.numbers_to("sizes", fewest_among, most_among);
    write.numbers_to("evil", 1, static_cast<Number>(can.evil));
    write.because();
  });
  if (can.sizes.empty()) return;
  write.team(Kind::Team);
  write.team(Kind::Want);
}

void write_replies(const Sayable& can, KindWriter& write) {
  if (!can.questions.empty())
    write.kind(Kind::Why, [&] {
      write.seats(seats_asked(can));
      write.questions();
    });
  if (!can.asked.empty())
    write.kind(Kind::Answer, [&] {
      write.numbers("statements", can.asked);
      write.words<Motive>("reasons");
    });
  if (can.of_others.empty()) return;
  write.kind(Kind::Agree, [&] { write.numbers("statements", can.of_others); });
  write.kind(Kind::Disagree, [&] {
    write.numbers("statements", can.of_others);
    write.because();
  });
}

void write_claims(const Sayable& can, KindWriter& write) {
  write.kind(Kind::Loyal, [] {});
  write.kind(Kind::Claim, [&] { write.roles(); });
  if (!can.looks.empty())
    write.kind(Kind::Seen, [&] {
      write.seats(seats_seen(can));
      write.looks();
    });
  if (!can.mistaken.empty()) write.about(Kind::Mistaken, can.mistaken);
  write.about(Kind::Follow, can.others);
  if (can.to == Audience::Allies) write.about(Kind::Merlin, can.others);
}

std::string sizes_in_words(const avalon::Table& table) {
  std::string sizes;
  for (const int size : sizes_to_come(table)) sizes += (sizes.empty() ? "" : ", ") + std::to_string(size);
  return sizes;
}

std::string roles_in_words(const avalon::Setup& setup) {
  std::string roles;
  for (std::size_t i = 0; i < avalon::role_count; ++i) {
    const auto role = static_cast<avalon::Role>(i);
    if (claimable(setup).contains(role)) roles += (roles.empty() ? "" : ", ") + std::string(name_of(role));
  }
  return roles;
}

}  // namespace

void write_sayable(const Sayable& can, JsonWriter& out) {
  if (!can.may_speak) return;
  KindWriter write(can, out);
  write_opinions(can, write);
  if (can.will)
    write.kind(Kind::Will, [&] {
      write.flags("approve");
      write.because();
    });
  write_replies(can, write);
  write_claims(can, write);
}

Message explain_talk(const Floor& floor, Refusal refusal) {
  const auto players = floor.table.players();
  return {"avalon.talk.refusal." + std::string(name_of(refusal)),
          {{"last", long{players - 1}},
           {"limit", long{most_statements}},
           {"evil", long{avalon::sizes_for(players).evil}},
           {"sizes", sizes_in_words(floor.table)},
           {"roles", roles_in_words(floor.table.setup)},
           {"steps", static_cast<long>(floor.course.size())},
           {"statements", static_cast<long>(floor.channel.size())}}};
}

}  // namespace roundtable
