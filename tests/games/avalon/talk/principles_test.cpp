#include "tests/games/avalon/talk/talking_game.h"

using namespace scenario;
using No = talk::Refusal;

TEST_CASE("T1.1 good and evil are offered the same statements, whatever they know") {
  auto game = five_after_vote();
  game.says(1, talk::Suspect{Seat(3)});
  for (int seat = 0; seat < 5; ++seat)
    for (int other = 0; other < 5; ++other)
      for (const Role role : {Merlin, Servant, Assassin, Minion})
        if (seat != other) {
          CHECK(game.may_say(seat, talk::Trust{Seat(other)}));
          CHECK(game.may_say(seat, talk::Suspect{Seat(other), Strength::Sure}));
          CHECK(game.may_say(seat, talk::ClaimRole{role}));
        }
}

TEST_CASE("T1.2 a minion may claim to be Percival, a holder of the Lady may lie about what she showed") {
  auto game = seven();
  CHECK(game.may_say(5, talk::ClaimRole{Percival}));
  TalkingGame lady(
      Scenario::players(6).roles({Merlin, Servant, Servant, Servant, Assassin, Minion}).leader(3).lady().start());
  lady.play().quest_succeeds().quest_succeeds().lady_examines(4);
  CHECK(lady.may_say(2, talk::Seen{Seat(4), Source::Lady, Sight::Good}));
  CHECK(lady.may_say(2, talk::Seen{Seat(4), Source::Lady, Sight::Evil}));
}

TEST_CASE("T1.2 nothing is refused by deduction") {
  auto game = five();
  game.play().quest_fails({3, 4});  // both members played fail
  game.play().leader_proposes({1, 2, 3}).all_approve().cards_played();
  CHECK(game.may_say(0, talk::CallTeam{seats({3, 4}), true}));
  game.play().quest_succeeds().quest_succeeds();
  REQUIRE(game.game().now() == "assassinate");
  CHECK(game.may_say(3, talk::ClaimLoyal{}));
}

TEST_CASE("T1.3 a game with its talk removed is the same game") {
  auto silent = five();
  auto talking = five();
  talking.says(0, talk::ClaimRole{Merlin});
  for (auto* game : {&silent, &talking}) game->play().leader_proposes({0, 1}).all_vote("AAARR");
  talking.says(3, talk::Suspect{Seat(0), Strength::Sure, step(1)});
  for (auto* game : {&silent, &talking}) game->play().cards_played();
  CHECK(silent.course() == talking.course());
  for (int seat = 0; seat < 5; ++seat) CHECK(silent.game().choices(seat) == talking.game().choices(seat));
  CHECK(silent.log().empty());
  CHECK_FALSE(talking.log().empty());
}

TEST_CASE("T1.4 statements are numbered from 1 and know how many actions came before them") {
  auto game = five();
  const Said first = game.says(2, talk::ClaimLoyal{});
  CHECK(first.number == 1);
  CHECK(first.step == 0);
  game.play().leader_proposes({0, 1});
  const Said second = game.says(4, talk::Will{Vote::Reject});
  CHECK(second.number == 2);
  CHECK(second.step == 1);
  game.play().all_vote("AAARR");
  CHECK(game.says(0, talk::Follow{Seat(1)}).step == 6);
  for (int seat = 0; seat < 5; ++seat) CHECK(game.heard(seat) == "1 2 3");
  CHECK(game.heard(1, 2) == "3");
  CHECK(game.heard(1, 3).empty());
}

TEST_CASE("T1.4 a refused statement has no number") {
  auto game = five();
  game.says(0, talk::ClaimLoyal{});
  CHECK_FALSE(game.log().say(game.game().table(), game.course(), Seat(1), talk::Trust{Seat(1)}).has_value());
  CHECK(game.says(1, talk::ClaimLoyal{}).number == 2);
}

TEST_CASE("T1.4 after the end nothing can be said") {
  auto game = assassination();
  game.play().assassin_names(0);
  REQUIRE(game.game().outcome() == "evil by assassination");
  CHECK(game.refuses(0, talk::ClaimLoyal{}) == No::GameOver);
  CHECK(game.refuses(4, talk::NameMerlin{Seat(0)}, Audience::Allies) == No::GameOver);
}

TEST_CASE("T1.5 evil players who know each other speak apart during the assassination, and only then") {
  auto game = assassination();
  for (const int seat : {4, 5}) CHECK(game.may_say(seat, talk::ClaimLoyal{}, Audience::Allies));
  for (const int seat : {0, 1, 2, 3, 6})
    CHECK(game.refuses(seat, talk::ClaimLoyal{}, Audience::Allies) == No::YouDoNotConfer);
  auto early = seven();
  CHECK(early.refuses(4, talk::ClaimLoyal{}, Audience::Allies) == No::YouDoNotConfer);
}

TEST_CASE("T1.5 an evil player whom nobody knows has nobody to speak with") {
  TalkingGame game(Scenario::players(5).roles({Merlin, Servant, Servant, Assassin, Oberon}).leader(0).start());
  game.play().quest_succeeds().quest_succeeds().quest_succeeds();
  for (const int seat : {3, 4}) CHECK(game.refuses(seat, talk::ClaimLoyal{}, Audience::Allies) == No::YouDoNotConfer);
}

TEST_CASE("T1.5 nobody else hears the allies, during the game or after it") {
  auto game = assassination();
  game.says(0, talk::ClaimLoyal{});
  game.says(4, talk::NameMerlin{Seat(0)}, Audience::Allies);
  game.says(5, talk::Agree{1}, Audience::Allies);
  CHECK(game.says(1, talk::ClaimLoyal{}).number == 2);
  for (const bool over : {false, true}) {
    for (const int seat : {0, 1, 2, 3, 6}) CHECK(game.heard(seat) == "1 2");
    for (const int seat : {4, 5}) CHECK(game.heard(seat) == "1 2 a1 a2");
    CHECK(game.heard(std::nullopt) == "1 2");
    CHECK(game.heard(4, 2, 1) == "a2");
    if (!over) game.play().assassin_names(1);
  }
  CHECK(game.log().record().size() == 4);
}

TEST_CASE("T1.5 allies name their own statements") {
  auto game = assassination();
  game.says(0, talk::ClaimLoyal{});
  CHECK(game.refuses(4, talk::Agree{1}, Audience::Allies) == No::NoSuchStatement);
  CHECK(game.refuses(4, talk::Suspect{Seat(0), Strength::Some, statement(1)}, Audience::Allies) == No::NoSuchStatement);
  CHECK(game.says(5, talk::NameMerlin{Seat(0)}, Audience::Allies).number == 1);
  CHECK(game.may_say(4, talk::Disagree{1, statement(1)}, Audience::Allies));
  CHECK(game.refuses(5, talk::Agree{1}, Audience::Allies) == No::YourOwnStatement);
}

TEST_CASE("T1.6 twelve statements a seat, until an action finishes a phase") {
  auto game = five();
  for (int i = 0; i < 12; ++i) game.says(1, talk::ClaimLoyal{});
  CHECK(game.refuses(1, talk::ClaimLoyal{}) == No::TooMuchTalk);
  CHECK(game.may_say(2, talk::ClaimLoyal{}));
  game.play().leader_proposes({0, 1});
  for (int i = 0; i < 12; ++i) game.says(1, talk::ClaimLoyal{});
  for (int seat = 0; seat < 4; ++seat) {
    game.play().acts(seat, CastVote{Vote::Approve});
    CHECK(game.refuses(1, talk::ClaimLoyal{}) == No::TooMuchTalk);
  }
  game.play().acts(4, CastVote{Vote::Approve});
  for (int i = 0; i < 12; ++i) game.says(1, talk::ClaimLoyal{});
  game.play().acts(0, PlayCard{Card::Success});
  CHECK(game.refuses(1, talk::ClaimLoyal{}) == No::TooMuchTalk);
  game.play().acts(1, PlayCard{Card::Success});
  CHECK(game.may_say(1, talk::ClaimLoyal{}));
}

TEST_CASE("T1.6 the Lady, Excalibur and each decision in a plot card's window begin a new count") {
  const auto begins_anew = [](TalkingGame& game, auto&& act) {
    while (game.may_say(1, talk::ClaimLoyal{})) game.says(1, talk::ClaimLoyal{});
    act(game.play());
    return game.may_say(1, talk::ClaimLoyal{});
  };
  TalkingGame lady(Scenario::players(5).leader(0).lady().start());
  lady.play().quest_succeeds().quest_succeeds();
  CHECK(begins_anew(lady, [](LiveGame& game) { game.lady_examines(0); }));
  TalkingGame sword(Scenario::players(5).leader(0).excalibur().start());
  sword.play().leader_proposes_with_bearer({0, 1}, 1).all_approve().cards_played();
  CHECK(begins_anew(sword, [](LiveGame& game) { game.excalibur_strikes(std::nullopt); }));
  TalkingGame plots(Scenario::players(7).leader(0).plots({Plot::NoConfidence, Plot::NoConfidence}).start());
  CHECK(begins_anew(plots, [](LiveGame& game) { game.leader_gives_plots({1, 2}); }));
  plots.play().leader_proposes({0, 1}).all_approve();
  CHECK(begins_anew(plots, [](LiveGame& game) { game.passes(1); }));
  CHECK(begins_anew(plots, [](LiveGame& game) { game.passes(2); }));
}

TEST_CASE("T1.6 the opinion makers' votes do not begin a new count") {
  TalkingGame game(Scenario::players(5).leader(0).plots({Plot::OpinionMaker}).start());
  game.play().leader_gives_plots({2}).leader_proposes({0, 1});
  for (int i = 0; i < 12; ++i) game.says(1, talk::ClaimLoyal{});
  game.play().acts(2, CastVote{Vote::Approve});
  CHECK(game.refuses(1, talk::ClaimLoyal{}) == No::TooMuchTalk);
}

TEST_CASE("T1.6 allies have a limit of their own") {
  auto game = assassination();
  for (int i = 0; i < 12; ++i) game.says(4, talk::ClaimLoyal{});
  for (int i = 0; i < 12; ++i) game.says(4, talk::NameMerlin{Seat(0)}, Audience::Allies);
  CHECK(game.refuses(4, talk::ClaimLoyal{}) == No::TooMuchTalk);
  CHECK(game.refuses(4, talk::NameMerlin{Seat(0)}, Audience::Allies) == No::TooMuchTalk);
  CHECK(game.may_say(5, talk::NameMerlin{Seat(0)}, Audience::Allies));
}
