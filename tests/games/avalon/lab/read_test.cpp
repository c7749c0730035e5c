// Recorded games: reading the file, fitting to it, and what the program's own weights make of games they never saw.
#include <doctest/doctest.h>

#include <cstdlib>
#include <filesystem>

#include "games/avalon/bots/bots.h"
#include "games/avalon/lab/fit.h"
#include "games/avalon/lab/read.h"

using namespace roundtable;
using namespace roundtable::lab;
using namespace roundtable::avalon;

namespace {

std::string games_file() {
  if (const char* file = std::getenv("ROUNDTABLE_HUMAN_GAMES")) return file;
  return ROUNDTABLE_SOURCE_DIR "/../shared/data/human-avalon-games.jsonl.gz";
}

constexpr std::string_view one_game =
    R"({"id":"a","month":"2020-04","players":5,"roles":["minion","merlin","servant","servant","minion"],"assassin":0,)"
    R"("proposals":[{"quest":1,"leader":2,"team":[1,2],"approve":[0,1]},)"
    R"({"quest":1,"leader":3,"team":[0,3],"approve":[0,1,3,4]},{"quest":2,"leader":4,"team":[1,2,3],"approve":[1,2,3]}],)"
    R"("quests":[{"quest":1,"fails":[0],"ok":false},{"quest":2,"fails":[],"ok":true}],"target":null,)"
    R"("winner":"evil","reason":"quests"})";

/// A game between bots, as if people had played it.
HumanGame bot_game(std::uint64_t number) {
  Rng rng = Rng::stream(3, number);
  State state = Avalon::prepare(Setup{});
  carry_out<Avalon>(Avalon::deal(Setup{}, {}, rng), state, unrecorded);
  const auto* bot = find_bot<Avalon>("simple");
  while (!is_over(state.table)) {
    const Seat seat = state.table.waiting.first();
    play<Avalon>(state, seat, bot->choose(observe(state, seat), rng, Budget{}), unrecorded);
  }
  HumanGame game;
  game.id = std::to_string(number);
  game.table = state.table;
  for (const Knowledge& type : state.secrets.seats) game.roles.push_back(type.role);
  return game;
}

std::vector<HumanGame> bot_games(std::uint64_t count) {
  std::vector<HumanGame> games;
  for (std::uint64_t i = 0; i < count; ++i) games.push_back(bot_game(i));
  return games;
}

}  // namespace

TEST_CASE("a recorded game is read with its votes and results") {
  const auto game = human_game(one_game);
  REQUIRE(game);
  CHECK(game->table.history.size() == 3);
  CHECK_FALSE(game->table.history[0].approved);
  CHECK_FALSE(game->table.history[0].fails);
  CHECK(game->table.history[1].fails == 1);
  CHECK(game->table.history[2].fails == 0);
  CHECK(game->evil() == (SeatSet::of(Seat(0)) | SeatSet::of(Seat(4))));
  CHECK_FALSE(game->target);
  CHECK(after_quests(game->table, 1)->history.size() == 2);
  CHECK(after_quests(game->table, 2)->history.size() == 3);
  CHECK_FALSE(after_quests(game->table, 3));
}

TEST_CASE("lines that hold no game are refused") {
  const auto with = [](std::string_view from, std::string_view to) {
    std::string line(one_game);
    line.replace(line.find(from), from.size(), to);
    return line;
  };
  CHECK(human_game(with("[1,2]", "[1,4]")));
  CHECK_FALSE(human_game(with("[1,2]", "[1,5]")));
  CHECK_FALSE(human_game(with("\"minion\"", "\"jester\"")));
  CHECK_FALSE(human_game(with("\"minion\",", "")));
  CHECK_FALSE(human_game(with("\"quest\":1", "\"quest\":6")));
  CHECK_FALSE(human_game("[]"));
  CHECK_FALSE(human_game("{"));
  CHECK_FALSE(read_human_games("/nowhere/at/all.gz"));
}

TEST_CASE("a fit is the same however many threads there are, and learns") {
  const auto games = bot_games(150);
  std::vector<double> losses;
  FitPlan plan = people_plan();
  plan.epochs = 3;
  plan.progress = [&](int, double loss) { losses.push_back(loss); };
  const Weights one = fit(games, plan);
  plan.threads = 3;
  plan.progress = {};
  CHECK(fit(games, plan) == one);
  REQUIRE(losses.size() == 3);
  CHECK(losses[2] < losses[0]);
  plan.seed = 2;
  CHECK(fit(games, plan) != one);
}

TEST_CASE("people are read well in games that no fit has seen") {
  const auto file = games_file();
  if (!std::filesystem::exists(file)) {
    MESSAGE("skipped: no recorded games at " << file);
    return;
  }
  auto games = *read_human_games(file);
  std::erase_if(games, [](const HumanGame& game) { return !is_unseen(game); });
  const auto score = read_games(games, fitted_weights(), 2);
  CHECK(score.games == games.size());
  CHECK(score.assassin.tries > 1000);
  CHECK(score.assassin.hit > score.assassin.human_hit + 0.05);
  CHECK(score.assassin.hit >= 0.47);
  CHECK(score.observer[1].auc >= 0.69);
  CHECK(score.observer[2].auc >= 0.78);
  CHECK(score.observer[3].auc >= 0.86);
}
