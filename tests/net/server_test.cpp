// The server as its guests know it: a process of its own, spoken to over real WebSockets.
#include <doctest/doctest.h>

#include <boost/asio/co_spawn.hpp>

#include "soak/evening.h"
#include "table/fair_deal.h"
#include "tests/net/raw_wire.h"

namespace {

using namespace roundtable;
namespace asio = boost::asio;
namespace json = boost::json;

const std::vector<std::string> quick{"--bot-delay", "0", "--rate", "10000", "--address-rate", "10000"};

Party five() {
  Party party;
  party.game = "avalon";
  party.config = {{"players", 5}};
  return party;
}

Party seven_with_everything() {
  Party party;
  party.game = "avalon";
  party.config = {{"players", 7},
                  {"roles", {"merlin", "assassin", "percival", "morgana"}},
                  {"lady", true},
                  {"excalibur", true},
                  {"plots", true}};
  party.bots = {"simple", "simple", "random"};
  party.seats = 7;
  return party;
}

Party duel_with_a_bot() {
  Party party;
  party.game = "duel";
  party.config = json::object();
  party.bots = {"simple"};
  party.seats = 2;
  return party;
}

Party grail_for_two() {
  Party party;
  party.game = "grail";
  party.config = {{"mode", "encounter"}, {"encounter", "starving_wolves"}, {"party", {"maela", "osric"}}};
  party.seats = 2;
  return party;
}

std::optional<std::string> get(unsigned short port, const std::string& target, const std::string& token = "") {
  asio::io_context loop;
  std::optional<std::string> body;
  asio::co_spawn(loop, http_get(port, target, token),
                 [&](const std::exception_ptr&, std::optional<std::string> answer) { body = std::move(answer); });
  loop.run_for(test::long_enough);
  return body;
}

}  // namespace

TEST_CASE("whole games are played by five people over WebSockets, one after the other") {
  Evening evening(ROUNDTABLE_PROGRAM, quick);
  evening.server().start();
  Party three_games = five();
  three_games.games = 3;
  const Party& party = evening.invite(three_games);
  evening.begin();
  evening.run_for(test::long_enough);
  CHECK(evening.troubles().empty());
  CHECK(evening.all_over());
  CHECK(party.actions > 30);
  const auto finished = get(evening.server().port(), "/api/finished");
  REQUIRE(finished);
  CHECK(json::parse(*finished).at("finished").as_array().size() == 3);
  const auto record = get(evening.server().port(), "/api/record/" + party.code + "/2");
  REQUIRE(record);
  CHECK_FALSE(unfair(json::parse(*record)));
  CHECK(evening.server().stop() == 0);
}

TEST_CASE("bots fill the seats, every module in play, and connections that break lose nothing") {
  Evening evening(ROUNDTABLE_PROGRAM, quick);
  evening.server().start();
  evening.invite(seven_with_everything());
  evening.invite(duel_with_a_bot());
  evening.invite(grail_for_two());
  for (auto& guest : evening.guests()) guest->breaks = 0.1;
  evening.begin();
  evening.run_for(test::long_enough);
  CHECK(evening.troubles().empty());
  CHECK(evening.all_over());
}

TEST_CASE("a server killed again and again loses nothing it has acknowledged") {
  Evening evening(ROUNDTABLE_PROGRAM, quick);
  evening.server().start();
  for (int i = 0; i < 4; ++i) {
    Party many = five();
    many.games = 1000;
    evening.invite(many);
  }
  for (auto& guest : evening.guests()) guest->pause = std::chrono::milliseconds(5);
  constexpr int kills = 20;
  evening.begin();
  Rng rng(std::uint64_t{5});
  const auto play_some = [&](long more) {
    const long aim = evening.actions() + more;
    for (int wait = 0; wait < 30'000 && evening.actions() < aim; ++wait) evening.run_for(std::chrono::milliseconds(10));
    return evening.actions() >= aim;
  };
  for (int i = 0; i < kills; ++i) {
    REQUIRE(play_some(5 + below(rng, 40)));
    evening.run_for(std::chrono::milliseconds(below(rng, 20)));
    evening.server().kill();
    evening.server().start();
  }
  CHECK(play_some(100));
  for (const auto& trouble : evening.troubles()) MESSAGE(trouble);
  CHECK(evening.troubles().empty());
}
