// A game in the terminal: one person against bots, or several who hand the keyboard round. What is alike for every
// game; each game draws its table and asks in its own way.
#pragma once

#include <array>

#include "bots/bot.h"
#include "cli/seating.h"
#include "cli/terminal.h"
#include "cli/tool_of.h"
#include "codec/recorded_step.h"
#include "match/match_of.h"

namespace roundtable {

struct Left {};  // thrown when a person leaves the table

template <Game G>
class Sitting {
 public:
  using State = typename G::State;
  using View = typename G::View;
  using Action = typename G::Action;
  using Event = typename G::Event;
  using Setup = typename G::Setup;

  Sitting(const Setup& setup, const Bot<G>& bot, const Seating& seating, const Catalogue& text, std::string_view seed,
          const typename G::DealWish& wish = {})
      : setup_(setup),
        state_(G::prepare(setup)),
        bot_(bot),
        seating_(seating),
        text_(text),
        story_(text, seating.names),
        rng_(std::string(seed) + "/bots") {
    Chance chance(seed);
    dealt_ = G::deal(setup, wish, chance);
    carry_out<G>(dealt_, state_, [&](const auto& event, const auto& before) { tell(event, before); });
  }
  virtual ~Sitting() = default;

  /// Takes the steps of a saved game again, without telling them again.
  void repeat(const boost::json::array& steps) {
    for (const auto& step : steps) {
      log_.push_back(read_step<G>(step));
      take_step<G>(log_.back(), state_, unrecorded);
    }
    if (!steps.empty())
      for (const Seat seat : seating_.people) news_[seat].clear();
  }

  void play_to_the_end() {
    terminal_.paragraph(text_(help()), Ink::Plain, 0);
    while (!G::is_over(state_.table)) {
      const SeatSet waiting = G::waiting(state_.table);
      const SeatSet asked = (waiting & seating_.people).empty() ? waiting : waiting & seating_.people;
      const Seat seat = asked.first();
      const bool person = seating_.people.contains(seat);
      const Action action = person ? ask(seat) : bot_.choose(G::observe(state_, seat), rng_, Budget{});
      play<G>(state_, seat, action, [&](const auto& event, const auto& before) { tell(event, before); });
      log_.push_back({seat, action});
      if (person) let_read_news(seat);
    }
    show_news(seating_.people.first());
  }

  void write_record(JsonWriter& out) const {
    MatchOf<G> match(setup_, dealt_);
    for (const auto& step : log_) match.repeat(step);
    match.write_record(out);
  }

 protected:
  /// What a person sees when it is his turn to decide.
  virtual void draw(const View& view) = 0;
  virtual Action ask_action(const View& view) = 0;
  /// A word that shows something and decides nothing; tells whether it was one.
  virtual bool show(const View& view, std::string_view word) = 0;
  virtual std::string choice(const View& view, const Action& action) const = 0;
  virtual Message help() const = 0;

  const Terminal& terminal() const { return terminal_; }
  const Catalogue& text() const { return text_; }

  /// Asks until the input is a choice, not a display command.
  std::string read_choice(const View& view, const Message& prompt) {
    while (true) {
      const auto typed = read(prompt);
      if (!only_shows(view, typed)) return typed;
    }
  }

  /// All that is legal, to be chosen by number.
  Action ask_from_menu(const View& view, const Message& prompt) {
    const auto actions = G::legal_actions(view);
    while (true) {
      for (std::size_t i = 0; i < actions.size(); ++i)
        terminal_.paragraph("  " + std::to_string(i + 1) + "  " + choice(view, actions[i]), Ink::Plain, 6);
      const auto typed = read(prompt);
      if (only_shows(view, typed)) continue;
      if (const auto action = unlisted(typed)) return *action;
      const auto numbers = numbers_in(typed);
      if (numbers.size() == 1 && numbers[0] >= 1 && static_cast<std::size_t>(numbers[0]) <= actions.size())
        return actions[static_cast<std::size_t>(numbers[0] - 1)];
      complain();
    }
  }
  /// An action that no menu lists, by its word.
  virtual std::optional<Action> unlisted(std::string_view) const { return std::nullopt; }

  void complain() const { terminal_.line(text_("play.invalid"), Ink::Evil); }

 private:
  /// Everyone's news wait until that person looks at the screen; where there are no secrets all read them together.
  void tell(const Event& event, const State& before) {
    const SeatSet readers = seating_.open ? SeatSet::of(seating_.people.first()) : seating_.people;
    for (const Seat seat : readers)
      for (auto& line : story_.lines(event, before, seat)) news_[seat].push_back(std::move(line));
  }

  void show_news(Seat seat) {
    auto& news = news_[seating_.open ? seating_.people.first() : seat];
    for (const auto& line : news) terminal_.paragraph(line);
    news.clear();
  }

  /// Whether people at this keyboard have secrets from each other.
  bool hides() const { return seating_.hotseat && !seating_.open; }

  bool only_shows(const View& view, const std::string& typed) {
    if (typed != "?") return show(view, typed);
    terminal_.paragraph(text_(help()), Ink::Plain, 0);
    return true;
  }

  /// What a person's own action told him (the Lady's answer, say) is read before the keyboard goes on.
  void let_read_news(Seat seat) {
    const bool goes_on = G::waiting(state_.table).contains(seat) || G::is_over(state_.table);
    if (!hides() || news_[seat].empty() || goes_on) return;
    show_news(seat);
    read("play.hide");
  }

  /// Between two decisions of one person nothing needs to be hidden.
  void take_the_screen(Seat seat) {
    if (hides() && holder_ != seat) {
      terminal_.clear();
      terminal_.forget_typed_ahead();
      read({"play.hand_over", {{"name", seat_label(seating_.names, seat)}}});
      terminal_.clear();
    }
    holder_ = seat;
    show_news(seat);
    terminal_.line();
    draw(G::observe(state_, seat));
  }

  std::string read(const Message& prompt) {
    terminal_.paragraph(text_(prompt), Ink::Gold, 0);
    auto typed = terminal_.ask(text_("play.prompt"));
    if (typed == "q") {
      terminal_.line(text_("play.really_leave"), Ink::Gold);
      typed = terminal_.ask(text_("play.prompt"));
      if (typed != "q") return read(prompt);
      typed.reset();
    }
    if (!typed) leave();
    return *typed;
  }

  /// Nobody's secrets stay on a screen that is shared.
  [[noreturn]] void leave() const {
    if (hides()) terminal_.clear();
    throw Left{};
  }

  Action ask(Seat seat) {
    take_the_screen(seat);
    const View view = G::observe(state_, seat);
    while (true) {
      const Action action = ask_action(view);
      const auto no = G::refusal(view, action);
      if (!no) return action;
      terminal_.line(text_(Codec<G>::explain(view, action, *no)), Ink::Evil);
    }
  }

  Setup setup_;
  State state_;
  Event dealt_;
  const Bot<G>& bot_;
  Seating seating_;
  const Catalogue& text_;
  Story<G> story_;
  Rng rng_;
  Terminal terminal_;
  std::optional<Seat> holder_;  // of the keyboard
  PerSeat<std::vector<std::string>> news_;
  std::vector<RecordedStep<G>> log_;
};

/// Plays until the end, or until a person leaves, and saves the record; returns the program's status.
template <Game G>
int play_and_save(Sitting<G>& game, const PlayOptions& options, const Catalogue& text) {
  try {
    game.play_to_the_end();
  } catch (const Left&) {
    std::printf("\n%s\n", text("play.left").c_str());
  }
  if (options.record.empty()) return 0;
  JsonWriter record;
  game.write_record(record);
  return save_record(record.text(), options.record, text);
}

/// What is said and asked before a game; nothing, or why it cannot be played.
template <Game G>
std::optional<Message> open_table(const typename G::Setup& setup, const Seating& seating, const PlayOptions& options,
                                  const Message& title, const Catalogue& text) {
  if (!options.record.empty() && !can_write(options.record))
    return Message("play.cannot_save", {{"file", options.record}});
  for (const Message& warning : Codec<G>::warnings(setup))
    std::printf("%s\n", text({"cli.warning", {{"why", text(warning)}}}).c_str());
  std::printf("%s\n%s\n", text(title).c_str(), people_line(seating, text).c_str());
  return std::nullopt;
}

/// Seats the people, plays and saves the record; returns the program's status.
template <class S, Game G>
int play_in_terminal(const typename G::Setup& setup, const Bot<G>& bot, const PlayOptions& options,
                     const Message& title, const Catalogue& text) {
  const auto seating = take_seats(options, G::seats(G::prepare(setup).table));
  if (!seating) return fail(text, seating.error());
  if (const auto why = open_table<G>(setup, *seating, options, title, text)) return fail(text, *why);
  S game(setup, bot, *seating, text, options.seed.empty() ? fresh_seed() : options.seed);
  return play_and_save<G>(game, options, text);
}

}  // namespace roundtable
