// Two games that differ only in what a seat may not know: every byte that is sent to it, and to spectators, is the
// same, and so are the number and order of the messages.
#include <doctest/doctest.h>
#include <stdlib.h>

#include <algorithm>
#include <boost/asio/io_context.hpp>
#include <filesystem>
#include <map>
#include <set>

#include "engine/rng.h"
#include "games/avalon/rules/game.h"
#include "server/request_router.h"
#include "store/sqlite/store.h"
#include "table/fair_deal.h"
#include "table/tokens.h"

namespace {

using namespace roundtable;
namespace json = boost::json;

struct Listener final : Client {
  void send(Text message) override { heard.push_back(*message); }
  void close() override {}
  std::vector<std::string> heard;
};

/// What is played: the characters and modules as the rules and as the server's messages have them.
struct Evening {
  avalon::Setup setup;
  json::object config;
  int players() const { return setup.players; }
};

Evening five_players() { return {{}, {{"players", 5}}}; }

Evening seven_with_modules() {
  Evening evening;
  evening.setup.players = 7;
  evening.setup.specials.insert(avalon::Role::Percival);
  evening.setup.specials.insert(avalon::Role::Morgana);
  evening.setup.lady = evening.setup.excalibur = true;
  evening.config = {
      {"players", 7}, {"roles", {"merlin", "assassin", "percival", "morgana"}}, {"lady", true}, {"excalibur", true}};
  return evening;
}

/// Five with the cards of the plot, of which one is drawn a round.
Evening five_with_plots() {
  Evening evening;
  evening.setup.plots = true;
  evening.config = {{"players", 5}, {"plots", true}};
  return evening;
}

Evening seven_with_lancelots(avalon::Lancelots way) {
  Evening evening;
  evening.setup.players = 7;
  evening.setup.lancelots = way;
  evening.config = {{"players", 7}, {"roles", {"merlin", "assassin"}}, {"lancelot", name_of(way)}};
  return evening;
}

/// A server whose table's secret is chosen: the store is given the table's first events by hand.
struct World {
  std::filesystem::path folder;
  std::unique_ptr<Store> store;
  boost::asio::io_context loop;
  Metrics metrics;
  std::unique_ptr<RequestRouter> router;
  std::vector<std::shared_ptr<Listener>> seats;
  std::shared_ptr<Listener> spectator;
  static constexpr std::string_view code = "ABCDEFGH";

  World(const Evening& evening, const std::string& secret) {
    char name[] = "/tmp/roundtable-worlds-XXXXXX";
    folder = mkdtemp(name);
    store = std::move(*open_sqlite_store(folder));
    prepare(evening, secret);
    router = std::make_unique<RequestRouter>(loop, *store, metrics, ServerOptions{});
    for (int seat = 0; seat < evening.players(); ++seat)
      seats.push_back(come({{"op", "enter"}, {"token", std::to_string(seat)}}));
    spectator = come({{"op", "watch"}});
  }
  ~World() {
    router->stop();
    for (const auto& client : seats) router->disconnected(client);
    router->disconnected(spectator);
    router.reset();
    store.reset();
    std::filesystem::remove_all(folder);
  }

  void prepare(const Evening& evening, const std::string& secret) {
    Append first;
    first.table = code;
    const auto add = [&](const json::object& event) { first.events.push_back(json::serialize(event)); };
    add({{"e", "created"}, {"game", "avalon"}, {"config", evening.config}, {"secret", secret}});
    for (int seat = 0; seat < evening.players(); ++seat) {
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
    router->receive(client, json::serialize(message));
    while (client->heard.size() == before) loop.run_one_for(std::chrono::milliseconds(10));
  }

  void act(int seat, const json::value& action) {
    say(seats[static_cast<std::size_t>(seat)], {{"op", "act"}, {"id", std::to_string(acts++)}, {"action", action}});
  }
  int acts = 0;

  /// The last that a seat was told of the game; the spectator without one.
  json::object game(std::optional<std::size_t> seat = {}) const {
    const auto& heard = (seat ? seats[*seat] : spectator)->heard;
    for (auto message = heard.rbegin(); message != heard.rend(); ++message)
      if (auto told = json::parse(*message).as_object(); told.at("type") == "game") return told;
    return {};
  }
};

avalon::Dealt dealt_by(const Evening& evening, const std::string& secret) {
  Chance chance(seed_of(secret, std::vector<std::string>(evening.setup.players)));
  return avalon::deal(evening.setup, {}, chance);
}

/// The cards that everybody comes to see in the four rounds before the game can end.
std::string open_cards(const avalon::Dealt& dealt) {
  std::string cards;
  for (const auto loyalty : dealt.loyalty) cards += std::string(name_of(loyalty)) + ' ';
  for (std::size_t i = 0; i < std::min<std::size_t>(4, dealt.plots.size()); ++i)
    cards += std::string(name_of(dealt.plots[i])) + ' ';
  return cards;
}

/// Two secrets whose deals look alike to seat 0, a servant, and put Merlin elsewhere.
std::pair<std::string, std::string> two_secrets(const Evening& evening) {
  struct Found {
    std::string secret;
    Seat merlin;
  };
  std::map<std::string, Found> alike;
  for (int i = 0;; ++i) {
    const std::string secret = "secret " + std::to_string(i);
    const avalon::Dealt dealt = dealt_by(evening, secret);
    if (dealt.roles[Seat(0)] != avalon::Role::Servant || dealt.leader != Seat(0)) continue;
    Seat merlin(0);
    for (const Seat seat : SeatSet::all(evening.players()))
      if (dealt.roles[seat] == avalon::Role::Merlin) merlin = seat;
    const Found& first = alike.try_emplace(open_cards(dealt), Found{secret, merlin}).first->second;
    if (first.merlin != merlin) return {first.secret, secret};
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

long quests_that(const char* card, const World& world) {
  const json::object game = world.game();
  const auto& results = game.at("view").at("results").as_array();
  return std::count(results.begin(), results.end(), json::value(card));
}

/// Whether the next card may end the game, which shows everybody's character.
bool is_decisive(const World& world) {
  return world.game().at("view").at("phase") == "quest" &&
         (quests_that("success", world) == 2 || quests_that("fail", world) == 2);
}

/// One of the actions that this seat may take in both worlds, if there is one; a team that is the last hope is
/// approved.
std::optional<json::value> common_action(const json::object& one, const json::object& other, Rng& rng) {
  if (one.at("view").at("phase") == "vote" && one.at("view").at("rejections").as_int64() > 1)
    return json::value{{"type", "vote"}, {"approve", true}};
  const auto& there = other.at("legal").as_array();
  std::vector<json::value> both;
  for (const auto& action : one.at("legal").as_array())
    if (std::find(there.begin(), there.end(), action) != there.end()) both.push_back(action);
  if (both.empty()) return std::nullopt;
  return both[below(rng, static_cast<std::uint32_t>(both.size()))];
}

/// Whether the last that this listener heard was for some alone.
bool was_told_apart(const World& world, std::size_t seat) {
  const auto game = world.game(seat);
  const auto& notices = game.at("notices").as_array();
  return std::any_of(notices.begin(), notices.end(),
                     [](const json::value& notice) { return notice.at("to") != "all"; });
}

/// The same moves in both, drawn by lot, until the game may end, seat 0 learns something for itself, or somebody must
/// do what he must not in the other. The phases that were played.
std::set<std::string> play_by_lot(World& one, World& other, std::uint64_t seed) {
  std::set<std::string> phases;
  Rng rng(seed);
  for (World* world : {&one, &other}) world->say(world->seats[0], {{"op", "start"}});
  for (;;) {
    const json::object view = one.game().at("view").as_object();
    REQUIRE(view.at("waiting") == other.game().at("view").at("waiting"));
    const auto seat = view.at("waiting").as_array().back().to_number<std::size_t>();
    const std::string phase(view.at("phase").as_string());
    const auto action = common_action(one.game(seat), other.game(seat), rng);
    if (is_decisive(one) || !action) return phases;
    phases.insert(phase);
    const std::size_t heard = one.seats[0]->heard.size();
    for (World* world : {&one, &other}) world->act(static_cast<int>(seat), *action);
    if (!was_told_apart(one, 0)) continue;
    for (World* world : {&one, &other}) world->seats[0]->heard.resize(heard);
    return phases;
  }
}

bool same_to_outsiders(const World& one, const World& other) {
  return comparable(one.seats[0]->heard) == comparable(other.seats[0]->heard) &&
         comparable(one.spectator->heard) == comparable(other.spectator->heard);
}

/// To somebody the worlds do differ, so the comparison can fail.
bool differs_to_insiders(const World& one, const World& other) {
  for (std::size_t seat = 1; seat < one.seats.size(); ++seat)
    if (comparable(one.seats[seat]->heard) != comparable(other.seats[seat]->heard)) return true;
  return false;
}

}  // namespace

TEST_CASE("a seat and a spectator hear the same bytes in two worlds they cannot tell apart") {
  const auto [one, other] = two_secrets(five_players());
  World first(five_players(), one);
  World second(five_players(), other);
  play_alike(first);
  play_alike(second);
  CHECK(first.seats[0]->heard.size() > 20);
  CHECK(same_to_outsiders(first, second));
  CHECK(differs_to_insiders(first, second));
}

TEST_CASE(
    "so it is with the Lady, Excalibur, Percival and Morgana, with the Lancelots in all three ways, and with plots") {
  const std::set<std::string> plain{"propose", "quest", "vote"};
  struct Played {
    Evening evening;
    std::set<std::string> phases;
  };
  for (const auto& [evening, phases] : {Played{seven_with_modules(), {"excalibur", "lady", "propose", "quest", "vote"}},
                                        Played{seven_with_lancelots(avalon::Lancelots::Switching), plain},
                                        Played{seven_with_lancelots(avalon::Lancelots::Scheduled), plain},
                                        Played{seven_with_lancelots(avalon::Lancelots::Known), plain},
                                        Played{five_with_plots(), {"plot", "propose", "quest", "vote"}}}) {
    CAPTURE(json::serialize(evening.config));
    const auto [one, other] = two_secrets(evening);
    std::set<std::string> played;
    long quests = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      World first(evening, one);
      World second(evening, other);
      played.merge(play_by_lot(first, second, seed));
      quests = std::max(quests, quests_that("success", first) + quests_that("fail", first));
      CHECK(same_to_outsiders(first, second));
      CHECK(differs_to_insiders(first, second));
    }
    CHECK(played == phases);
    CHECK(quests >= 2);  // then the Lancelots' cards are turned
  }
}
