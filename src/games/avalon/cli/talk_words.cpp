#include "games/avalon/cli/talk_words.h"

#include "engine/match.h"
#include "games/avalon/rules/names.h"

namespace roundtable {

using namespace avalon::talk;

namespace {

using avalon::Ballot;
using avalon::Card;
using avalon::Plot;
using avalon::Sight;
using avalon::Source;
using avalon::Table;
using avalon::Vote;
using Gaps = std::vector<std::pair<std::string, Message::Value>>;

/// What became of a team.
enum class Outcome { Open, Failed, Succeeded };
Outcome outcome_of(const Table& table, const Step& step) {
  if (step.ballot >= table.history.size() || !table.history[step.ballot].fails) return Outcome::Open;
  const Ballot& ballot = table.history[step.ballot];
  const bool failed = *ballot.fails >= avalon::fails_needed(table.players(), ballot.proposal.quest);
  return failed ? Outcome::Failed : Outcome::Succeeded;
}

std::string_view by_outcome(Outcome outcome, std::string_view open, std::string_view failed,
                            std::string_view succeeded) {
  if (outcome == Outcome::Open) return open;
  return outcome == Outcome::Failed ? failed : succeeded;
}

/// The words of one seat's talk.
struct Speaker {
  const AvalonWords& words;
  const Table& table;
  const PublicCourse& course;
  const Channel& channel;
  Seat seat;

  std::string say(std::string_view key, Gaps gaps = {}) const {
    return words.say({"avalon.talk." + std::string(key), std::move(gaps)});
  }
  std::string of_family(std::string_view family, std::string_view member, Gaps gaps = {}) const {
    return words.say({std::string(family) + std::string(member), std::move(gaps)});
  }
  /// "Ann, Bob and me"; the speaker comes last, as is polite.
  std::string list(SeatSet set) const {
    std::vector<std::string> names;
    for (const Seat other : set - SeatSet::of(seat)) names.push_back(words.name(other));
    if (set.contains(seat)) names.push_back(say("me"));
    if (names.size() < 2) return names.empty() ? std::string() : names.front();
    std::string first = names.front();
    for (std::size_t i = 1; i + 1 < names.size(); ++i) first += ", " + names[i];
    return say("and", {{"first", first}, {"last", names.back()}});
  }

  std::string because(const Because& because, std::optional<Seat> about) const;
  std::string team_reason(const Step& step, std::string_view open, std::string_view failed, std::string_view succeeded,
                          std::optional<Seat> about) const;
  std::string quest_reason(const Step& step, std::optional<Seat> about) const;
  std::string doing(const Step& step, std::string_view what) const;
  std::string plot_reason(const Step& step) const;
  std::string step_reason(const Step& step, std::optional<Seat> about) const;

  std::string operator()(const Trust& s) const { return opinion("avalon.talk.trust.", s.strength, s.seat); }
  std::string operator()(const Suspect& s) const { return opinion("avalon.talk.suspect.", s.strength, s.seat); }
  std::string operator()(const Among& s) const {
    if (s.evil == s.seats.size()) return say("among_all", {{"seats", list(s.seats)}});
    return say("among", {{"seats", list(s.seats)}, {"n", long{s.evil}}});
  }
  std::string operator()(const CallTeam& s) const {
    return say(s.clean ? "team_clean" : "team_evil", {{"seats", list(s.seats)}});
  }
  std::string operator()(const WantTeam& s) const { return say("want", {{"seats", list(s.seats)}}); }
  std::string operator()(const Will& s) const { return say(s.vote == Vote::Approve ? "will_approve" : "will_reject"); }
  std::string operator()(const AskWhy& s) const;
  std::string operator()(const Answer& s) const {
    return of_family("avalon.talk.answer.", name_of(s.motive), {{"seat", words.name(channel.find(s.to)->seat)}});
  }
  std::string operator()(const Agree& s) const { return reply("agree", s.to); }
  std::string operator()(const Disagree& s) const { return reply("disagree", s.to); }
  std::string operator()(const ClaimLoyal&) const { return say("loyal"); }
  std::string operator()(const ClaimRole& s) const { return of_family("avalon.talk.claim.", name_of(s.role)); }
  std::string operator()(const Seen& s) const;
  std::string operator()(const Mistaken& s) const { return say("mistaken", {{"seat", words.name(s.seat)}}); }
  std::string operator()(const Follow& s) const { return say("follow", {{"seat", words.name(s.seat)}}); }
  std::string operator()(const NameMerlin& s) const { return say("merlin", {{"seat", words.name(s.seat)}}); }

  std::string opinion(std::string_view family, Strength strength, Seat about) const {
    return of_family(family, name_of(strength), {{"seat", words.name(about)}});
  }
  /// A statement quoted, without its reason, as its speaker said it.
  std::string quoted(const Said& said) const {
    return match(said.statement, Speaker{words, table, course, channel, said.seat});
  }
  std::string reply(std::string_view key, Number to) const {
    const Said& said = *channel.find(to);
    return say(key, {{"seat", words.name(said.seat)}, {"words", quoted(said)}});
  }
};

std::string Speaker::operator()(const AskWhy& s) const {
  const Step& step = *course.find(s.step);
  const auto& team = team_of(table, step);
  const auto ask = [&](std::string_view member) {
    return of_family("avalon.talk.why.", member,
                     {{"seat", words.name(s.seat)}, {"team", list(team.team)}, {"quest", long{team.quest}}});
  };
  if (step.deed == Deed::Proposal) return ask("proposed");
  if (step.deed == Deed::Vote) return ask(vote_shown(table, step) == Vote::Approve ? "approved" : "rejected");
  return ask(by_outcome(outcome_of(table, step), "quest_open", "quest_failed", "quest_succeeded"));
}

std::string Speaker::operator()(const Seen& s) const {
  const bool good = s.sight == Sight::Good || s.sight == Sight::Success;
  std::string_view member = good ? "plot_good" : "plot_evil";
  if (s.source == Source::Lady) member = good ? "lady_good" : "lady_evil";
  if (s.source == Source::Excalibur) member = good ? "excalibur_success" : "excalibur_fail";
  if (s.source == Source::CloseEye) member = good ? "close_eye_success" : "close_eye_fail";
  return of_family("avalon.talk.seen.", member,
                   {{"seat", words.name(s.seat)}, {"source", words.word("source", s.source)}});
}

/// A vote or a proposal: of the speaker, of the player spoken about, or of somebody else.
std::string Speaker::team_reason(const Step& step, std::string_view open, std::string_view failed,
                                 std::string_view succeeded, std::optional<Seat> about) const {
  const auto& team = team_of(table, step);
  const Gaps gaps{{"seat", words.name(step.seat)}, {"team", list(team.team)}, {"quest", long{team.quest}}};
  const auto member = by_outcome(outcome_of(table, step), open, failed, succeeded);
  if (step.seat == seat) return of_family("avalon.talk.because_me.", member, gaps);
  return of_family(step.seat == about ? "avalon.talk.because_they." : "avalon.talk.because.", member, gaps);
}

std::string Speaker::quest_reason(const Step& step, std::optional<Seat> about) const {
  const auto& team = team_of(table, step);
  const Outcome outcome = outcome_of(table, step);
  const long fails = outcome == Outcome::Open ? 0 : long{*table.history[step.ballot].fails};
  const Gaps gaps{{"quest", long{team.quest}}, {"n", fails}};
  if (about && team.team.contains(*about) && outcome != Outcome::Open)
    return of_family("avalon.talk.because_they.", by_outcome(outcome, "", "on_failed", "on_succeeded"), gaps);
  const std::string_view succeeded = fails == 0 ? "quest_clean" : "quest_success";
  return of_family("avalon.talk.because.", by_outcome(outcome, "quest_open", "quest_failed", succeeded), gaps);
}

std::string Speaker::doing(const Step& step, std::string_view what) const {
  Gaps gaps{{"seat", words.name(step.seat)}};
  if (step.target) gaps.emplace_back("target", words.name(*step.target));
  if (step.plot) gaps.emplace_back("plot", words.word("plot", *step.plot));
  const bool mine = step.seat == seat && words.text().has("avalon.talk.because_me." + std::string(what));
  return of_family(mine ? "avalon.talk.because_me." : "avalon.talk.because.", what, gaps);
}

std::string Speaker::plot_reason(const Step& step) const {
  if (!step.played) return doing(step, "plot_kept");
  return doing(step, step.target ? "plot_on" : "plot");
}

std::string Speaker::step_reason(const Step& step, std::optional<Seat> about) const {
  switch (step.deed) {
    case Deed::Proposal:
      return team_reason(step, "proposed", "proposed_failed", "proposed_succeeded", about);
    case Deed::Vote:
      if (vote_shown(table, step) == Vote::Approve)
        return team_reason(step, "approved", "approved_failed", "approved_succeeded", about);
      return team_reason(step, "rejected", "rejected_failed", "rejected_succeeded", about);
    case Deed::Card:
      if (!step.last_card) return doing(step, step.open_card == Card::Fail ? "open_fail" : "open_success");
      return quest_reason(step, about);
    case Deed::Excalibur:
      return doing(step, step.target ? "excalibur" : "excalibur_unused");
    case Deed::Lady:
      return doing(step, step.target ? "lady" : "lady_declined");
    case Deed::Gift:
      return doing(step, "gift");
    case Deed::PlotWindow:
      return plot_reason(step);
    case Deed::AtOnce:
      return doing(step, step.plot == Plot::TakeResponsibility ? "plot_taken" : "side_shown");
    case Deed::Knife:
      break;  // the game is over then, and nothing is said any more
  }
  return {};
}

std::string Speaker::because(const Because& because, std::optional<Seat> about) const {
  if (because.by == Because::By::Step) return step_reason(*course.find(because.number), about);
  const Said& said = *channel.find(because.number);
  const Gaps gaps{{"seat", words.name(said.seat)}, {"words", quoted(said)}};
  return of_family(said.seat == seat ? "avalon.talk.because_me." : "avalon.talk.because.", "said", gaps);
}

/// The one player a statement is about, where there is one.
std::optional<Seat> subject_of(const Statement& statement, const Channel& channel) {
  if (const auto* against = std::get_if<Disagree>(&statement)) return channel.find(against->to)->seat;
  const SeatSet named = seats_named(statement);
  return named.size() == 1 ? std::optional(named.first()) : std::nullopt;
}

}  // namespace

std::string TalkWords::sentence(const Said& said) const {
  const Channel& channel = said.to == Audience::All ? log_.all() : log_.allies();
  const Speaker speaker{words_, table_, course_, channel, said.seat};
  const std::string what = match(said.statement, speaker);
  if (std::holds_alternative<AskWhy>(said.statement)) return what;  // ends with its question mark
  const Reason because = reason_of(said.statement);
  if (!because) return speaker.say("plain", {{"what", what}});
  const auto about = subject_of(said.statement, channel);
  return speaker.say("with_reason", {{"what", what}, {"why", speaker.because(*because, about)}});
}

std::string TalkWords::line(const Said& said) const {
  const bool to_all = said.to == Audience::All;
  return words_.say({to_all ? "avalon.talk.line" : "avalon.talk.line_allies",
                     {{"seat", words_.seat(said.seat)}, {"words", sentence(said)}}});
}

}  // namespace roundtable
