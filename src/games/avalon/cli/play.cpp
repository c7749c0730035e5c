#include "games/avalon/cli/play.h"

#include "cli/sitting.h"
#include "games/avalon/cli/screen.h"
#include "games/avalon/cli/story.h"
#include "games/avalon/codec/codec.h"

namespace roundtable {

using namespace avalon;

namespace {

class AvalonSitting final : public Sitting<Avalon> {
 public:
  AvalonSitting(const Setup& setup, const Bot<Avalon>& bot, const Seating& seating, const Catalogue& text,
                std::string_view seed)
      : Sitting(setup, bot, seating, text, seed), words_(text, seating.names) {}

 protected:
  void draw(const View& view) override {
    draw_knowledge(view, words_, terminal());
    if (!met_.contains(view.seat)) terminal().line(words_.word("about", view.mine.role), Ink::Dim);
    met_.insert(view.seat);
    draw_table(view.table, words_, terminal());
  }

  bool show(const View& view, std::string_view word) override {
    if (word == "t")
      draw_history(view.table, words_, terminal());
    else if (word == "k")
      draw_knowledge(view, words_, terminal());
    return word == "t" || word == "k";
  }

  std::string choice(const View&, const Action& action) const override { return words_.choice(action); }
  Message help() const override { return "play.help"; }

  Action ask_action(const View& view) override {
    if (std::holds_alternative<Proposing>(view.table.phase)) return ask_proposal(view);
    if (std::holds_alternative<Giving>(view.table.phase)) return ask_gift(view);
    return ask_from_menu(view, std::holds_alternative<Voting>(view.table.phase)     ? "avalon.ask.vote"
                               : std::holds_alternative<Questing>(view.table.phase) ? "avalon.ask.card"
                                                                                    : "avalon.ask.other");
  }

 private:
  /// Seats typed by number; asked again until all of them are at the table.
  std::vector<Seat> ask_seats(const View& view, const Message& prompt) {
    while (true) {
      std::vector<Seat> seats;
      bool known = true;
      for (const int number : numbers_in(read_choice(view, prompt))) {
        known = known && number < view.table.players();
        seats.emplace_back(number);
      }
      if (known && !seats.empty() && seats.size() <= max_players) return seats;
      complain();
    }
  }

  int ask_quest(const View& view) {
    std::string open;
    for (int quest = 1; quest <= quest_count; ++quest)
      if (may_choose_quest(view.table, quest)) open += (open.empty() ? "" : ", ") + std::to_string(quest);
    while (true) {
      const auto numbers = numbers_in(read_choice(view, {"avalon.ask.quest", {{"quests", open}}}));
      const bool one = numbers.size() == 1 && numbers[0] >= 1 && numbers[0] <= quest_count;
      if (one && may_choose_quest(view.table, numbers[0])) return numbers[0];
      complain();
    }
  }

  Action ask_proposal(const View& view) {
    ProposeTeam action;
    for (const Seat seat : view.table.everyone()) terminal().write("  " + words_.seat(seat));
    terminal().line();
    int quest = view.table.round;
    if (view.table.setup.targeting) {
      quest = ask_quest(view);
      action.quest = static_cast<std::uint8_t>(quest);
    }
    const long size = team_size(view.table.players(), quest);
    for (const Seat seat : ask_seats(view, {"avalon.ask.propose", {{"quest", long{quest}}, {"n", size}}}))
      action.team.insert(seat);
    if (view.table.setup.excalibur) action.bearer = ask_seats(view, "avalon.ask.bearer")[0];
    return action;
  }

  Action ask_gift(const View& view) {
    const auto& drawn = view.table.plots.drawn;
    const Message prompt("avalon.ask.give", {{"plots", words_.plots(drawn)}, {"n", static_cast<long>(drawn.size())}});
    GivePlots action;
    const auto seats = ask_seats(view, prompt);
    for (std::size_t i = 0; i < seats.size() && i < max_plots_drawn; ++i) action.to.push_back(seats[i]);
    return action;
  }

  AvalonWords words_;
  SeatSet met_;  // people who have read what their character is about
};

}  // namespace

int play_avalon(const Setup& setup, const Bot<Avalon>& bot, const PlayOptions& options, const Catalogue& text) {
  const Message title("play.title", {{"players", long{setup.players}}});
  return play_in_terminal<AvalonSitting>(setup, bot, options, title, text);
}

}  // namespace roundtable
