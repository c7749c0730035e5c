#include "games/avalon/codec/views.h"

#include "engine/match.h"
#include "games/avalon/codec/codec.h"
#include "games/avalon/codec/parts.h"

namespace roundtable {

using namespace avalon;

namespace {

void write_results(const Table& table, JsonWriter& out) {
  out.key("results").begin_array();
  for (const auto& result : table.results)
    if (result)
      out.name(name_of(*result));
    else
      out.null();
  out.end_array();
}

void write_sizes(const Table& table, JsonWriter& out) {
  out.key("sizes").begin_array();
  for (int quest = 1; quest <= quest_count; ++quest) out.value(team_size(table.players(), quest));
  out.end_array().key("fails_needed").begin_array();
  for (int quest = 1; quest <= quest_count; ++quest) out.value(fails_needed(table.players(), quest));
  out.end_array();
}

void write_quest(const Table& table, JsonWriter& out) {
  out.key("quest");
  if (table.proposal)
    out.value(int{table.proposal->quest});
  else if (table.setup.targeting)
    out.null();
  else
    out.value(int{table.round});
}

void write_proposal(const Table& table, JsonWriter& out) {
  out.key("team");
  if (table.proposal)
    out.seats(table.proposal->team);
  else
    out.null();
  out.key("excalibur");
  if (table.proposal && table.proposal->bearer)
    out.value(*table.proposal->bearer);
  else
    out.null();
}

void write_lady(const Table& table, JsonWriter& out) {
  out.key("lady");
  if (!table.lady) {
    out.null();
    return;
  }
  out.begin_object().key("holder").value(table.lady->holder).key("past").begin_array();
  for (const Seat seat : table.lady->past) out.value(seat);
  out.end_array().key("uses_left").value(int{table.lady->uses_left}).end_object();
}

void write_loyalty(const Table& table, JsonWriter& out) {
  out.key("loyalty");
  if (!has_loyalty_cards(table.setup)) {
    out.null();
    return;
  }
  out.begin_object().key("turned");
  write_words(table.turned, out);
  out.key("schedule");
  if (table.schedule.empty())
    out.null();
  else
    write_words(table.schedule, out);
  out.end_object();
}

void write_plots(const Table& table, JsonWriter& out) {
  out.key("plots");
  if (!table.setup.plots) {
    out.null();
    return;
  }
  out.begin_object().key("held").begin_array();
  for (const auto& held : table.plots.held) write_words(held, out);
  out.end_array().key("drawn");
  write_words(table.plots.drawn, out);
  out.key("deck").value(int{table.plots.deck}).end_object();
}

void write_open(const Table& table, JsonWriter& out) {
  const auto* voting = std::get_if<Voting>(&table.phase);
  const bool shown = voting && voting->opinions_shown;
  write_open_votes(shown ? table.opinion_makers : SeatSet(), table.open_approvals, out);
  out.key("open_cards").begin_object();
  if (table.open_card) out.key(std::to_string(table.spotlight->index())).name(name_of(*table.open_card));
  out.end_object();
}

void write_outcome(const Table& table, const Ballot& ballot, JsonWriter& out) {
  if (!ballot.fails) {
    out.key("fails").null().key("result").null();
    return;
  }
  const Card result = quest_result(*ballot.fails, table.players(), ballot.proposal.quest);
  out.key("fails").value(int{*ballot.fails}).key("result").name(name_of(result));
}

void write_excalibur(const Ballot& ballot, JsonWriter& out) {
  out.key("excalibur").begin_object().key("bearer").value(*ballot.proposal.bearer).key("target");
  if (ballot.struck)
    out.value(*ballot.struck);
  else
    out.null();
  out.end_object();
}

void write_ballot(const Table& table, const Ballot& ballot, JsonWriter& out) {
  out.begin_object().key("quest").value(int{ballot.proposal.quest}).key("leader").value(ballot.leader);
  out.key("team").seats(ballot.proposal.team).key("votes");
  write_votes(ballot.approving, table.players(), out);
  out.key("approved").value(ballot.approved);
  write_outcome(table, ballot, out);
  if (ballot.no_confidence) out.key("no_confidence").value(true);
  if (ballot.proposal.bearer && quest_begun(table, ballot)) write_excalibur(ballot, out);
  if (table.revealed && ballot.fails)
    write_cards(ballot.proposal.team, table.revealed->failing[ballot.round - 1U], out);
  out.end_object();
}

void write_learned(const View& view, JsonWriter& out) {
  out.key("learned").begin_array();
  std::size_t answer = 0;
  for (const Glimpse& glimpse : view.table.glimpses) {
    if (glimpse.learner != view.seat) continue;
    out.begin_object().key("seat").value(glimpse.subject);
    out.key("as").name(name_of(view.mine.learned[answer++])).key("by").name(name_of(glimpse.source));
    out.key("round").value(int{glimpse.round}).end_object();
  }
  out.end_array();
}

void write_you(const View& view, JsonWriter& out) {
  out.key("you").begin_object().key("seat").value(view.seat).key("role").name(name_of(view.mine.role));
  out.key("side").name(name_of(view.mine.side));
  write_knows(view.mine.opening, out);
  write_learned(view, out);
  out.end_object();
}

void write_revealed(const Table& table, JsonWriter& out) {
  if (!table.revealed) return;
  out.key("roles");
  write_words(table.revealed->roles, out);
}

}  // namespace

// An entry may still change while it is the last one; all of them gain their cards when the game is over.
void AvalonViews::write_history(const Table& table) {
  if (is_over(table)) {
    history_.clear();
    settled_ = 0;
  }
  const std::size_t entries = table.history.size();
  while (settled_ + 1 < entries) write_ballot(table, table.history[settled_++], history_);
  common_.key("history").begin_array().raw_members(history_.text());
  if (entries > 0) write_ballot(table, table.history.back(), common_);
  common_.end_array();
}

void AvalonViews::refresh(const Table& table) {
  if (fresh_) return;
  common_.clear();
  common_.key("game").name(Avalon::id).key("players").value(table.players());
  common_.key("phase").name(phase_name(table.phase)).key("leader").value(table.leader);
  common_.key("round").value(int{table.round});
  write_quest(table, common_);
  common_.key("rejections").value(int{table.rejections});
  if (sizes_.text().empty()) write_sizes(table, sizes_);
  common_.raw_members(sizes_.text());
  write_results(table, common_);
  write_proposal(table, common_);
  common_.key("waiting").seats(table.waiting);
  write_lady(table, common_);
  write_loyalty(table, common_);
  write_plots(table, common_);
  write_open(table, common_);
  write_history(table);
  fresh_ = true;
}

std::string_view AvalonViews::you(const View& view) {
  You& known = you_[static_cast<std::size_t>(view.seat.index())];
  const std::size_t learned = view.mine.learned.size();
  if (known.text.empty() || known.side != view.mine.side || known.learned != learned) {
    scratch_.clear();
    write_you(view, scratch_);
    known.text.assign(scratch_.text());
    known.side = view.mine.side;
    known.learned = learned;
  }
  return known.text;
}

void AvalonViews::write(const View& view, JsonWriter& out) {
  refresh(view.table);
  out.begin_object().raw_members(common_.text()).raw_members(you(view));
  write_revealed(view.table, out);
  out.end_object();
}

void AvalonViews::write_public(const Table& table, JsonWriter& out) {
  refresh(table);
  out.begin_object().raw_members(common_.text());
  write_revealed(table, out);
  out.end_object();
}

std::optional<Result> Codec<Avalon>::result(const Table& table) {
  const auto* over = std::get_if<Over>(&table.phase);
  if (!over) return std::nullopt;
  return Result{name_of(over->winner), name_of(over->reason)};
}

}  // namespace roundtable
