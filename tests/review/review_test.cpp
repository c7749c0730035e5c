#include "review/review.h"

#include <doctest/doctest.h>

#include <fstream>
#include <numeric>
#include <sstream>

using namespace roundtable;
using namespace roundtable::lab;

namespace {

boost::json::value recorded(const std::string& name) {
  std::ifstream stream(ROUNDTABLE_SOURCE_DIR "/tests/records/" + name + ".json");
  std::stringstream text;
  text << stream.rdbuf();
  return boost::json::parse(text.str());
}

Review reviewed(const boost::json::value& record, int effort = 20) {
  const auto result = review(record, {effort, 1, {}});
  REQUIRE(result);
  return *result;
}

std::string json_of(const Review& review) {
  JsonWriter out;
  write_json(review, out);
  return std::string(out.text());
}

/// A game of five at a table where seat 0 leads first.
class Script {
 public:
  explicit Script(std::initializer_list<const char*> roles) {
    for (const auto* role : roles) roles_.emplace_back(role);
  }
  /// `votes`: A or R for each seat; `cards`: S or F for each member in ascending order.
  void quest(const std::vector<int>& team, const std::string& votes, const std::string& cards) {
    propose(team);
    vote(votes);
    for (std::size_t i = 0; i < cards.size(); ++i)
      act(team[i], {{"type", "quest"}, {"card", cards[i] == 'F' ? "fail" : "success"}});
  }
  void propose(const std::vector<int>& team) {
    act(leader_, {{"type", "propose"}, {"team", boost::json::value_from(team)}});
    leader_ = (leader_ + 1) % 5;
  }
  void vote(const std::string& votes) {
    for (int seat = 0; seat < 5; ++seat)
      act(seat, {{"type", "vote"}, {"approve", votes[static_cast<std::size_t>(seat)] == 'A'}});
  }
  void name_merlin(int assassin, int target) { act(assassin, {{"type", "assassinate"}, {"target", target}}); }
  int steps() const { return static_cast<int>(actions_.size()); }

  boost::json::value record() const {
    return {{"format", 1},
            {"game", "avalon"},
            {"config", {{"players", 5}, {"roles", {"merlin", "assassin"}}}},
            {"deal", {{"roles", roles_}, {"leader", 0}}},
            {"actions", actions_}};
  }

 private:
  void act(int seat, const boost::json::value& action) { actions_.push_back({{"seat", seat}, {"action", action}}); }

  boost::json::array roles_;
  boost::json::array actions_;
  int leader_ = 0;
};

double sum(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

}  // namespace

TEST_CASE("only a finished game is reviewed") {
  auto record = recorded("avalon-format1-1");
  record.as_object().erase("result");
  record.at("actions").as_array().pop_back();
  const auto unfinished = review(record, {});
  REQUIRE_FALSE(unfinished);
  CHECK(unfinished.error().key == "review.unfinished");
  CHECK_FALSE(review(boost::json::parse("{}"), {}));
  CHECK_FALSE(review(boost::json::parse("3"), {}));
}

TEST_CASE("a review can be given up") {
  int calls = 0;
  const auto result = review(recorded("avalon-format1-1"), {5, 1, [&](int done, int all) {
                                                              CHECK(done == ++calls);
                                                              CHECK(all == 34);
                                                              return done < 3;
                                                            }});
  REQUIRE_FALSE(result);
  CHECK(result.error().key == "review.given_up");
  CHECK(calls == 3);
}

TEST_CASE("every game's points go from the deal to the result") {
  for (const auto* name : {"avalon-format1-1", "avalon-format1-2", "duel-format1-1", "grail-format1-1"}) {
    CAPTURE(name);
    const auto record = recorded(name);
    const auto result = reviewed(record, 4);
    REQUIRE_FALSE(result.points.empty());
    CHECK(result.points.front().step == 0);
    CHECK(result.points.back().step == static_cast<int>(record.at("actions").as_array().size()));
    for (std::size_t i = 1; i < result.points.size(); ++i) CHECK(result.points[i - 1].step < result.points[i].step);
    for (const auto& point : result.points) CHECK(sum(point.chance) == doctest::Approx(1));
    for (std::size_t i = 0; i < result.winners.size(); ++i)
      CHECK(result.points.back().chance[i] == (result.winners[i] == result.winner ? 1 : 0));
  }
}

TEST_CASE("what goes back at once is no turning point") {
  const auto steps_turned = [](const std::vector<double>& chances) {
    Review review;
    review.playouts = 1000;
    for (const double chance : chances)
      review.points.push_back(
          {static_cast<int>(review.points.size()), "", std::nullopt, {chance, 1 - chance}, std::nullopt, {}});
    std::vector<int> steps;
    for (const auto& turn : turning_points(review)) steps.push_back(turn.step);
    return steps;
  };
  CHECK(steps_turned({0.97, 0.97, 0.72, 0.98, 0.98, 0.98}).empty());
  CHECK(steps_turned({0.5, 0.5, 0.5, 0.8, 0.8, 0.8}) == std::vector{3});
  CHECK(steps_turned({0.9, 0.9, 0.9, 0}) == std::vector{3});
}

TEST_CASE("at every point and to all eyes as many are evil as there are, and one is Merlin") {
  const auto result = reviewed(recorded("avalon-format1-1"), 4);
  for (const auto& point : result.points) {
    auto all = point.seats;
    REQUIRE(all.size() == 5);
    all.push_back(*point.open);
    for (const Eyes& eyes : all) {
      CHECK(sum(eyes.evil) == doctest::Approx(2).epsilon(0.001));
      CHECK(sum(eyes.merlin) == doctest::Approx(1).epsilon(0.001));
    }
  }
}

TEST_CASE("after the deal each seat knows what its opening told, and no more") {
  Script script{"merlin", "servant", "servant", "assassin", "minion"};
  for (int i = 0; i < 5; ++i) {
    script.propose({0, 1});
    script.vote("RRRRR");
  }
  const auto deal = reviewed(script.record(), 4).points.front();
  const auto near = [](const std::vector<double>& got, const std::vector<double>& wanted) {
    for (std::size_t i = 0; i < wanted.size(); ++i) CHECK(got[i] == doctest::Approx(wanted[i]).epsilon(0.001));
  };
  near(deal.open->evil, {0.4, 0.4, 0.4, 0.4, 0.4});
  near(deal.open->merlin, {0.2, 0.2, 0.2, 0.2, 0.2});
  near(deal.seats[0].evil, {0, 0, 0, 1, 1});
  near(deal.seats[0].merlin, {1, 0, 0, 0, 0});
  near(deal.seats[1].evil, {0.5, 0, 0.5, 0.5, 0.5});
  near(deal.seats[1].merlin, {0.25, 0, 0.25, 0.25, 0.25});
  near(deal.seats[3].evil, {0, 0, 0, 1, 1});
  near(deal.seats[3].merlin, {1.0 / 3, 1.0 / 3, 1.0 / 3, 0, 0});
}

TEST_CASE("what eyes see depends on what they may know alone") {
  const auto played = [](std::initializer_list<const char*> roles) {
    Script script(roles);
    script.quest({0, 1}, "AARAR", "SS");
    script.quest({0, 1, 2}, "AAARR", "SSS");
    script.quest({0, 2}, "AAARA", "SS");
    script.name_merlin(3, 2);
    return reviewed(script.record(), 4);
  };
  const auto one = played({"merlin", "servant", "servant", "assassin", "minion"});
  const auto other = played({"servant", "merlin", "servant", "assassin", "minion"});
  bool merlin_sees_more = false;
  for (std::size_t i = 0; i + 1 < one.points.size(); ++i) {
    CHECK(one.points[i].open->evil == other.points[i].open->evil);
    CHECK(one.points[i].open->merlin == other.points[i].open->merlin);
    for (const std::size_t seat : {2U, 3U, 4U}) {
      CHECK(one.points[i].seats[seat].evil == other.points[i].seats[seat].evil);
      CHECK(one.points[i].seats[seat].merlin == other.points[i].seats[seat].merlin);
    }
    merlin_sees_more |= one.points[i].seats[0].evil != other.points[i].seats[0].evil;
  }
  CHECK(merlin_sees_more);
}

TEST_CASE("a fail that would have won is named as the better move") {
  Script script{"merlin", "servant", "servant", "assassin", "minion"};
  script.quest({0, 3}, "AAAAA", "SF");
  script.quest({0, 1, 3}, "AAAAA", "SSF");
  script.quest({1, 2}, "AAAAA", "SS");
  script.quest({0, 1, 2}, "AAAAA", "SSS");
  script.quest({1, 2, 3}, "AAAAA", "SSS");
  const int missed = script.steps();
  script.name_merlin(3, 1);
  const auto result = reviewed(script.record(), 100);
  const auto found = std::find_if(result.better_moves.begin(), result.better_moves.end(),
                                  [&](const BetterMove& move) { return move.step == missed; });
  REQUIRE(found != result.better_moves.end());
  CHECK(found->seat == Seat(3));
  CHECK(found->better == R"({"type":"quest","card":"fail"})");
  CHECK(found->better_chance == 1);
  CHECK(found->chance < 0.9);
}

TEST_CASE("Merlin alone against teams with evil on them tells who he is") {
  Script script{"merlin", "servant", "servant", "assassin", "minion"};
  script.propose({1, 3});
  script.vote("RAARR");
  script.propose({2, 4});
  script.vote("RAARR");
  script.propose({3, 4});
  script.vote("RAARR");
  script.quest({1, 2}, "AAARR", "SS");
  script.quest({0, 1, 2}, "AAARR", "SSS");
  script.quest({1, 2}, "AAAAA", "SS");
  script.name_merlin(3, 0);
  const auto result = reviewed(script.record(), 10);
  REQUIRE_FALSE(result.tells.empty());
  for (const Tell& tell : result.tells) {
    CHECK(tell.seat == Seat(0));
    CHECK(tell.told > tell.otherwise);
  }
  const auto& turns = result.turning_points;
  CHECK(std::any_of(turns.begin(), turns.end(), [&](const TurningPoint& turn) {
    return turn.measure == "result" && turn.step == script.steps() && turn.to == 0;
  }));
}

TEST_CASE("the same plan gives the same review") {
  const auto record = recorded("avalon-format1-1");
  CHECK(json_of(reviewed(record)) == json_of(reviewed(record)));
}

TEST_CASE("the review's JSON holds what docs/lab.md says") {
  const auto json = boost::json::parse(json_of(reviewed(recorded("avalon-format1-1"), 4)));
  for (const auto* key :
       {"format", "game", "players", "winner", "reason", "roles", "points", "turning_points", "tells", "better_moves"})
    CHECK(json.as_object().contains(key));
  const auto& point = json.at("points").as_array().back();
  CHECK(point.at("chance").at("evil") == 1);
  CHECK(point.at("public").at("evil").as_array().size() == 5);
  CHECK(point.at("seats").as_array().size() == 5);
}
