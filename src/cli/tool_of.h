// The parts of a game's tool that are alike for every game.
#pragma once

#include <utility>

#include "bots/bot.h"
#include "cli/arena.h"
#include "cli/game_tool.h"
#include "cli/simulate.h"
#include "codec/recorded_step.h"
#include "engine/perft.h"
#include "lab/arena.h"
#include "lab/arena_ranks.h"
#include "lab/external_bot.h"
#include "lab/simulate.h"

namespace roundtable {

/// Tells events of a game in words; each game specialises it.
/// Story(text, names); lines(event, before, viewer): what this seat is told, or everything where there is no seat.
template <Game G>
class Story;

template <Game G>
class ToolOf : public GameTool {
 public:
  using Setup = typename G::Setup;

  std::string_view id() const override { return G::id; }
  /// Of the set-up that the command line begins with.
  std::uint64_t signature() const override { return G::signature(*Codec<G>::read_config(config())); }

  int play(const PlayOptions& options, const Catalogue& text) override {
    const auto setup = Codec<G>::read_config(config());
    if (!setup) return fail(text, setup.error());
    const auto bot = bot_named(options.bot);
    if (!bot) return fail(text, bot.error());
    return play_with(**bot, *setup, options, text);
  }

  int simulate(const SimulateOptions& wanted, const Catalogue& text) override {
    SimulateOptions options = wanted;
    if (options.bots.empty()) options.bots = "simple";  // the best think too long for thousands of games
    const auto setup = Codec<G>::read_config(config());
    if (!setup) return fail(text, setup.error());
    const auto seats = seat_bots(options.bots, G::seats(G::prepare(*setup).table));
    if (!seats) return fail(text, seats.error());
    SimulationReport report(std::string(G::id), options, text);
    SimulationPlan plan{options.games, options.threads, options.seed,
                        [&](std::uint64_t done) { report.show_progress(done); }, budget_of(options)};
    const Tally tally = roundtable::simulate<G>(*setup, *seats, plan);
    JsonWriter json;
    Codec<G>::write_config(*setup, json);
    report.print(tally, json.text());
    return 0;
  }

  int perft(const PerftOptions& options, const Catalogue& text) override {
    const auto setup = Codec<G>::read_config(config());
    if (!setup) return fail(text, setup.error());
    Chance chance(options.seed);
    auto state = G::prepare(*setup);
    carry_out<G>(G::deal(*setup, {}, chance), state, unrecorded);
    if (options.divide)
      print_divided(state, options.depth);
    else
      for (int depth = 1; depth <= options.depth; ++depth)
        std::printf("%s\n",
                    text({"perft.line",
                          {{"depth", long{depth}}, {"nodes", static_cast<long>(roundtable::perft<G>(state, depth))}}})
                        .c_str());
    return 0;
  }

  void tell(const boost::json::object& record, std::optional<int> viewer, const Catalogue& text) const override {
    const auto setup = *Codec<G>::read_config(record.at("config"));
    const auto wish = *Codec<G>::read_deal(setup, record.at("deal"));
    const auto seat = viewer ? std::optional(Seat(*viewer)) : std::nullopt;
    auto state = G::prepare(setup);
    const Story<G> story(text, PerSeat<std::string>(G::seats(state.table)));  // seats by their numbers
    long step = 0;
    long shown = 0;
    const auto print = [&](const auto& event, const auto& before) {
      const auto lines = story.lines(event, before, seat);
      if (!lines.empty() && std::exchange(shown, step) != step)
        std::printf("%s\n", text({"replay.step", {{"n", step}}}).c_str());
      for (const auto& line : lines) std::printf("  %s\n", line.c_str());
    };
    Chance chance("");
    carry_out<G>(G::deal(setup, wish, chance), state, print);
    for (const auto& item : record.at("actions").as_array()) {
      ++step;
      take_step<G>(read_step<G>(item), state, print);
    }
  }

 protected:
  /// What the options say, as the protocol's config.
  virtual boost::json::value config() const = 0;
  /// A game in the terminal, with this bot in the seats of those who are not there.
  virtual int play_with(const Bot<G>& bot, const Setup& setup, const PlayOptions& options, const Catalogue& text) = 0;

  int run_arena(const ArenaOptions& options, const Catalogue& text) {
    const auto setup = Codec<G>::read_config(config());
    if (!setup) return fail(text, setup.error());
    const auto names = split_list(options.bots);
    if (names.empty()) return fail(text, {"arena.no_bots"});
    std::vector<lab::Entrant<G>> entrants;
    for (const auto& name : names) {
      const auto entrant = entrant_named(name);
      if (!entrant) return fail(text, entrant.error());
      entrants.push_back(*entrant);
    }
    const ArenaReport report(std::string(id()), names, options, text);
    const lab::Ranks ranks;
    lab::ArenaPlan plan{options.games,
                        options.threads,
                        options.seed,
                        [&](std::uint64_t done) { report.show_progress(done); },
                        {std::chrono::milliseconds(options.time), options.nodes},
                        ranks.rank(),
                        ranks.count()};
    const auto matrix = ranks.sum(lab::play_arena<G>(*setup, entrants, plan));
    if (ranks.rank() != 0) return 0;
    JsonWriter json;
    Codec<G>::write_config(*setup, json);
    return report.print(matrix, json.text());
  }

  static std::expected<lab::Entrant<G>, Message> entrant_named(const std::string& name) {
    if (name.starts_with(lab::external_prefix)) return lab::external_entrant<G>(name);
    const auto bot = bot_named(name);
    if (!bot) return std::unexpected(bot.error());
    return lab::entrant(**bot);
  }

  static std::string known_bots() {
    std::string names;
    for (const auto& bot : bots<G>()) names += (names.empty() ? "" : ", ") + std::string(bot.name);
    return names;
  }
  static std::expected<const Bot<G>*, Message> bot_named(const std::string& name) {
    if (name.empty()) return &bots<G>().back();
    if (const auto* bot = find_bot<G>(name)) return bot;
    return std::unexpected(Message("simulate.unknown_bot", {{"given", shortened(name)}, {"known", known_bots()}}));
  }

 private:
  using Seats = std::vector<const Bot<G>*>;

  static std::expected<Seats, Message> seat_bots(const std::string& list, int players) {
    auto names = split_list(list);
    if (names.size() == 1) names.resize(static_cast<std::size_t>(players), names[0]);
    if (names.size() != static_cast<std::size_t>(players))
      return std::unexpected(Message("simulate.bots_count", {{"players", long{players}}}));
    Seats seats;
    for (const auto& name : names) {
      const auto bot = bot_named(name);
      if (!bot) return std::unexpected(bot.error());
      seats.push_back(*bot);
    }
    return seats;
  }

  static void print_divided(const typename G::State& state, int depth) {
    const Seat seat = G::waiting(state.table).first();
    const auto actions = G::legal_actions(G::observe(state, seat));
    for (std::size_t i = 0; i < actions.size(); ++i) {
      auto next = state;
      play<G>(next, seat, actions[i], unrecorded);
      JsonWriter json;
      Codec<G>::write_action(actions[i], json);
      std::printf("%s %llu\n", std::string(json.text()).c_str(),
                  static_cast<unsigned long long>(roundtable::perft<G>(next, depth - 1)));
    }
  }
};

}  // namespace roundtable
