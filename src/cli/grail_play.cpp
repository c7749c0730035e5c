#include "cli/grail_play.h"

#include <charconv>
#include <fstream>
#include <sstream>

#include "cli/grail_screen.h"
#include "codec/grail.h"
#include "host/catalogue.h"
#include "host/match_of.h"

namespace roundtable {

using namespace grail;

namespace {

class Sitting {
 public:
  Sitting(const Setup& setup, const Event& dealt, SeatSet people, const Bot<Grail>* bot, const Catalogue& text,
          std::string_view seed)
      : setup_(setup), dealt_(dealt), state_(prepare(setup)), people_(people), bot_(bot), words_(text, *setup.pack),
        rng_(std::string(seed) + "/bots") {
    carry_out<Grail>(dealt_, state_, [&](const Event& event, const State& before) { tell(event, before); });
  }

  /// Takes a step of a saved game again.
  bool repeat(Seat seat, const Action& action) {
    if (play<Grail>(state_, seat, action, unrecorded)) return false;
    log_.push_back({seat, action});
    return true;
  }

  /// Returns whether the game was played to its end.
  bool play_on() {
    while (!is_over(state_.table)) {
      const Seat seat = state_.table.waiting.first();
      const auto action = people_.contains(seat) ? ask(seat) : bot_->choose(observe(state_, seat), rng_, Budget{});
      if (!action) return false;
      play<Grail>(state_, seat, *action, [&](const Event& event, const State& before) { tell(event, before); });
      log_.push_back({seat, *action});
    }
    return true;
  }

  void write_record(JsonWriter& out) const {
    MatchOf<Grail> match(setup_, dealt_);
    JsonWriter told;
    for (const auto& [seat, action] : log_) {
      JsonWriter json;
      Codec<Grail>::write_action(action, json);
      match.act(seat, boost::json::parse(json.text()), told);
    }
    match.write_record(out);
  }

 private:
  struct Step {
    Seat seat;
    Action action;
  };

  void tell(const Event& event, const State& before) {
    for (const auto& line : words_.story(event, before)) terminal_.line("  " + line, Ink::Dim);
  }

  void show_hand(Seat seat) {
    const Table& table = state_.table;
    if (table.meeting.forced) return draw_card(table, *table.meeting.forced, words_, terminal_);
    for (const CardId card : table.at(seat).hand) draw_card(table, card, words_, terminal_);
  }

  /// The action chosen, or nothing where the person leaves.
  std::optional<Action> ask(Seat seat) {
    draw_grail(state_.table, words_, terminal_);
    if (state_.table.meeting_now) show_hand(seat);
    const auto actions = legal_actions(observe(state_, seat));
    terminal_.line(words_.say({"grail.ask", {{"seat", words_.member(state_.table, seat)},
                                             {"what", words_.say("grail.phase." + std::string(phase_name(state_.table)))}}}),
                   Ink::Gold);
    for (std::size_t i = 0; i < actions.size(); ++i)
      terminal_.line("  " + std::to_string(i + 1) + "  " + words_.choice(state_.table, seat, actions[i]));
    while (true) {
      const auto typed = terminal_.ask(words_.say("play.prompt"));
      if (!typed || *typed == "q") return std::nullopt;
      std::size_t number = 0;
      const auto end = std::from_chars(typed->data(), typed->data() + typed->size(), number);
      if (end.ec == std::errc{} && number >= 1 && number <= actions.size()) return actions[number - 1];
      terminal_.line(words_.say("play.invalid"), Ink::Evil);
    }
  }

  Setup setup_;
  Event dealt_;
  State state_;
  SeatSet people_;
  const Bot<Grail>* bot_;
  GrailWords words_;
  Rng rng_;
  Terminal terminal_;
  std::vector<Step> log_;
};

std::optional<boost::json::value> saved_game(const std::string& file) {
  std::ifstream stream(file);
  if (file.empty() || !stream) return std::nullopt;
  std::stringstream content;
  content << stream.rdbuf();
  boost::json::error_code error;
  auto record = boost::json::parse(content.str(), error);
  if (error || !load_record(record) || record.at("game").as_string() != Grail::id) return std::nullopt;
  return record;
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

void repeat_all(Sitting& game, const boost::json::value& record) {
  for (const auto& step : record.at("actions").as_array())
    game.repeat(Seat(static_cast<int>(step.at("seat").as_int64())), *Codec<Grail>::read_action(step.at("action")));
}

}  // namespace

int play_grail(const Setup& wanted, const Bot<Grail>* bot, const PlayOptions& options, const Catalogue& text) {
  const auto saved = saved_game(options.record);
  const Setup setup = saved ? *Codec<Grail>::read_config(saved->at("config")) : wanted;
  const int players = static_cast<int>(setup.party.size());
  if (options.seat < 0 || options.seat >= players)
    return fail(text, {"engine.bad_seat", {{"last", long{players - 1}}}});
  const std::string seed = options.seed.empty() ? fresh_seed() : options.seed;
  Chance chance(seed);
  const Event dealt = saved ? deal(setup, *Codec<Grail>::read_deal(setup, saved->at("deal")), chance) : deal(setup, {}, chance);
  const SeatSet people = bot ? SeatSet::of(Seat(options.seat)) : SeatSet::all(players);
  Sitting game(setup, dealt, people, bot, text, seed);
  if (saved) repeat_all(game, *saved);
  if (!game.play_on()) std::printf("\n%s\n", text("play.left").c_str());
  return save(game, options.record, text);
}

}  // namespace roundtable
