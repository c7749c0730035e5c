#include "games/avalon/talk/talk_log.h"

#include <algorithm>
#include <iterator>
#include <span>

namespace roundtable::avalon::talk {
namespace {

using Span = std::span<const Said>;

Span after(const Channel& channel, Number number) {
  return Span(channel.said()).subspan(std::min(number, channel.size()));
}

}  // namespace

Floor TalkLog::floor(const Table& table, const PublicCourse& course, Seat speaker) const {
  return {table, course, all_, speaker, all_.spoken_of(speaker), false};
}

Floor TalkLog::floor_among_allies(const Table& table, const PublicCourse& course, Seat speaker, SeatSet fellows) const {
  return {table, course, allies_, speaker, all_.spoken_of(speaker) | allies_.spoken_of(speaker), !fellows.empty()};
}

std::expected<Said, Refusal> TalkLog::say(const Table& table, const PublicCourse& course, Seat speaker,
                                          const Statement& statement) {
  if (const auto no = refusal(floor(table, course, speaker), statement)) return std::unexpected(*no);
  return all_.add(course.size(), speaker, statement);
}

std::expected<Said, Refusal> TalkLog::say_to_allies(const Table& table, const PublicCourse& course, Seat speaker,
                                                    SeatSet fellows, const Statement& statement) {
  if (const auto no = refusal(floor_among_allies(table, course, speaker, fellows), statement))
    return std::unexpected(*no);
  conferring_ = fellows | SeatSet::of(speaker);
  return allies_.add(course.size(), speaker, statement);
}

std::optional<Refusal> TalkLog::repeat(const Table& table, const PublicCourse& course, SeatSet fellows,
                                       const Said& said) {
  const bool to_all = said.to == Audience::All;
  if (said.step != course.size() || said.number != (to_all ? all_ : allies_).size() + 1) return Refusal::OutOfOrder;
  const auto again = to_all ? say(table, course, said.seat, said.statement)
                            : say_to_allies(table, course, said.seat, fellows, said.statement);
  return again ? std::nullopt : std::optional(again.error());
}

std::vector<Said> TalkLog::heard_by(std::optional<Seat> seat, Number since, Number since_allies) const {
  const Span all = after(all_, since);
  const Span allies = seat && conferring_.contains(*seat) ? after(allies_, since_allies) : Span();
  std::vector<Said> heard;
  heard.reserve(all.size() + allies.size());
  std::merge(all.begin(), all.end(), allies.begin(), allies.end(), std::back_inserter(heard),
             [](const Said& one, const Said& other) { return one.step < other.step; });
  return heard;
}

std::vector<Said> TalkLog::record() const {
  return heard_by(conferring_.empty() ? std::nullopt : std::optional(conferring_.first()));
}

}  // namespace roundtable::avalon::talk
