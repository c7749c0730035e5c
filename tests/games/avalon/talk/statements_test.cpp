#include "tests/games/avalon/talk/talking_game.h"

using namespace scenario;
using No = talk::Refusal;

TEST_CASE("T2.1 trust is put in another player at the table") {
  auto game = five();
  for (const auto strength : {Strength::Some, Strength::Sure}) {
    CHECK(game.may_say(0, talk::Trust{Seat(1), strength}));
    CHECK(game.refuses(0, talk::Trust{Seat(0), strength}) == No::AboutYourself);
    CHECK(game.refuses(0, talk::Trust{Seat(5), strength}) == No::NoSuchSeat);
  }
}

TEST_CASE("T2.2 another player at the table is suspected") {
  auto game = five();
  for (const auto strength : {Strength::Some, Strength::Sure}) {
    CHECK(game.may_say(0, talk::Suspect{Seat(4), strength}));
    CHECK(game.refuses(4, talk::Suspect{Seat(4), strength}) == No::AboutYourself);
    CHECK(game.refuses(0, talk::Suspect{Seat(9), strength}) == No::NoSuchSeat);
  }
}

TEST_CASE("T2.3 among two to four players there are some evil ones") {
  auto game = seven();
  CHECK(game.may_say(0, talk::Among{seats({1, 2}), 1, {}}));
  CHECK(game.may_say(0, talk::Among{seats({0, 1, 2, 3}), 3, {}}));
  CHECK(game.refuses(0, talk::Among{seats({1}), 1, {}}) == No::WrongNumberOfSeats);
  CHECK(game.refuses(0, talk::Among{seats({1, 2, 3, 4, 5}), 1, {}}) == No::WrongNumberOfSeats);
  CHECK(game.refuses(0, talk::Among{seats({1, 7}), 1, {}}) == No::NoSuchSeat);
}

TEST_CASE("T2.3 not more are evil than were named or than there are") {
  auto game = seven();
  CHECK(game.refuses(0, talk::Among{seats({1, 2}), 0, {}}) == No::WrongNumberOfEvil);
  CHECK(game.may_say(0, talk::Among{seats({1, 2}), 2, {}}));
  CHECK(game.refuses(0, talk::Among{seats({1, 2}), 3, {}}) == No::WrongNumberOfEvil);
  CHECK(game.refuses(0, talk::Among{seats({1, 2, 3, 4}), 4, {}}) == No::WrongNumberOfEvil);
}

TEST_CASE("T2.4 a team has the size of a quest without a result") {
  auto game = five();  // 2, 3, 2, 3 and 3 go on the quests
  CHECK(game.may_say(4, talk::CallTeam{seats({0, 1}), true, {}}));
  CHECK(game.may_say(4, talk::CallTeam{seats({0, 1, 4}), false, {}}));
  CHECK(game.refuses(4, talk::CallTeam{seats({0}), true, {}}) == No::WrongTeamSize);
  CHECK(game.refuses(4, talk::CallTeam{seats({0, 1, 2, 3}), true, {}}) == No::WrongTeamSize);
  CHECK(game.refuses(4, talk::CallTeam{seats({0, 6}), true, {}}) == No::NoSuchSeat);
  game.play().quest_succeeds().quest_fails({3}).quest_succeeds();
  CHECK(game.refuses(4, talk::CallTeam{seats({0, 1}), true, {}}) == No::WrongTeamSize);
  CHECK(game.may_say(4, talk::CallTeam{seats({0, 1, 4}), false, {}}));
}

TEST_CASE("T2.4 a quest under way has no result yet") {
  auto game = five_after_vote();
  CHECK(game.may_say(4, talk::CallTeam{seats({0, 1}), false, {}}));
}

TEST_CASE("T2.4 no team is judged during the assassination") {
  auto game = assassination();
  CHECK(game.refuses(0, talk::CallTeam{seats({0, 1, 2, 3}), true, {}}) == No::NoTeamToCome);
  CHECK(game.refuses(4, talk::CallTeam{seats({0, 1, 2, 3}), true, {}}, Audience::Allies) == No::NoTeamToCome);
}

TEST_CASE("T2.5 a team that is wanted has the size of a quest without a result") {
  auto game = five();
  CHECK(game.may_say(4, talk::WantTeam{seats({0, 4}), {}}));
  CHECK(game.may_say(4, talk::WantTeam{seats({0, 1, 4}), {}}));
  CHECK(game.refuses(4, talk::WantTeam{seats({0, 1, 2, 4}), {}}) == No::WrongTeamSize);
  CHECK(assassination().refuses(0, talk::WantTeam{seats({0, 1, 2, 3}), {}}) == No::NoTeamToCome);
}

TEST_CASE("T2.6 a vote is announced only while there is a team to vote on") {
  auto game = five();
  CHECK(game.refuses(0, talk::Will{Vote::Approve, {}}) == No::NoTeamProposed);
  game.play().leader_proposes({0, 1}).acts(0, CastVote{Vote::Approve});
  CHECK(game.may_say(0, talk::Will{Vote::Reject, {}}));
  CHECK(game.may_say(1, talk::Will{Vote::Approve, {}}));
  for (int seat = 1; seat < 5; ++seat) game.play().acts(seat, CastVote{Vote::Approve});
  CHECK(game.refuses(1, talk::Will{Vote::Approve, {}}) == No::NoTeamProposed);
}

TEST_CASE("T2.7 players are asked about their own proposals") {
  auto game = five_after_vote();
  CHECK(game.may_say(3, talk::AskWhy{Seat(0), 1}));
  CHECK(game.refuses(3, talk::AskWhy{Seat(1), 1}) == No::NotTheirDoing);
  CHECK(game.refuses(0, talk::AskWhy{Seat(0), 1}) == No::AboutYourself);
  CHECK(game.refuses(3, talk::AskWhy{Seat(5), 1}) == No::NoSuchSeat);
  CHECK(game.refuses(3, talk::AskWhy{Seat(0), 0}) == No::NoSuchStep);
  CHECK(game.refuses(3, talk::AskWhy{Seat(0), 7}) == No::NoSuchStep);
}

TEST_CASE("T2.7 players are asked about their own votes, once shown") {
  auto game = five();
  game.play().leader_proposes({0, 1}).acts(3, CastVote{Vote::Reject});
  CHECK(game.refuses(0, talk::AskWhy{Seat(3), 2}) == No::NotShown);
  for (const int seat : {0, 1, 2, 4}) game.play().acts(seat, CastVote{Vote::Approve});
  CHECK(game.may_say(0, talk::AskWhy{Seat(3), 2}));
  CHECK(game.refuses(0, talk::AskWhy{Seat(4), 2}) == No::NotTheirDoing);
  CHECK(game.may_say(0, talk::AskWhy{Seat(4), 6}));
}

TEST_CASE("T2.7 an opinion maker can be asked before the others vote") {
  TalkingGame game(Scenario::players(5).leader(0).plots({Plot::OpinionMaker}).start());
  game.play().leader_gives_plots({2}).leader_proposes({0, 1}).acts(2, CastVote{Vote::Approve});
  CHECK(game.may_say(0, talk::AskWhy{Seat(2), 3}));
  game.play().acts(1, CastVote{Vote::Approve});
  CHECK(game.refuses(0, talk::AskWhy{Seat(1), 4}) == No::NotShown);
}

TEST_CASE("T2.7 players are asked about a quest they were on, by its last card") {
  auto game = five_after_vote();
  game.play().acts(1, PlayCard{Card::Success});
  CHECK(game.refuses(3, talk::AskWhy{Seat(1), 7}) == No::NotShown);
  game.play().acts(0, PlayCard{Card::Success});
  CHECK(game.refuses(3, talk::AskWhy{Seat(1), 7}) == No::NotShown);
  CHECK(game.may_say(3, talk::AskWhy{Seat(0), 8}));
  CHECK(game.may_say(3, talk::AskWhy{Seat(1), 8}));
  CHECK(game.refuses(3, talk::AskWhy{Seat(2), 8}) == No::NotTheirDoing);
}

TEST_CASE("T2.7 nobody is asked about another kind of action") {
  TalkingGame game(Scenario::players(5).leader(0).lady().start());
  game.play().quest_succeeds().quest_succeeds().lady_examines(0);
  CHECK(game.refuses(1, talk::AskWhy{Seat(4), game.course().size()}) == No::NotTheirDoing);
}

TEST_CASE("T2.8 who was asked answers, as often as they like") {
  auto game = five_after_vote();
  game.says(3, talk::AskWhy{Seat(0), 1});
  for (const auto motive : {Motive::TrustedTeam, Motive::DoubtedTeam, Motive::WantedToSee, Motive::LastChance,
                            Motive::ByElimination, Motive::FeltSo})
    game.says(0, talk::Answer{1, motive});
  CHECK(game.refuses(1, talk::Answer{1, Motive::FeltSo}) == No::NotAskedOfYou);
  CHECK(game.refuses(3, talk::Answer{1, Motive::FeltSo}) == No::NotAskedOfYou);
  CHECK(game.refuses(0, talk::Answer{2, Motive::FeltSo}) == No::NotAskedOfYou);
  CHECK(game.refuses(0, talk::Answer{8, Motive::FeltSo}) == No::NoSuchStatement);
}

TEST_CASE("T2.9 one agrees with what another has said") {
  auto game = five();
  game.says(1, talk::ClaimLoyal{});
  CHECK(game.may_say(0, talk::Agree{1}));
  CHECK(game.refuses(1, talk::Agree{1}) == No::YourOwnStatement);
  CHECK(game.refuses(0, talk::Agree{0}) == No::NoSuchStatement);
  CHECK(game.refuses(0, talk::Agree{2}) == No::NoSuchStatement);
}

TEST_CASE("T2.10 one disagrees with what another has said") {
  auto game = five();
  game.says(1, talk::ClaimLoyal{});
  CHECK(game.may_say(0, talk::Disagree{1, {}}));
  CHECK(game.refuses(1, talk::Disagree{1, {}}) == No::YourOwnStatement);
  CHECK(game.refuses(0, talk::Disagree{2, {}}) == No::NoSuchStatement);
}

TEST_CASE("T2.11 everybody may call themselves loyal") {
  auto game = five();
  for (int seat = 0; seat < 5; ++seat) CHECK(game.may_say(seat, talk::ClaimLoyal{}));
}

TEST_CASE("T2.12 only characters of this game are claimed, and always the servant") {
  auto game = seven();  // all three evil seats have a special character
  for (const Role role : {Merlin, Percival, Servant, Assassin, Morgana, Oberon})
    CHECK(game.may_say(2, talk::ClaimRole{role}));
  for (const Role role : {Mordred, Minion, LancelotGood, LancelotEvil})
    CHECK(game.refuses(2, talk::ClaimRole{role}) == No::NotInThisGame);
  TalkingGame no_servant(Scenario::players(5)
                             .roles({Merlin, Percival, LancelotGood, Assassin, LancelotEvil})
                             .lancelots(Lancelots::Known)
                             .edition(Edition::Cs)
                             .leader(0)
                             .start());
  for (const Role role : {Servant, LancelotGood, LancelotEvil}) CHECK(no_servant.may_say(2, talk::ClaimRole{role}));
}

TEST_CASE("T2.12 a knife that floats is no character") {
  TalkingGame game(
      Scenario::players(5).roles({Merlin, Servant, Servant, Minion, Minion}).knife_floats(3).leader(0).start());
  CHECK(game.refuses(0, talk::ClaimRole{Assassin}) == No::NotInThisGame);
  CHECK(game.may_say(0, talk::ClaimRole{Minion}));
}

TEST_CASE("T2.13 only who looked says what the Lady showed") {
  TalkingGame game(Scenario::players(5).leader(0).lady().start());
  game.play().quest_succeeds().quest_succeeds();
  CHECK(game.refuses(4, talk::Seen{Seat(0), Source::Lady, Sight::Good}) == No::NotLookedAt);
  game.play().lady_examines(0);
  CHECK(game.may_say(4, talk::Seen{Seat(0), Source::Lady, Sight::Evil}));
  CHECK(game.refuses(4, talk::Seen{Seat(1), Source::Lady, Sight::Good}) == No::NotLookedAt);
  CHECK(game.refuses(0, talk::Seen{Seat(4), Source::Lady, Sight::Good}) == No::NotLookedAt);
  CHECK(game.refuses(4, talk::Seen{Seat(0), Source::Excalibur, Sight::Fail}) == No::NotLookedAt);
  CHECK(game.refuses(4, talk::Seen{Seat(0), Source::Lady, Sight::Fail}) == No::SightDoesNotFit);
}

TEST_CASE("T2.13 Excalibur and the close eye show a card") {
  TalkingGame sword(Scenario::players(5).leader(0).excalibur().start());
  sword.play().leader_proposes_with_bearer({0, 1}, 1).all_approve().cards_played().excalibur_strikes(0);
  CHECK(sword.may_say(1, talk::Seen{Seat(0), Source::Excalibur, Sight::Fail}));
  CHECK(sword.refuses(1, talk::Seen{Seat(0), Source::Excalibur, Sight::Evil}) == No::SightDoesNotFit);
  TalkingGame eye(Scenario::players(5).leader(0).plots({Plot::CloseEye}).start());
  eye.play().leader_gives_plots({2}).leader_proposes({0, 1}).all_approve().cards_played();
  eye.play().plays_plot(2, Plot::CloseEye, 1);
  CHECK(eye.may_say(2, talk::Seen{Seat(1), Source::CloseEye, Sight::Success}));
}

TEST_CASE("T2.13 a look at one's own card is nothing to tell") {
  TalkingGame eye(Scenario::players(5).leader(0).plots({Plot::CloseEye}).start());
  eye.play().leader_gives_plots({1}).leader_proposes({0, 1}).all_approve().cards_played();
  eye.play().plays_plot(1, Plot::CloseEye, 1);
  CHECK(eye.refuses(1, talk::Seen{Seat(1), Source::CloseEye, Sight::Success}) == No::AboutYourself);
}

TEST_CASE("T2.13 a plot card shows a side to the one who looked") {
  TalkingGame game(Scenario::players(7).leader(0).plots({Plot::OpenUp, Plot::OverheardConversation}).start());
  game.play().leader_gives_plots({2, 4}).acts(2, OpenUp{Seat(5)}).acts(4, Overhear{Seat(3)});
  CHECK(game.may_say(5, talk::Seen{Seat(2), Source::OpenUp, Sight::Evil}));
  CHECK(game.refuses(2, talk::Seen{Seat(5), Source::OpenUp, Sight::Evil}) == No::NotLookedAt);
  CHECK(game.may_say(4, talk::Seen{Seat(3), Source::OverheardConversation, Sight::Good}));
}

TEST_CASE("T2.14 one was wrong only about a player one has spoken of") {
  auto game = five();
  CHECK(game.refuses(0, talk::Mistaken{Seat(1)}) == No::NotSpokenOf);
  game.says(0, talk::Trust{Seat(1)});
  CHECK(game.may_say(0, talk::Mistaken{Seat(1)}));
  CHECK(game.refuses(2, talk::Mistaken{Seat(1)}) == No::NotSpokenOf);
  CHECK(game.refuses(0, talk::Mistaken{Seat(2)}) == No::NotSpokenOf);
  game.says(0, talk::CallTeam{seats({0, 2}), true, {}});
  CHECK(game.may_say(0, talk::Mistaken{Seat(2)}));
  CHECK(game.refuses(0, talk::Mistaken{Seat(0)}) == No::AboutYourself);
}

TEST_CASE("T2.14 what was said among allies is not taken back before all") {
  auto game = assassination();
  game.says(4, talk::NameMerlin{Seat(2)}, Audience::Allies);
  CHECK(game.refuses(4, talk::Mistaken{Seat(2)}) == No::NotSpokenOf);
  CHECK(game.may_say(4, talk::Mistaken{Seat(2)}, Audience::Allies));
  game.says(4, talk::Trust{Seat(3)});
  CHECK(game.may_say(4, talk::Mistaken{Seat(3)}, Audience::Allies));
}

TEST_CASE("T2.15 one goes with another player") {
  auto game = five();
  CHECK(game.may_say(0, talk::Follow{Seat(4)}));
  CHECK(game.refuses(0, talk::Follow{Seat(0)}) == No::AboutYourself);
}

TEST_CASE("T2.16 Merlin is named among allies alone") {
  auto game = assassination();
  CHECK(game.may_say(5, talk::NameMerlin{Seat(0)}, Audience::Allies));
  CHECK(game.refuses(5, talk::NameMerlin{Seat(5)}, Audience::Allies) == No::AboutYourself);
  CHECK(game.refuses(5, talk::NameMerlin{Seat(0)}) == No::OnlyAmongAllies);
  CHECK(game.refuses(0, talk::NameMerlin{Seat(1)}) == No::OnlyAmongAllies);
}

TEST_CASE("T2.17 a reason is an action that all have seen") {
  auto game = five();
  const auto doubt = [](talk::Number number) { return talk::Suspect{Seat(3), Strength::Some, step(number)}; };
  CHECK(game.refuses(0, doubt(1)) == No::NoSuchStep);
  game.play().leader_proposes({0, 1}).acts(3, CastVote{Vote::Reject});
  CHECK(game.may_say(0, doubt(1)));
  CHECK(game.refuses(0, doubt(2)) == No::NotShown);
  for (const int seat : {0, 1, 2, 4}) game.play().acts(seat, CastVote{Vote::Approve});
  CHECK(game.may_say(0, doubt(2)));
  game.play().cards_played();
  CHECK(game.refuses(0, doubt(7)) == No::NotShown);
  CHECK(game.may_say(0, doubt(8)));
}

TEST_CASE("T2.17 a card played openly is a reason") {
  TalkingGame game(Scenario::players(7).leader(0).plots({Plot::InTheSpotlight, Plot::NoConfidence}).start());
  game.play().leader_gives_plots({1, 2}).leader_proposes({0, 4}).all_approve().passes(2);
  game.play().plays_plot(1, Plot::InTheSpotlight, 4).acts(4, PlayCard{Card::Success});
  CHECK(game.may_say(0, talk::Trust{Seat(4), Strength::Some, step(game.course().size())}));
}

TEST_CASE("T2.17 a reason is something that was said") {
  auto game = five();
  game.says(3, talk::ClaimLoyal{});
  for (const talk::Statement& said : std::initializer_list<talk::Statement>{
           talk::Trust{Seat(3), Strength::Sure, statement(1)}, talk::Suspect{Seat(3), Strength::Some, statement(1)},
           talk::Among{seats({3, 4}), 1, statement(1)}, talk::CallTeam{seats({0, 3}), true, statement(1)},
           talk::WantTeam{seats({0, 3}), statement(1)}, talk::Disagree{1, statement(1)}})
    CHECK(game.may_say(0, said));
  CHECK(game.refuses(0, talk::Trust{Seat(3), Strength::Sure, statement(2)}) == No::NoSuchStatement);
  CHECK(game.refuses(0, talk::Trust{Seat(3), Strength::Sure, statement(0)}) == No::NoSuchStatement);
}
