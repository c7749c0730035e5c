#include "cli/avalon_play.h"

#include <charconv>
#include <fstream>

#include "cli/avalon_screen.h"
#include "cli/terminal.h"
#include "codec/avalon.h"
#include "host/match_of.h"

namespace roundtable {

using namespace avalon;

namespace {

struct Left {};  // thrown when a person leaves the table

constexpr std::array<std::string_view, max_players> bot_names{"Kay",    "Bors",     "Gareth", "Enid",    "Lionel",
                                                              "Elaine", "Bedivere", "Lunete", "Tristan", "Ector"};
constexpr std::string_view person_name = "Galahad";

std::vector<int> numbers_in(std::string_view typed) {
  std::vector<int> numbers;
  while (!typed.empty()) {
    const auto digit = typed.find_first_of("0123456789");
    if (digit == std::string_view::npos) break;
    typed.remove_prefix(digit);
    int number = 0;
    const auto end = std::from_chars(typed.data(), typed.data() + typed.size(), number);
    if (end.ec != std::errc{}) return {};
    numbers.push_back(number);
    typed.remove_prefix(static_cast<std::size_t>(end.ptr - typed.data()));
  }
  return numbers;
}

class Sitting {
 public:
  Sitting(const Setup& setup, const Bot<Avalon>& bot, SeatSet people, AvalonWords words, std::string_view seed,
       bool hotseat)
      : state_(prepare(setup)), bot_(bot), people_(people), words_(std::move(words)), hotseat_(hotseat),
        rng_(std::string(seed) + "/bots") {
    Chance chance(seed);
    dealt_ = deal(setup, {}, chance);
    carry_out<Avalon>(dealt_, state_, [&](const Event& event, const State& before) { tell(event, before); });
  }

  void play_to_the_end() {
    while (!is_over(state_.table)) {
      const SeatSet waiting = state_.table.waiting;
      const SeatSet asked = (waiting & people_).empty() ? waiting : waiting & people_;
      const Seat seat = asked.first();
      const Action action = people_.contains(seat) ? ask(seat) : bot_.choose(observe(state_, seat), rng_, Budget{});
      play<Avalon>(state_, seat, action, [&](const Event& event, const State& before) { tell(event, before); });
      log_.push_back({seat, action});
    }
    show_news(people_.first());
  }

  void write_record(JsonWriter& out) const {
    MatchOf<Avalon> match(state_.table.setup, dealt_);
    JsonWriter told;
    for (const auto& [seat, action] : log_) {
      JsonWriter json;
      Codec<Avalon>::write_action(action, json);
      match.act(seat, boost::json::parse(json.text()), told);
    }
    match.write_record(out);
  }

 private:
  /// Everyone's news wait until that person looks at the screen.
  void tell(const Event& event, const State& before) {
    for (const auto& told : notice::telling(event, before))
      for (const Seat seat : people_)
        if (!told.only || told.only == seat)
          for (const auto& line : words_.story(told.notice)) news_[seat].push_back(line);
  }

  void show_news(Seat seat) {
    for (const auto& line : news_[seat]) terminal_.line(line);
    news_[seat].clear();
  }

  void take_the_screen(Seat seat) {
    if (hotseat_) {
      terminal_.clear();
      read({"play.hand_over", {{"name", words_.seat(seat)}}});
      terminal_.clear();
    }
    show_news(seat);
    terminal_.line();
    const View view = observe(state_, seat);
    draw_knowledge(view, words_, terminal_);
    if (!met_.contains(seat)) terminal_.line(words_.word("about", view.mine.role), Ink::Dim);
    met_.insert(seat);
    draw_table(view.table, words_, terminal_);
  }

  std::string read(const Message& prompt) {
    terminal_.line(words_.say(prompt), Ink::Gold);
    const auto typed = terminal_.ask(words_.say("play.prompt"));
    if (!typed || *typed == "q") throw Left{};
    return *typed;
  }

  /// Reads until it is no word for the table, the knowledge or the help.
  std::string read_choice(const View& view, const Message& prompt) {
    while (true) {
      const auto typed = read(prompt);
      if (typed == "t")
        draw_history(view.table, words_, terminal_);
      else if (typed == "k")
        draw_knowledge(view, words_, terminal_);
      else if (typed == "?")
        terminal_.line(words_.say("play.help"));
      else
        return typed;
    }
  }

  Action ask(Seat seat) {
    take_the_screen(seat);
    const View view = observe(state_, seat);
    Action action;
    do {
      action = std::holds_alternative<Proposing>(view.table.phase) ? ask_proposal(view)
               : std::holds_alternative<Giving>(view.table.phase)  ? ask_gift(view)
                                                                   : ask_from_menu(view);
    } while (!accepts(view, action));
    return action;
  }

  bool accepts(const View& view, const Action& action) {
    const auto no = refusal(view, action);
    if (no) terminal_.line(words_.say(Codec<Avalon>::explain(view, action, *no)), Ink::Evil);
    return !no;
  }

  Action ask_from_menu(const View& view) {
    const auto actions = legal_actions(view);
    const auto prompt = std::holds_alternative<Voting>(view.table.phase)     ? "avalon.ask.vote"
                        : std::holds_alternative<Questing>(view.table.phase) ? "avalon.ask.card"
                                                                             : "avalon.ask.other";
    for (std::size_t i = 0; i < actions.size(); ++i)
      terminal_.line("  " + std::to_string(i + 1) + "  " + words_.choice(actions[i]));
    while (true) {
      const auto numbers = numbers_in(read_choice(view, prompt));
      if (numbers.size() == 1 && numbers[0] >= 1 && static_cast<std::size_t>(numbers[0]) <= actions.size())
        return actions[static_cast<std::size_t>(numbers[0] - 1)];
      terminal_.line(words_.say("play.invalid"), Ink::Evil);
    }
  }

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
      terminal_.line(words_.say("play.invalid"), Ink::Evil);
    }
  }

  int ask_quest(const View& view) {
    std::string open;
    for (int quest = 1; quest <= quest_count; ++quest)
      if (may_choose_quest(view.table, quest)) open += (open.empty() ? "" : ", ") + std::to_string(quest);
    while (true) {
      const auto numbers = numbers_in(read_choice(view, {"avalon.ask.quest", {{"quests", open}}}));
      if (numbers.size() == 1 && numbers[0] >= 1 && numbers[0] <= quest_count) return numbers[0];
      terminal_.line(words_.say("play.invalid"), Ink::Evil);
    }
  }

  Action ask_proposal(const View& view) {
    ProposeTeam action;
    for (const Seat seat : view.table.everyone()) terminal_.write("  " + words_.seat(seat));
    terminal_.line();
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

  struct Step {
    Seat seat;
    Action action;
  };

  State state_;
  Event dealt_;
  const Bot<Avalon>& bot_;
  SeatSet people_;
  SeatSet met_;  // people who have read what their character is about
  AvalonWords words_;
  bool hotseat_;
  Rng rng_;
  Terminal terminal_;
  PerSeat<std::vector<std::string>> news_;
  std::vector<Step> log_;
};

SeatSet people_at(const Setup& setup, const PlayOptions& options, std::size_t names) {
  if (!options.hotseat) return SeatSet::of(Seat(options.seat));
  return SeatSet::all(names == 0 ? setup.players : static_cast<int>(names));
}

PerSeat<std::string> table_names(const Setup& setup, SeatSet people, const std::vector<std::string>& given) {
  PerSeat<std::string> names(setup.players);
  std::size_t person = 0;
  for (const Seat seat : SeatSet::all(setup.players)) {
    names[seat] = bot_names[static_cast<std::size_t>(seat.index())];
    if (!people.contains(seat)) continue;
    if (person < given.size())
      names[seat] = given[person];
    else if (people.size() == 1)
      names[seat] = person_name;
    ++person;
  }
  return names;
}

int save(const Sitting& game, const std::string& file, const Catalogue& text) {
  if (file.empty()) return 0;
  JsonWriter out;
  game.write_record(out);
  std::ofstream stream(file);
  stream << out.text() << '\n';
  if (!stream.flush()) return fail(text, {"play.cannot_save", {{"file", file}}});
  std::printf("%s\n", text({"play.saved", {{"file", file}}}).c_str());
  return 0;
}

}  // namespace

int play_avalon(const Setup& setup, const Bot<Avalon>& bot, const PlayOptions& options, const Catalogue& text) {
  if (options.seat < 0 || options.seat >= setup.players)
    return fail(text, {"avalon.deal_error.no_such_seat", {{"last", long{setup.players - 1}}}});
  const auto given = split_list(options.names);
  if (given.size() > setup.players)
    return fail(text, {"json.too_long", {{"key", std::string("names")}, {"n", long{setup.players}}}});

  for (const Message& warning : Codec<Avalon>::warnings(setup))
    std::printf("%s\n", text({"cli.warning", {{"why", text(warning)}}}).c_str());
  const SeatSet people = people_at(setup, options, given.size());
  const AvalonWords words(text, table_names(setup, people, given));
  std::printf("%s\n", text({"play.title", {{"players", long{setup.players}}}}).c_str());
  std::printf("%s\n", text({"play.people", {{"seats", words.seats(people)}}}).c_str());
  std::printf("%s\n", text("play.help").c_str());
  Sitting game(setup, bot, people, words, options.seed.empty() ? fresh_seed() : options.seed, options.hotseat);
  try {
    game.play_to_the_end();
  } catch (const Left&) {
    std::printf("\n%s\n", text("play.left").c_str());
  }
  return save(game, options.record, text);
}

}  // namespace roundtable
