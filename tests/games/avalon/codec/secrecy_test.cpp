// What the rules keep secret: two games that differ in nothing else look and sound alike to everybody else.
#include "games/avalon/codec/codec.h"
#include "tests/games/avalon/rules/scenario.h"

using namespace scenario;

namespace {

std::string view_of(const LiveGame& game, int seat) {
  AvalonViews views;
  JsonWriter out;
  views.write(observe(game.state(), Seat(seat)), out);
  return std::string(out.text());
}

/// All that was told to everybody or to this seat.
std::string heard_by(const LiveGame& game, int seat) {
  std::string heard;
  for (const auto& [event, before] : game.record()) {
    NoticeList notices;
    Codec<Avalon>::write_notices(event, before, notices);
    JsonWriter out;
    notices.write_for(Seat(seat), out);
    heard += std::string(out.text()) + "\n";
  }
  return heard;
}

bool alike_for(const LiveGame& one, const LiveGame& other, int seat) {
  return view_of(one, seat) == view_of(other, seat) && heard_by(one, seat) == heard_by(other, seat);
}

LiveGame six() {
  return Scenario::players(6).roles({Merlin, Servant, Servant, Servant, Assassin, Minion}).leader(0).start();
}

LiveGame voting(Vote first) {
  LiveGame game = six();
  game.leader_proposes({0, 4}).acts(2, CastVote{first});
  return game;
}

LiveGame on_quest() {
  LiveGame game = six();
  game.quest_succeeds().leader_proposes({0, 4, 5}).all_approve();
  return game;
}

}  // namespace

TEST_CASE("A3.4 nobody sees how another votes before all votes are shown") {
  const auto approves = voting(Vote::Approve);
  const auto rejects = voting(Vote::Reject);
  for (const int other : {0, 1, 3, 4, 5}) CHECK(alike_for(approves, rejects, other));
}

TEST_CASE("A3.4 when all votes are shown everybody sees who voted how") {
  auto game = six();
  game.leader_proposes({0, 4}).all_vote("ARARAR");
  CHECK(view_of(game, 3).find(R"("votes":[true,false,true,false,true,false])") != std::string::npos);
}

TEST_CASE("A3.8 nobody sees which card another has played") {
  auto succeeds = on_quest();
  auto fails = succeeds;
  succeeds.acts(4, PlayCard{Card::Success});
  fails.acts(4, PlayCard{Card::Fail});
  for (const int other : {0, 1, 2, 3, 5}) CHECK(alike_for(succeeds, fails, other));
}

TEST_CASE("A3.10 only the number of fails is shown, never whose they were") {
  auto by_four = on_quest();
  auto by_five = by_four;
  by_four.cards_played({4});
  by_five.cards_played({5});
  for (const int other : {0, 1, 2, 3}) CHECK(alike_for(by_four, by_five, other));
}

TEST_CASE("A5.4 nobody but the holder hears the Lady's answer") {
  const auto scenario = [](Role fourth, Role fifth) {
    return Scenario::players(6).roles({Merlin, Servant, Servant, fourth, fifth, Assassin}).leader(3).lady();
  };
  auto evil = scenario(Minion, Servant).start();
  auto good = scenario(Servant, Minion).start();
  for (auto* game : {&evil, &good}) {
    game->quest_succeeds().leader_proposes({0, 1, 5}).all_approve().cards_played({5});
    game->lady_examines(3);
  }
  CHECK(evil.learned(2) == "3:evil by lady in round 2");
  CHECK(good.learned(2) == "3:good by lady in round 2");
  CHECK(alike_for(evil, good, 1));
  CHECK_FALSE(alike_for(evil, good, 2));
}

TEST_CASE("A7.4 nobody but the bearer sees the card that was played first") {
  auto fails =
      Scenario::players(6).roles({Merlin, Servant, Servant, Servant, Assassin, Minion}).leader(0).excalibur().start();
  fails.quest_succeeds().leader_proposes_with_bearer({0, 4, 5}, 0).all_approve();
  auto succeeds = fails;
  fails.cards_played({4, 5}).excalibur_strikes(4);  // either way one fail is counted
  succeeds.cards_played().excalibur_strikes(4);
  CHECK(fails.learned(0) == "4:fail by excalibur in round 2");
  CHECK(succeeds.learned(0) == "4:success by excalibur in round 2");
  for (const int other : {1, 2, 3}) CHECK(alike_for(fails, succeeds, other));
}

TEST_CASE("A7.5 everybody is told on whom Excalibur was used") {
  auto game =
      Scenario::players(6).roles({Merlin, Servant, Servant, Servant, Assassin, Minion}).leader(0).excalibur().start();
  game.leader_proposes_with_bearer({0, 4}, 4).all_approve().cards_played();
  auto unused = game;
  game.excalibur_strikes(0);
  unused.excalibur_strikes(std::nullopt);
  for (const int seat : {1, 2, 3}) {
    CHECK(heard_by(game, seat).find(R"("type":"excalibur","bearer":4,"target":0)") != std::string::npos);
    CHECK(heard_by(unused, seat).find(R"("type":"excalibur","bearer":4,"target":null)") != std::string::npos);
    CHECK(view_of(game, seat).find(R"("excalibur":{"bearer":4,"target":0})") != std::string::npos);
  }
}

TEST_CASE("A8.11 everybody sees the opinion maker's vote before voting") {
  auto game = Scenario::players(5)
                  .roles({Merlin, Servant, Servant, Assassin, Minion})
                  .leader(0)
                  .plots({Plot::OpinionMaker})
                  .start();
  game.leader_gives_plots({2}).leader_proposes({0, 1}).acts(2, CastVote{Vote::Approve});
  CHECK(view_of(game, 4).find(R"("open_votes":{"2":true})") != std::string::npos);
}

TEST_CASE("A8.12 an opinion maker does not see the other's vote first") {
  auto approves = Scenario::players(7)
                      .roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion})
                      .leader(0)
                      .plots({Plot::OpinionMaker, Plot::OpinionMaker})
                      .start();
  approves.leader_gives_plots({2, 4}).leader_proposes({0, 1});
  auto rejects = approves;
  approves.acts(2, CastVote{Vote::Approve});
  rejects.acts(2, CastVote{Vote::Reject});
  CHECK(alike_for(approves, rejects, 4));
  CHECK(view_of(approves, 4).find(R"("open_votes":{})") != std::string::npos);
}

TEST_CASE("A8.16 everybody sees the card played in the spotlight and no other") {
  auto game = Scenario::players(7)
                  .roles({Merlin, Servant, Servant, Servant, Assassin, Minion, Minion})
                  .leader(0)
                  .plots({Plot::InTheSpotlight, Plot::CloseEye})
                  .start();
  game.leader_gives_plots({1, 2}).leader_proposes({0, 4}).all_approve().plays_plot(1, Plot::InTheSpotlight, 4);
  game.cards_played({4});
  REQUIRE(game.now() == "close_eye");
  CHECK(view_of(game, 3).find(R"("open_cards":{"4":"fail"})") != std::string::npos);
}

TEST_CASE("A8.20 everybody sees the plot cards that were drawn, and not the deck") {
  const auto game = Scenario::players(5).leader(0).plots({Plot::OpinionMaker}).start();
  for (int seat = 0; seat < 5; ++seat)
    CHECK(view_of(game, seat).find(R"("drawn":["opinion_maker"],"deck":6)") != std::string::npos);
}
