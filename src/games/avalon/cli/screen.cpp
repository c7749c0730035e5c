#include "games/avalon/cli/screen.h"

#include <fmt/format.h>

#include "games/avalon/cli/words.h"

namespace roundtable {

using namespace avalon;

namespace {

Ink ink_of(Side side) { return side == Side::Good ? Ink::Good : Ink::Evil; }

std::string quest_mark(const Table& table, int quest, const Terminal& terminal) {
  const auto& result = table.results[static_cast<std::size_t>(quest - 1)];
  const auto size = fmt::format("{}:{}{}", quest, team_size(table.players(), quest),
                                fails_needed(table.players(), quest) == 2 ? "²" : "");
  if (!result) return size + " ·";
  return *result == Card::Success ? terminal.inked(size + " ✓", Ink::Good) : terminal.inked(size + " ✗", Ink::Evil);
}

void draw_quests(const Table& table, const AvalonWords& words, const Terminal& terminal) {
  std::string line = words.say("avalon.screen.quests");
  for (int quest = 1; quest <= quest_count; ++quest) line += "   " + quest_mark(table, quest, terminal);
  if (table.players() >= 7) line += "   (² " + words.say("avalon.screen.two_fails") + ")";
  terminal.line(line);
}

void draw_modules(const Table& table, const AvalonWords& words, const Terminal& terminal) {
  if (table.lady) terminal.line(words.say({"avalon.screen.lady", {{"holder", words.seat(table.lady->holder)}}}));
  if (!table.schedule.empty()) {
    std::string cards;
    for (const Loyalty card : table.schedule) cards += (cards.empty() ? "" : " · ") + words.word("loyalty", card);
    terminal.line(words.say({"avalon.screen.schedule", {{"cards", cards}}}));
  }
  if (!table.setup.plots) return;
  for (const Seat seat : table.everyone())
    if (!table.plots.held[seat].empty())
      terminal.line(words.say(
          {"avalon.screen.plots", {{"seat", words.seat(seat)}, {"plots", words.plots(table.plots.held[seat])}}}));
}

std::string ballot_line(const Table& table, const Ballot& ballot, const AvalonWords& words) {
  std::string marks;
  for (const Seat seat : table.everyone()) {
    const bool member = ballot.proposal.team.contains(seat);
    const char* vote = ballot.approving.contains(seat) ? "+" : "-";
    marks += fmt::format(" {}{}{}", seat == ballot.leader ? "♛" : " ", member ? "▣" : " ", vote);
  }
  std::string outcome = ballot.no_confidence
                            ? words.word("plot", Plot::NoConfidence)
                            : words.say(ballot.approved ? "avalon.story.approved" : "avalon.story.rejected");
  if (ballot.fails) outcome += *ballot.fails ? fmt::format("  ✗×{}", *ballot.fails) : "  ✓";
  return fmt::format("{:>2}.{} |{} | {}", ballot.round, ballot.proposal.quest, marks, outcome);
}

}  // namespace

void draw_knowledge(const View& view, const AvalonWords& words, const Terminal& terminal) {
  const auto& mine = view.mine;
  terminal.line(words.say({"avalon.screen.you",
                           {{"role", words.word("role", mine.role)}, {"side", words.word("side", mine.side)}}}),
                ink_of(mine.side));
  for (const auto& field : opening_fields) {
    const SeatSet seats = mine.opening.*field.seats;
    if (seats.empty()) continue;
    terminal.line(
        words.say({"avalon.screen.knows",
                   {{"what", words.say("avalon.known." + std::string(field.name))}, {"seats", words.seats(seats)}}}));
  }
  std::size_t answer = 0;
  for (const Glimpse& glimpse : view.table.glimpses)
    if (glimpse.learner == view.seat)
      for (const auto& line :
           words.story(notice::YouLearned{glimpse.subject, glimpse.source, mine.learned[answer++], glimpse.round}))
        terminal.line(line);
}

void draw_table(const Table& table, const AvalonWords& words, const Terminal& terminal) {
  draw_quests(table, words, terminal);
  terminal.line(words.say(
      {"avalon.screen.round",
       {{"round", long{table.round}}, {"leader", words.seat(table.leader)}, {"rejections", long{table.rejections}}}}));
  draw_modules(table, words, terminal);
  if (!table.proposal) return;
  terminal.line(words.say({"avalon.screen.team",
                           {{"quest", long{table.proposal->quest}}, {"team", words.seats(table.proposal->team)}}}),
                Ink::Bold);
  if (table.proposal->bearer)
    terminal.line(words.say({"avalon.screen.bearer", {{"seat", words.seat(*table.proposal->bearer)}}}));
}

void draw_history(const Table& table, const AvalonWords& words, const Terminal& terminal) {
  terminal.line(words.say("avalon.screen.history"), Ink::Bold);
  std::string header = "     |";
  for (const Seat seat : table.everyone()) header += fmt::format("   {}", seat.index());
  terminal.line(header + " | " + words.say("avalon.screen.legend"), Ink::Dim);
  for (const Ballot& ballot : table.history) terminal.line(ballot_line(table, ballot, words));
}

}  // namespace roundtable
