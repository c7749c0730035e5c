// What is told of Avalon's events in JSON.
#include "games/avalon/rules/notices.h"
#include "engine/match.h"
#include "games/avalon/codec/codec.h"
#include "games/avalon/codec/parts.h"

namespace roundtable {

using namespace avalon;

namespace {

using namespace avalon::notice;

void kind(JsonWriter& out, std::string_view name) { out.key("type").name(name); }

void write_optional_seat(std::string_view key, std::optional<Seat> seat, JsonWriter& out) {
  out.key(key);
  if (seat)
    out.value(*seat);
  else
    out.null();
}

void write(const Started& notice, JsonWriter& out) {
  kind(out, "started");
  out.key("leader").value(notice.leader);
}
void write(const YourCharacter& notice, JsonWriter& out) {
  kind(out, "your_character");
  out.key("seat").value(notice.seat).key("role").name(name_of(notice.role)).key("side").name(name_of(notice.side));
  write_knows(notice.opening, out);
}
void write(const Voted& notice, JsonWriter& out) {
  kind(out, "voted");
  out.key("seat").value(notice.seat);
}
void write(const CardLaid& notice, JsonWriter& out) {
  kind(out, "card_laid");
  out.key("seat").value(notice.seat);
  if (notice.open) out.key("card").name(name_of(*notice.open));
}
void write(const PlotUsed& notice, JsonWriter& out) {
  kind(out, "plot_played");
  out.key("seat").value(notice.seat).key("card").name(name_of(notice.plot));
  if (notice.target) out.key("target").value(*notice.target);
}
void write(const SideLooked& notice, JsonWriter& out) {
  kind(out, "side_shown");
  out.key("card").name(name_of(notice.plot)).key("seat").value(notice.shown).key("to_seat").value(notice.learner);
}
void write(const ExcaliburDrawn& notice, JsonWriter& out) {
  kind(out, "excalibur");
  out.key("bearer").value(notice.bearer);
  write_optional_seat("target", notice.target, out);
}
void write(const LadyWent& notice, JsonWriter& out) {
  kind(out, "lady");
  out.key("holder").value(notice.holder);
  write_optional_seat("target", notice.target, out);
}
void write(const YouLearned& notice, JsonWriter& out) {
  kind(out, "learned");
  out.key("seat").value(notice.subject).key("as").name(name_of(notice.sight));
  out.key("by").name(name_of(notice.source)).key("round").value(int{notice.round});
}
void write(const TeamNamed& notice, JsonWriter& out) {
  kind(out, "team_proposed");
  out.key("leader").value(notice.leader).key("quest").value(int{notice.proposal.quest});
  out.key("team").seats(notice.proposal.team);
  if (notice.proposal.bearer) out.key("excalibur").value(*notice.proposal.bearer);
}
void write(const RoundOpened& notice, JsonWriter& out) {
  kind(out, "round_started");
  out.key("round").value(int{notice.round}).key("leader").value(notice.leader);
  if (notice.turned) out.key("loyalty").name(name_of(*notice.turned));
}
void write(const QuestClosed& notice, JsonWriter& out) {
  kind(out, "quest_finished");
  out.key("quest").value(int{notice.quest}).key("fails").value(int{notice.fails});
  out.key("result").name(name_of(notice.result));
}
void write(const VotesTurned& notice, JsonWriter& out) {
  kind(out, "votes_shown");
  out.key("votes");
  write_votes(notice.approving, notice.players, out);
  out.key("approved").value(notice.approved);
}
void write(const OpinionsTurned& notice, JsonWriter& out) {
  kind(out, "opinions_shown");
  write_open_votes(notice.makers, notice.approving, out);
}
void write(const PlotsDrawn& notice, JsonWriter& out) {
  kind(out, "plots_drawn");
  out.key("cards");
  write_words(notice.plots, out);
}
void write(const PlotsGiven& notice, JsonWriter& out) {
  kind(out, "plots_given");
  out.key("to_seats").begin_array();
  for (const Seat seat : notice.to) out.value(seat);
  out.end_array();
}
void write(const PlotLapsed& notice, JsonWriter& out) {
  kind(out, "plot_lapsed");
  out.key("seat").value(notice.receiver).key("card").name(name_of(notice.plot));
}
void write(const PlotPassed& notice, JsonWriter& out) {
  kind(out, "plot_passed");
  out.key("seat").value(notice.seat).key("card").name(name_of(notice.plot));
}
void write(const PlotTaken& notice, JsonWriter& out) {
  kind(out, "plot_taken");
  out.key("seat").value(notice.seat).key("from").value(notice.from).key("card").name(name_of(notice.plot));
}
void write(const LancelotsSwitched&, JsonWriter& out) { kind(out, "lancelots_switched"); }
void write(const AssassinRevealed& notice, JsonWriter& out) {
  kind(out, "assassin_revealed");
  out.key("seat").value(notice.seat);
}
void write(const AssassinationLapsed&, JsonWriter& out) { kind(out, "assassination_lapsed"); }
void write(const Assassinated& notice, JsonWriter& out) {
  kind(out, "assassinated");
  out.key("target").value(notice.target);
}
void write(const Ended& notice, JsonWriter& out) {
  kind(out, "ended");
  out.key("winner").name(name_of(notice.winner)).key("reason").name(name_of(notice.reason));
  out.key("roles");
  write_words(notice.roles, out);
  out.key("quests").begin_array();
  for (const QuestCards& quest : notice.quests) {
    out.begin_object().key("quest").value(int{quest.quest});
    write_cards(quest.team, quest.failing, out);
    out.end_object();
  }
  out.end_array();
}

}  // namespace

void Codec<Avalon>::write_notices(const Event& event, const State& before, NoticeList& out) {
  for (const Told& told : telling(event, before)) {
    JsonWriter& text = out.begin(Audience::of(told.only));
    match(told.notice, [&](const auto& what) { write(what, text); });
    out.end();
  }
}

}  // namespace roundtable
