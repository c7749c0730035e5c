#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

constexpr std::array<int, 6> table_sizes{5, 6, 7, 8, 9, 10};

Setup setup_for(int players) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  return setup;
}

int count_side(const Characters& all, Side side) {
  int count = 0;
  for (const Role role : all) count += printed_side(role) == side ? 1 : 0;
  return count;
}

/// The evil seat at this place, in the order of seats.
int evil_seat(const LiveGame& game, int place) {
  SeatSet evil;
  for (const Seat seat : game.table().everyone())
    if (game.side(seat.index()) == Side::Evil) evil.insert(seat);
  return evil.nth(place).index();
}

/// Two successes and one fail: the fourth quest is about to begin.
LiveGame before_fourth_quest(int players) {
  LiveGame game = Scenario::players(players).start();
  game.quest_succeeds().quest_fails({evil_seat(game, 0)}).quest_succeeds();
  return game;
}

}  // namespace

TEST_CASE("A1.1 the number of players says how many are good and how many evil") {
  constexpr std::array<int, 6> good{3, 4, 4, 5, 6, 6};
  constexpr std::array<int, 6> evil{2, 2, 3, 3, 3, 4};
  for (std::size_t i = 0; i < table_sizes.size(); ++i) {
    CAPTURE(table_sizes[i]);
    const auto all = characters(setup_for(table_sizes[i]));
    CHECK(count_side(all, Side::Good) == good[i]);
    CHECK(count_side(all, Side::Evil) == evil[i]);
  }
}

TEST_CASE("A1.2 the number of players and of the quest says how many go on it") {
  constexpr std::array<std::array<int, 5>, 6> sizes{
      {{2, 3, 2, 3, 3}, {2, 3, 4, 3, 4}, {2, 3, 3, 4, 4}, {3, 4, 4, 5, 5}, {3, 4, 4, 5, 5}, {3, 4, 4, 5, 5}}};
  for (std::size_t i = 0; i < table_sizes.size(); ++i) {
    auto game = Scenario::players(table_sizes[i]).start();
    for (std::size_t quest = 0; quest < 5; ++quest) {
      CAPTURE(table_sizes[i]);
      CAPTURE(quest);
      const auto size = static_cast<unsigned>(sizes[i][quest]);
      const auto team = [](unsigned members) { return ProposeTeam{SeatSet::from_bits((1U << members) - 1), {}, {}}; };
      CHECK(game.may(game.leader(), team(size)));
      CHECK(game.refuses(game.leader(), team(size - 1)) == Refusal::WrongTeamSize);
      CHECK(game.refuses(game.leader(), team(size + 1)) == Refusal::WrongTeamSize);
      if (quest % 2 == 0)
        game.quest_succeeds();
      else
        game.quest_fails({evil_seat(game, 0), evil_seat(game, 1)});
    }
  }
}

TEST_CASE("A1.3 with seven or more players quest 4 survives one fail") {
  for (const int players : table_sizes) {
    CAPTURE(players);
    auto game = before_fourth_quest(players);
    game.quest_fails({evil_seat(game, 0)});
    CHECK(game.result(4) == (players >= 7 ? Card::Success : Card::Fail));
    CHECK(game.last_ballot().fails == 1);
  }
}

TEST_CASE("A1.3 two fails make quest 4 fail at every table") {
  for (const int players : table_sizes) {
    CAPTURE(players);
    auto game = before_fourth_quest(players);
    game.quest_fails({evil_seat(game, 0), evil_seat(game, 1)});
    CHECK(game.result(4) == Card::Fail);
  }
}

TEST_CASE("A1.3 one fail makes every other quest fail") {
  for (const int players : table_sizes)
    for (const int quest : {1, 2, 3, 5}) {
      CAPTURE(players);
      CAPTURE(quest);
      auto game = Scenario::players(players).start();
      for (int earlier = 1; earlier < quest; ++earlier)
        if (earlier % 2 == 0)
          game.quest_fails({evil_seat(game, 0), evil_seat(game, 1)});
        else
          game.quest_succeeds();
      game.quest_fails({evil_seat(game, 0)});
      CHECK(game.result(quest) == Card::Fail);
    }
}

TEST_CASE("A1.4 fewer than five or more than ten cannot play") {
  CHECK(setup_error(setup_for(4)) == SetupError::WrongPlayerCount);
  CHECK(setup_error(setup_for(11)) == SetupError::WrongPlayerCount);
  for (const int players : table_sizes) CHECK_FALSE(setup_error(setup_for(players)));
}
