#include "games/duel/cli/play.h"

#include "cli/sitting.h"
#include "engine/match.h"
#include "games/duel/cli/screen.h"
#include "games/duel/cli/story.h"
#include "games/duel/codec/codec.h"

namespace roundtable {

using namespace duel;

namespace {

class DuelSitting final : public Sitting<Duel> {
 public:
  DuelSitting(const Setup& setup, const Bot<Duel>& bot, const Seating& seating, const Catalogue& text,
              std::string_view seed)
      : Sitting(setup, bot, seating, text, seed), words_(text, seating.names) {}

 protected:
  void draw(const View& view) override { draw_duel(view, words_, terminal()); }

  bool show(const View& view, std::string_view word) override {
    if (word != "d") return false;
    terminal().line(words_.say({"duel.screen.discards", {{"cards", words_.cards(view.table.discards)}}}));
    return true;
  }

  std::string choice(const View& view, const Action& action) const override { return words_.choice(view, action); }
  Message help() const override { return "duel.screen.help"; }

  std::optional<Action> unlisted(std::string_view word) const override {
    return word == "resign" ? std::optional<Action>(Resign{}) : std::nullopt;
  }

  Action ask_action(const View& view) override {
    return match(
        view.table.phase, [&](const Playing&) { return ask_play(view); },
        [&](const Answering&) { return ask_from_menu(view, "duel.ask.answer"); },
        [&](const Paying&) { return ask_from_menu(view, {"duel.ask.pay", {{"n", long{owed(view.table)}}}}); },
        [&](const Discarding&) { return ask_from_menu(view, "duel.ask.discard"); },
        [&](const auto&) { return ask_from_menu(view, "duel.ask.supply"); });
  }

 private:
  /// A letter, a card of the hand by its number and a territory: "a 2 7".
  Action ask_play(const View& view) {
    draw_chances(view, words_, terminal());
    while (true) {
      const auto typed = read_choice(view, "duel.ask.play");
      if (typed == "end") return EndPlay{};
      if (const auto action = unlisted(typed)) return *action;
      const auto numbers = numbers_in(std::string_view(typed).substr(typed.empty() ? 0 : 1));
      const auto cards = static_cast<int>(view.mine.hand.size());
      if (numbers.size() == 2 && numbers[0] >= 1 && numbers[0] <= cards && numbers[1] < int{territory_count}) {
        const Card card = view.mine.hand[static_cast<std::size_t>(numbers[0] - 1)];
        const auto at = static_cast<Place>(numbers[1]);
        if (typed.starts_with('r')) return Reinforce{card, at};
        if (typed.starts_with('e')) return Enchant{card, at};
        if (typed.starts_with('a')) return Attack{card, at};
      }
      complain();
    }
  }

  DuelWords words_;
};

}  // namespace

int play_duel(const Setup& setup, const Bot<Duel>& bot, const PlayOptions& options, const Catalogue& text) {
  return play_in_terminal<DuelSitting>(setup, bot, options, "duel.screen.title", text);
}

}  // namespace roundtable
