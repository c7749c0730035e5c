// Two games that differ only in what a seat may not know: every byte that is sent to it, and to spectators, is the same,
// and so are the number and order of the messages.
#include <doctest/doctest.h>
#include <stdlib.h>

#include <boost/asio/io_context.hpp>
#include <filesystem>

#include "engine/random_play.h"
#include "games/avalon/game.h"
#include "host/sqlite_store.h"
#include "server/fair_deal.h"
#include "server/hall.h"
#include "server/tokens.h"

namespace {

using namespace roundtable;
namespace json = boost::json;
using avalon::Avalon;

struct Listener final : Client {
  void send(Text message) override { heard.push_back(*message); }
  void close() override {}
  std::vector<std::string> heard;
};

/// A hall whose table's secret is chosen: the store is given the table's first events by hand.
struct World {
  std::filesystem::path folder;
  std::unique_ptr<Store> store;
  boost::asio::io_context loop;
  Metrics metrics;
  std::unique_ptr<Hall> hall;
  std::vector<std::shared_ptr<Listener>> seats;
  std::shared_ptr<Listener> spectator;
  static constexpr std::string_view code = "ABCDEFGH";

  explicit World(const std::string& secret) {
    char name[] = "/tmp/roundtable-worlds-XXXXXX";
    folder = mkdtemp(name);
    store = std::move(*open_sqlite_store(folder));
    prepare(secret);
    hall = std::make_unique<Hall>(loop, *store, metrics, HallOptions{});
    for (int seat = 0; seat < 5; ++seat) seats.push_back(come({{"op", "enter"}, {"token", std::to_string(seat)}}));
    spectator = come({{"op", "watch"}});
  }
  ~World() {
    hall->stop();
    for (const auto& client : seats) hall->gone(client);
    hall->gone(spectator);
    hall.reset();
    store.reset();
    std::filesystem::remove_all(folder);
  }

  void prepare(const std::string& secret) {
    Append first;
    first.table = code;
    const auto add = [&](const json::object& event) { first.events.push_back(json::serialize(event)); };
    add({{"e", "created"}, {"game", "avalon"}, {"config", {{"players", 5}}}, {"secret", secret}});
    for (int seat = 0; seat < 5; ++seat) {
      add({{"e", "joined"}, {"person", seat + 1}, {"name", "P" + std::to_string(seat)}, {"key", key_of(seat)}});
      add({{"e", "sat"}, {"person", seat + 1}, {"seat", seat}});
    }
    first.summary = TableSummary{"avalon", false, "lobby", 0};
    store->append(std::move(first), [](std::optional<StoreError> error) { REQUIRE_FALSE(error); });
    while (store->events(code)->empty()) continue;
  }
  static std::string key_of(int seat) { return hash_of(std::to_string(seat)); }

  std::shared_ptr<Listener> come(json::object message) {
    const auto client = std::make_shared<Listener>();
    message["table"] = code;
    say(client, {{"op", "hello"}, {"protocol", 1}});
    say(client, message);
    client->heard.erase(client->heard.begin());  // hello has the time of day
    return client;
  }

  /// Until the store has kept it and everybody has heard of it.
  void say(const std::shared_ptr<Listener>& client, const json::object& message) {
    const std::size_t before = client->heard.size();
    hall->receive(client, json::serialize(message));
    while (client->heard.size() == before) loop.run_one_for(std::chrono::milliseconds(10));
  }

  void act(int seat, const json::value& action) {
    say(seats[static_cast<std::size_t>(seat)], {{"op", "act"}, {"id", std::to_string(acts++)}, {"action", action}});
  }
  int acts = 0;
};

avalon::State dealt_by(const std::string& secret) {
  Chance chance(seed_of(secret, std::vector<std::string>(5)));
  avalon::State state = avalon::prepare({});
  carry_out<Avalon>(avalon::deal({}, {}, chance), state, unrecorded);
  return state;
}

/// Two secrets whose deals look alike to seat 0, a servant, and put Merlin elsewhere.
std::pair<std::string, std::string> two_secrets() {
  std::string first;
  for (int i = 0;; ++i) {
    const std::string secret = "secret " + std::to_string(i);
    const avalon::State state = dealt_by(secret);
    const auto merlin = [](const avalon::State& of) {
      for (const Seat seat : of.table.everyone())
        if (of.secrets.seats[seat].role == avalon::Role::Merlin) return seat;
      return Seat(0);
    };
    const bool fits = state.secrets.seats[Seat(0)].role == avalon::Role::Servant && state.table.leader == Seat(0);
    if (!fits) continue;
    if (first.empty())
      first = secret;
    else if (merlin(state) != merlin(dealt_by(first)))
      return {first, secret};
  }
}

/// What differs by design: the commitment to the secret.
std::string without_commitment(std::string text) {
  const auto at = text.find("\"commitment\":\"");
  if (at != std::string::npos) text.replace(at, 14 + 64, "");
  return text;
}

std::vector<std::string> comparable(const std::vector<std::string>& heard) {
  std::vector<std::string> all;
  for (const auto& message : heard) all.push_back(without_commitment(message));
  return all;
}

/// Two rejected teams, then quests that succeed: moves that every character may make.
void play_alike(World& world) {
  world.say(world.seats[0], {{"op", "start"}});
  const auto round = [&](int leader, std::vector<int> team, bool approve) {
    json::array members(team.begin(), team.end());
    world.act(leader, {{"type", "propose"}, {"team", members}});
    for (int seat = 4; seat >= 0; --seat) world.act(seat, {{"type", "vote"}, {"approve", approve}});
    if (!approve) return;
    for (const int seat : team) world.act(seat, {{"type", "quest"}, {"card", "success"}});
  };
  round(0, {0, 1}, false);
  round(1, {1, 2}, true);
  round(2, {2, 3, 4}, true);
}

}  // namespace

TEST_CASE("a seat and a spectator hear the same bytes in two worlds they cannot tell apart") {
  const auto [one, other] = two_secrets();
  World first(one);
  World second(other);
  play_alike(first);
  play_alike(second);
  CHECK(first.seats[0]->heard.size() > 20);
  CHECK(comparable(first.seats[0]->heard) == comparable(second.seats[0]->heard));
  CHECK(comparable(first.spectator->heard) == comparable(second.spectator->heard));
  // The test can fail: to somebody the worlds do differ.
  bool differs = false;
  for (std::size_t seat = 1; seat < 5; ++seat)
    differs = differs || comparable(first.seats[seat]->heard) != comparable(second.seats[seat]->heard);
  CHECK(differs);
}
