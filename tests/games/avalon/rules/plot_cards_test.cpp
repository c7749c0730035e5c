// What each plot card does.
#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

Scenario five(std::initializer_list<Plot> top) {
  return Scenario::players(5).roles({Merlin, Servant, Servant, Assassin, Minion}).leader(0).plots(top);
}

// Two cards are drawn a round.
Scenario seven(std::initializer_list<Plot> top) {
  return Scenario::players(7).roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion}).leader(0).plots(top);
}

std::ptrdiff_t in_deck(int players, Plot plot) {
  Setup setup;
  setup.players = static_cast<std::uint8_t>(players);
  setup.plots = true;
  Rng generator(7);
  const auto deck = deal(setup, {}, generator).plots;
  return std::count(deck.begin(), deck.end(), plot);
}

}  // namespace

TEST_CASE("A8.1 which plot cards there are and of what kind") {
  struct Row {
    Plot plot;
    int of_fifteen, of_seven;
    PlotKind kind;
  };
  constexpr std::array<Row, 9> rows{{{Plot::CloseEye, 2, 2, PlotKind::Held},
                                     {Plot::StrongLeader, 2, 2, PlotKind::Held},
                                     {Plot::NoConfidence, 3, 1, PlotKind::Held},
                                     {Plot::OpinionMaker, 2, 1, PlotKind::Lasting},
                                     {Plot::TakeResponsibility, 1, 1, PlotKind::AtOnce},
                                     {Plot::OverheardConversation, 2, 0, PlotKind::AtOnce},
                                     {Plot::OpenUp, 1, 0, PlotKind::AtOnce},
                                     {Plot::EstablishConfidence, 1, 0, PlotKind::AtOnce},
                                     {Plot::InTheSpotlight, 1, 0, PlotKind::Held}}};
  for (const Row& row : rows) {
    CAPTURE(name_of(row.plot));
    for (const int players : {7, 8, 9, 10}) CHECK(in_deck(players, row.plot) == row.of_fifteen);
    for (const int players : {5, 6}) CHECK(in_deck(players, row.plot) == row.of_seven);
    CHECK(kind_of(row.plot) == row.kind);
  }
}

TEST_CASE("A8.2 a held card waits until it is played, once") {
  auto game = five({Plot::NoConfidence}).start();
  game.leader_gives_plots({2}).teams_rejected(1);
  CHECK(game.held(2) == "no_confidence");
  game.leader_proposes({0, 1}).all_approve().plays_plot(2, Plot::NoConfidence);
  CHECK(game.held(2).empty());
  game.leader_proposes({0, 1}).all_approve();
  CHECK(game.now() == "quest");
}

TEST_CASE("A8.2 a lasting card stays and works on") {
  auto game = five({Plot::OpinionMaker}).start();
  game.leader_gives_plots({2}).teams_rejected(1);
  CHECK(game.held(2) == "opinion_maker");
  game.leader_proposes({0, 1});
  CHECK(game.now() == "opinions");
}

TEST_CASE("A8.2 an at-once card acts when it is given and is gone") {
  auto game = seven({Plot::OpenUp, Plot::CloseEye}).start();
  game.leader_gives_plots({1, 2});
  CHECK(game.now() == "open_up");
  game.acts(1, OpenUp{Seat(3)});
  CHECK(game.held(1).empty());
  CHECK(game.held(2) == "close_eye");
  CHECK(game.now() == "propose");
}

TEST_CASE("A8.3 close eye shows its holder the card that one member has played") {
  auto game = five({Plot::CloseEye}).start();
  game.leader_gives_plots({2}).leader_proposes({1, 3}).all_approve().cards_played({3});
  CHECK(game.now() == "close_eye");
  CHECK(game.waiting() == seats({2}));
  CHECK(game.targets(2) == seats({1, 3}));
  CHECK(game.refuses(2, PlayPlot{Plot::CloseEye, Seat(0)}) == Refusal::TargetNotInTeam);
  CHECK(game.refuses(2, PlayPlot{Plot::CloseEye, std::nullopt}) == Refusal::TargetMissing);
  game.plays_plot(2, Plot::CloseEye, 3);
  CHECK(game.learned(2) == "3:fail by close_eye in round 1");
  for (const int other : {0, 1, 3, 4}) CHECK(game.learned(other).empty());
}

TEST_CASE("A8.4 a quest card may be seen once a round") {
  auto game = seven({Plot::CloseEye, Plot::CloseEye}).start();
  game.leader_gives_plots({1, 2}).leader_proposes({0, 4}).all_approve().cards_played({4});
  game.plays_plot(1, Plot::CloseEye, 4);
  CHECK(game.waiting() == seats({2}));
  CHECK(game.refuses(2, PlayPlot{Plot::CloseEye, Seat(4)}) == Refusal::CardAlreadySeen);
  CHECK(game.targets(2) == seats({0}));
}

TEST_CASE("A8.4 in another round the same player's card may be seen again") {
  auto game = seven({Plot::CloseEye, Plot::CloseEye, Plot::NoConfidence, Plot::NoConfidence}).start();
  game.leader_gives_plots({1, 2}).leader_proposes({0, 4}).all_approve().cards_played();
  game.plays_plot(1, Plot::CloseEye, 4).passes(2).quietly_until("propose");
  game.leader_proposes({0, 1, 4}).all_approve().quietly_until("quest").cards_played();
  REQUIRE(game.now() == "close_eye");
  CHECK(game.may(2, PlayPlot{Plot::CloseEye, Seat(4)}));
}

TEST_CASE("A8.5 the strong leader takes over before the leader has done anything") {
  auto game = five({Plot::StrongLeader}).start();
  game.leader_gives_plots({3});
  CHECK(game.now() == "propose");
  game.teams_rejected(1);
  CHECK(game.leader() == 1);
  CHECK(game.now() == "strong_leader");
  CHECK(game.waiting() == seats({3}));
  CHECK(game.refuses(3, PlayPlot{Plot::StrongLeader, Seat(1)}) == Refusal::NoTargetAllowed);
  game.plays_plot(3, Plot::StrongLeader);
  CHECK(game.leader() == 3);
  CHECK(game.now() == "propose");
}

TEST_CASE("A8.6 after a strong leader there is no other before a vote was held") {
  auto game = seven({Plot::StrongLeader, Plot::StrongLeader}).start();
  game.leader_gives_plots({3, 5}).teams_rejected(1);
  CHECK(game.waiting() == seats({3}));
  game.plays_plot(3, Plot::StrongLeader);
  CHECK(game.now() == "propose");
  game.leader_proposes({0, 1}).all_reject();
  CHECK(game.now() == "strong_leader");
  CHECK(game.waiting() == seats({5}));
}

TEST_CASE("A8.7 no confidence makes an approved team count as rejected") {
  auto game = five({Plot::NoConfidence}).start();
  game.leader_gives_plots({4}).leader_proposes({0, 1}).all_approve();
  CHECK(game.now() == "no_confidence");
  game.plays_plot(4, Plot::NoConfidence);
  CHECK(game.table().rejections == 1);
  CHECK(game.leader() == 1);
  CHECK(game.now() == "propose");
  CHECK(game.table().round == 1);
  CHECK(game.last_ballot().approved);
  CHECK(game.last_ballot().no_confidence);
  CHECK_FALSE(game.result(1));
}

TEST_CASE("A8.7 no confidence is not asked about a rejected team") {
  auto game = five({Plot::NoConfidence}).start();
  game.leader_gives_plots({4}).leader_proposes({0, 1}).all_reject();
  CHECK(game.now() == "propose");
  CHECK(game.table().rejections == 1);
}

TEST_CASE("A8.8 no confidence can be the fifth rejection") {
  auto game = five({Plot::NoConfidence}).start();
  game.leader_gives_plots({4}).teams_rejected(4);
  game.leader_proposes({0, 1}).all_approve().plays_plot(4, Plot::NoConfidence);
  CHECK(game.outcome() == "evil by rejections");
}

TEST_CASE("A8.9 take responsibility takes one held or lasting card from another player") {
  auto game =
      seven({Plot::OpinionMaker, Plot::NoConfidence, Plot::TakeResponsibility, Plot::OverheardConversation}).start();
  game.leader_gives_plots({2, 3}).quest_succeeds().leader_gives_plots({5, 6});
  CHECK(game.now() == "take_responsibility");
  CHECK(game.waiting() == seats({5}));
  CHECK(game.choices(5) == 2);
  CHECK(game.refuses(5, TakeResponsibility{Seat(2), Plot::NoConfidence}) == Refusal::CardNotThere);
  CHECK(game.refuses(5, TakeResponsibility{Seat(6), Plot::OverheardConversation}) == Refusal::CardActsAtOnce);
  CHECK(game.refuses(5, TakeResponsibility{Seat(5), Plot::TakeResponsibility}) == Refusal::TargetIsYourself);
  CHECK(game.may(5, TakeResponsibility{Seat(3), Plot::NoConfidence}));
  game.acts(5, TakeResponsibility{Seat(2), Plot::OpinionMaker});
  CHECK(game.held(2).empty());
  CHECK(game.held(5) == "opinion_maker");
}

TEST_CASE("A8.9 take responsibility may take a card given at the same time") {
  auto game = seven({Plot::TakeResponsibility, Plot::CloseEye}).start();
  game.leader_gives_plots({1, 2}).acts(1, TakeResponsibility{Seat(2), Plot::CloseEye});
  CHECK(game.held(1) == "close_eye");
  CHECK(game.held(2).empty());
}

TEST_CASE("A8.10 take responsibility does nothing where no other player has a card") {
  auto game = five({Plot::TakeResponsibility}).start();
  game.leader_gives_plots({1});
  CHECK(game.now() == "propose");
  CHECK(game.held(1).empty());
}

TEST_CASE("A8.10 the receiver's own cards do not count") {
  auto game = five({Plot::CloseEye, Plot::TakeResponsibility}).start();
  game.leader_gives_plots({2}).quest_succeeds().leader_gives_plots({2});
  CHECK(game.now() == "propose");
  CHECK(game.held(2) == "close_eye");
}

TEST_CASE("A8.11 the opinion maker votes openly before the others") {
  auto game = five({Plot::OpinionMaker}).start();
  game.leader_gives_plots({2}).leader_proposes({0, 1});
  CHECK(game.waiting() == seats({2}));
  CHECK(game.refuses(0, CastVote{Vote::Approve}) == Refusal::NotYourTurn);
  game.acts(2, CastVote{Vote::Approve});
  CHECK(game.now() == "votes");
  CHECK(game.waiting() == seats({0, 1, 3, 4}));
  CHECK(game.table().open_approvals == seats({2}));
}

TEST_CASE("A8.11 the opinion maker's vote counts once, with the others") {
  auto game = five({Plot::OpinionMaker}).start();
  game.leader_gives_plots({2}).leader_proposes({0, 1}).all_vote("AARRR");
  CHECK(game.last_ballot().approving == seats({0, 1}));
  game.leader_proposes({0, 1}).all_vote("AAARR");
  CHECK(game.last_ballot().approved);
}

TEST_CASE("A8.12 two opinion makers vote together") {
  auto game = seven({Plot::OpinionMaker, Plot::OpinionMaker}).start();
  game.leader_gives_plots({2, 4}).leader_proposes({0, 1});
  CHECK(game.waiting() == seats({2, 4}));
  game.acts(2, CastVote{Vote::Approve});
  CHECK(game.now() == "opinions");
  CHECK(game.table().open_approvals.empty());
  game.acts(4, CastVote{Vote::Approve});
  CHECK(game.now() == "votes");
  CHECK(game.table().open_approvals == seats({2, 4}));
}

TEST_CASE("A8.16 the spotlight makes one member play openly") {
  auto game = seven({Plot::InTheSpotlight, Plot::CloseEye}).start();
  game.leader_gives_plots({1, 2}).leader_proposes({0, 4}).all_approve();
  CHECK(game.targets(1) == seats({0, 4}));
  CHECK(game.refuses(1, PlayPlot{Plot::InTheSpotlight, Seat(3)}) == Refusal::TargetNotInTeam);
  game.plays_plot(1, Plot::InTheSpotlight, 4).acts(0, PlayCard{Card::Success});
  CHECK_FALSE(game.table().open_card);
  game.acts(4, PlayCard{Card::Fail});
  CHECK(game.table().spotlight == Seat(4));
  CHECK(game.table().open_card == Card::Fail);
}
