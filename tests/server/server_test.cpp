// The server as its guests know it: a process of its own, spoken to over real WebSockets.
#include <doctest/doctest.h>
#include <stdlib.h>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/steady_timer.hpp>
#include <thread>

#include "server/fair_deal.h"
#include "soak/guest.h"
#include "soak/server_process.h"

namespace {

using namespace roundtable;
namespace asio = boost::asio;
namespace json = boost::json;
namespace fs = std::filesystem;

struct Folder {
  fs::path path;
  Folder() {
    char name[] = "/tmp/roundtable-server-XXXXXX";
    path = mkdtemp(name);
  }
  ~Folder() { fs::remove_all(path); }
};

/// Several tables at one server; every seat but the bots' is a guest of its own.
struct Evening {
  Folder folder;
  ServerProcess server;
  asio::io_context loop;
  Troubles troubles;
  std::vector<std::unique_ptr<Party>> parties;
  std::vector<std::unique_ptr<Guest>> guests;

  explicit Evening(std::vector<std::string> options = {"--bot-delay", "0", "--rate", "10000", "--address-rate", "10000"})
      : server(ROUNDTABLE_PROGRAM, folder.path, std::move(options)) {}

  Party& invite(Party party) {
    parties.push_back(std::make_unique<Party>(std::move(party)));
    Party& made = *parties.back();
    const int people = made.seats - static_cast<int>(made.bots.size());
    for (int seat = 0; seat < people; ++seat)
      guests.push_back(std::make_unique<Guest>(loop, server.port(), made, seat, guests.size() + 1, troubles));
    return made;
  }

  bool all_over() const {
    return std::all_of(parties.begin(), parties.end(), [](const auto& party) { return party->over; });
  }

  void play(std::chrono::seconds longest) {
    for (auto& guest : guests) asio::co_spawn(loop, guest->play(), asio::detached);
    loop.run_for(longest);
  }
};

Party five() {
  Party party;
  party.config = {{"players", 5}};
  return party;
}

Party seven_with_everything() {
  Party party;
  party.config = {{"players", 7},      {"roles", {"merlin", "assassin", "percival", "morgana"}},
                  {"lady", true},      {"excalibur", true},
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

std::optional<std::string> get(unsigned short port, const std::string& target, const std::string& token = "") {
  asio::io_context loop;
  std::optional<std::string> body;
  asio::co_spawn(loop, http_get(port, target, token),
                 [&](const std::exception_ptr&, std::optional<std::string> answer) { body = std::move(answer); });
  loop.run_for(std::chrono::seconds(10));
  return body;
}

}  // namespace

TEST_CASE("whole games are played by five people over WebSockets, one after the other") {
  Evening evening;
  evening.server.start();
  Party three_games = five();
  three_games.games = 3;
  const Party& party = evening.invite(three_games);
  evening.play(std::chrono::seconds(60));
  CHECK(evening.troubles.list.empty());
  CHECK(evening.all_over());
  CHECK(party.actions > 30);
  const auto finished = get(evening.server.port(), "/api/finished");
  REQUIRE(finished);
  CHECK(json::parse(*finished).at("finished").as_array().size() == 3);
  const auto record = get(evening.server.port(), "/api/record/" + party.code + "/2");
  REQUIRE(record);
  CHECK_FALSE(unfair(json::parse(*record)));
  CHECK(evening.server.stop() == 0);
}

TEST_CASE("bots fill the seats, every module in play, and connections that break lose nothing") {
  Evening evening;
  evening.server.start();
  evening.invite(seven_with_everything());
  evening.invite(duel_with_a_bot());
  for (auto& guest : evening.guests) guest->breaks = 0.1;
  evening.play(std::chrono::seconds(90));
  CHECK(evening.troubles.list.empty());
  CHECK(evening.all_over());
}

TEST_CASE("a server killed again and again loses nothing it has acknowledged") {
  Evening evening;
  evening.server.start();
  for (int i = 0; i < 4; ++i) {
    Party many = five();
    many.games = 1000;
    evening.invite(many);
  }
  for (auto& guest : evening.guests) guest->pause = std::chrono::milliseconds(5);
  constexpr int kills = 20;
  for (auto& guest : evening.guests) asio::co_spawn(evening.loop, guest->play(), asio::detached);
  Rng rng(std::uint64_t{5});
  for (int i = 0; i < kills; ++i) {
    evening.loop.run_for(std::chrono::milliseconds(250 + below(rng, 250)));
    evening.server.kill();
    evening.server.start();
  }
  evening.loop.run_for(std::chrono::seconds(1));
  for (const auto& trouble : evening.troubles.list) MESSAGE(trouble);
  CHECK(evening.troubles.list.empty());
  long actions = 0;
  for (const auto& party : evening.parties) actions += party->actions;
  CHECK(actions > 100);
}
