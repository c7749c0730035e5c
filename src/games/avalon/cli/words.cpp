#include "games/avalon/cli/words.h"

#include "cli/seating.h"
#include "engine/match.h"

namespace roundtable {

using namespace avalon;

std::string AvalonWords::seat(Seat seat) const { return seat_label(names_, seat); }

std::string AvalonWords::seats(SeatSet set) const {
  if (set.empty()) return text_("avalon.story.nobody");
  std::string all;
  for (const Seat seat : set) all += (all.empty() ? "" : ", ") + this->seat(seat);
  return all;
}

namespace {

using namespace avalon::notice;
using Lines = std::vector<std::string>;

struct Teller {
  const AvalonWords& words;

  std::string say(std::string_view event, std::vector<std::pair<std::string, Message::Value>> gaps = {}) const {
    return words.say({"avalon.story." + std::string(event), std::move(gaps)});
  }
  Message::Value at(Seat seat) const { return words.seat(seat); }

  Lines operator()(const Started& n) const { return {say("started", {{"leader", at(n.leader)}})}; }
  Lines operator()(const YourCharacter& n) const {
    return {say("your_character",
                {{"seat", at(n.seat)}, {"role", words.word("role", n.role)}, {"side", words.word("side", n.side)}})};
  }
  Lines operator()(const Voted&) const { return {}; }
  Lines operator()(const CardLaid& n) const {
    if (!n.open) return {};
    return {say("card_laid_open", {{"seat", at(n.seat)}, {"card", words.word("card", *n.open)}})};
  }
  Lines operator()(const PlotUsed& n) const {
    const auto plot = words.word("plot", n.plot);
    if (!n.target) return {say("plot_used", {{"seat", at(n.seat)}, {"plot", plot}})};
    return {say("plot_used_on", {{"seat", at(n.seat)}, {"plot", plot}, {"target", at(*n.target)}})};
  }
  Lines operator()(const SideLooked& n) const {
    return {
        say("side_looked", {{"plot", words.word("plot", n.plot)}, {"shown", at(n.shown)}, {"learner", at(n.learner)}})};
  }
  Lines operator()(const ExcaliburDrawn& n) const {
    if (!n.target) return {say("excalibur_unused", {{"bearer", at(n.bearer)}})};
    return {say("excalibur_used", {{"bearer", at(n.bearer)}, {"target", at(*n.target)}})};
  }
  Lines operator()(const LadyWent& n) const {
    if (!n.target) return {say("lady_declined", {{"holder", at(n.holder)}})};
    return {say("lady_asked", {{"holder", at(n.holder)}, {"target", at(*n.target)}})};
  }
  Lines operator()(const YouLearned& n) const {
    const bool card = n.sight == Sight::Success || n.sight == Sight::Fail;
    return {say(card ? "learned_card" : "learned_side", {{"seat", at(n.subject)},
                                                         {"sight", words.word("sight", n.sight)},
                                                         {"source", words.word("source", n.source)}})};
  }
  Lines operator()(const TeamNamed& n) const {
    const auto& team = n.proposal;
    std::vector<std::pair<std::string, Message::Value>> gaps{
        {"leader", at(n.leader)}, {"quest", long{team.quest}}, {"team", words.seats(team.team)}};
    if (!team.bearer) return {say("team_named", gaps)};
    gaps.emplace_back("bearer", at(*team.bearer));
    return {say("team_named_bearer", gaps)};
  }
  Lines operator()(const RoundOpened& n) const {
    Lines lines{say("round_opened", {{"round", long{n.round}}, {"leader", at(n.leader)}})};
    if (n.turned) lines.push_back(say("loyalty_turned", {{"loyalty", words.word("loyalty", *n.turned)}}));
    return lines;
  }
  Lines operator()(const QuestClosed& n) const {
    const auto key = n.result == Card::Fail ? "quest_fail" : n.fails == 0 ? "quest_clean" : "quest_success";
    return {say(key, {{"quest", long{n.quest}}, {"n", long{n.fails}}})};
  }
  Lines operator()(const VotesTurned& n) const {
    const SeatSet against = SeatSet::all(n.players) - n.approving;
    return {say("votes_for", {{"seats", words.seats(n.approving)}}) + " " +
                say("votes_against", {{"seats", words.seats(against)}}),
            say(n.approved ? "approved" : "rejected")};
  }
  Lines operator()(const OpinionsTurned& n) const { return {say("opinions", {{"seats", words.seats(n.approving)}})}; }
  Lines operator()(const PlotsDrawn& n) const { return {say("plots_drawn", {{"plots", words.plots(n.plots)}})}; }
  Lines operator()(const PlotsGiven& n) const {
    std::string receivers;
    for (const Seat seat : n.to) receivers += (receivers.empty() ? "" : ", ") + words.seat(seat);
    return {say("plots_given", {{"seats", receivers}})};
  }
  Lines operator()(const PlotLapsed& n) const { return {say("plot_lapsed", {{"plot", words.word("plot", n.plot)}})}; }
  Lines operator()(const PlotPassed& n) const {
    return {say("plot_passed", {{"seat", at(n.seat)}, {"plot", words.word("plot", n.plot)}})};
  }
  Lines operator()(const PlotTaken& n) const {
    return {say("plot_taken", {{"seat", at(n.seat)}, {"plot", words.word("plot", n.plot)}, {"from", at(n.from)}})};
  }
  Lines operator()(const LancelotsSwitched&) const { return {say("lancelots_switched")}; }
  Lines operator()(const AssassinRevealed& n) const { return {say("assassin_revealed", {{"seat", at(n.seat)}})}; }
  Lines operator()(const AssassinationLapsed&) const { return {say("assassination_lapsed", {})}; }
  Lines operator()(const Assassinated& n) const { return {say("assassinated", {{"target", at(n.target)}})}; }
  Lines operator()(const Ended& n) const {
    Lines lines{
        say(n.winner == Side::Good ? "ended_good" : "ended_evil", {{"reason", words.word("reason", n.reason)}})};
    for (const Seat seat : SeatSet::all(n.roles.size()))
      lines.push_back("  " + say("character", {{"seat", at(seat)}, {"role", words.word("role", n.roles[seat])}}));
    for (const QuestCards& quest : n.quests)
      lines.push_back("  " + say("failed_by", {{"quest", long{quest.quest}}, {"seats", words.seats(quest.failing)}}));
    return lines;
  }
};

struct Chooser {
  const AvalonWords& words;

  std::string say(std::string_view choice, std::vector<std::pair<std::string, Message::Value>> gaps = {}) const {
    return words.say({"avalon.choice." + std::string(choice), std::move(gaps)});
  }
  Message::Value at(Seat seat) const { return words.seat(seat); }

  std::string operator()(const ProposeTeam& a) const { return say("propose", {{"seats", words.seats(a.team)}}); }
  std::string operator()(const CastVote& a) const { return say(a.vote == Vote::Approve ? "approve" : "reject"); }
  std::string operator()(const PlayCard& a) const { return words.word("card", a.card); }
  std::string operator()(const UseExcalibur& a) const {
    return a.target ? say("excalibur", {{"target", at(*a.target)}}) : say("no_excalibur");
  }
  std::string operator()(const AskLady& a) const {
    return a.target ? say("lady", {{"target", at(*a.target)}}) : say("no_lady");
  }
  std::string operator()(const Assassinate& a) const { return say("assassinate", {{"target", at(a.target)}}); }
  std::string operator()(const GivePlots& a) const {
    std::string receivers;
    for (const Seat seat : a.to) receivers += (receivers.empty() ? "" : ", ") + words.seat(seat);
    return say("give", {{"seats", receivers}});
  }
  std::string operator()(const PlayPlot& a) const {
    const auto plot = words.word("plot", a.plot);
    if (!a.target) return say("play_plot", {{"plot", plot}});
    return say("play_plot_on", {{"plot", plot}, {"target", at(*a.target)}});
  }
  std::string operator()(const Pass&) const { return say("pass"); }
  std::string operator()(const Overhear& a) const { return say("overhear", {{"target", at(a.target)}}); }
  std::string operator()(const avalon::OpenUp& a) const { return say("show", {{"target", at(a.target)}}); }
  std::string operator()(const avalon::EstablishConfidence& a) const { return say("show", {{"target", at(a.target)}}); }
  std::string operator()(const avalon::TakeResponsibility& a) const {
    return say("take", {{"plot", words.word("plot", a.plot)}, {"from", at(a.from)}});
  }
};

}  // namespace

std::vector<std::string> AvalonWords::story(const Notice& notice) const { return match(notice, Teller{*this}); }

std::string AvalonWords::choice(const Action& action) const { return match(action, Chooser{*this}); }

}  // namespace roundtable
