// A server without sockets: visitors whose messages are kept, a real store that can be told to fail, a loop run by
// hand.
#pragma once

#include <doctest/doctest.h>

#include <atomic>
#include <thread>

#include "server/request_router.h"
#include "tests/store/scratch.h"

namespace roundtable::test {

namespace json = boost::json;

/// Passes everything on to a store in a folder, unless the disk is said to be full; where it is held up, later.
class UnreliableStore final : public Store {
 public:
  explicit UnreliableStore(const std::filesystem::path& folder) : store_(opened(folder)) {}
  std::atomic<bool> full = false;
  std::atomic<bool> unreadable = false;
  std::atomic<int> pending = 0;
  std::atomic<int> counted = 0;
  int appends = 0;

  void hold() { held_.emplace(); }
  void let_go() {
    auto held = std::exchange(held_, std::nullopt);
    for (auto& [what, done] : *held) pass_on(std::move(what), std::move(done));
  }
  void append(Append what, Done done) override {
    ++appends;
    if (held_)
      held_->emplace_back(std::move(what), std::move(done));
    else
      pass_on(std::move(what), std::move(done));
  }
  std::expected<std::vector<std::string>, StoreError> events(std::string_view table, std::uint64_t from) override {
    if (unreadable) return std::unexpected(StoreError::Failed);
    return store_->events(table, from);
  }
  std::expected<std::vector<std::pair<std::string, TableSummary>>, StoreError> open_tables(int limit) override {
    return store_->open_tables(limit);
  }
  std::expected<std::vector<std::string>, StoreError> tables_in(std::string_view state) override {
    return store_->tables_in(state);
  }
  std::expected<std::vector<FinishedGame>, StoreError> finished(const FinishedFilter& filter) override {
    return store_->finished(filter);
  }
  std::expected<std::optional<FinishedGame>, StoreError> finished_game(std::string_view table, int number) override {
    return store_->finished_game(table, number);
  }
  std::expected<std::vector<GameTally>, StoreError> tallies(int limit) override {
    ++counted;
    return store_->tallies(limit);
  }

 private:
  void pass_on(Append what, Done done) {
    if (full) what.first += 1'000'000;  // what the real store cannot keep, in its order and on its thread
    ++pending;
    store_->append(std::move(what), [this, done = std::move(done)](std::optional<StoreError> error) {
      done(error ? std::optional(StoreError::Full) : std::nullopt);
      --pending;
    });
  }

  std::unique_ptr<Store> store_;
  std::optional<std::vector<std::pair<Append, Done>>> held_;
};

class Listener final : public Client {
 public:
  void send(Text message) override {
    if (!closed) heard.push_back(*message);
  }
  void close() override { closed = true; }
  std::vector<std::string> heard;
  bool closed = false;
};

inline ServerOptions quick() {
  ServerOptions options;
  options.bot_delay = std::chrono::milliseconds(0);
  options.bot_budget = std::chrono::milliseconds(5);
  return options;
}

struct World {
  explicit World(ServerOptions options = quick()) : store(scratch.data()), router(loop, store, metrics, options) {}
  ~World() {
    settle();
    router.stop();
  }

  /// Until the store has kept everything and nothing is left to do at once.
  void settle() {
    for (int quiet = 0; quiet < 2;) {
      const bool idle = store.pending == 0;
      loop.restart();
      quiet = loop.poll() == 0 && idle ? quiet + 1 : 0;
      if (!idle) std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
  }
  template <class Condition>
  bool wait_for(Condition condition, std::chrono::milliseconds longest = std::chrono::minutes(5)) {
    const auto end = std::chrono::steady_clock::now() + longest;
    while (!condition() && std::chrono::steady_clock::now() < end) {
      loop.restart();
      loop.run_for(std::chrono::milliseconds(2));
    }
    return condition();
  }

  Scratch scratch;
  Metrics metrics;
  boost::asio::io_context loop;
  UnreliableStore store;
  RequestRouter router;
};

/// One connection.
class Visitor {
 public:
  explicit Visitor(World& world, bool greets = true) : world_(world), client_(std::make_shared<Listener>()) {
    if (greets) say({{"op", "hello"}, {"protocol", 1}, {"language", "en"}});
  }
  Visitor(const Visitor&) = delete;
  ~Visitor() { go(); }

  void say_raw(std::string_view text) { world_.router.receive(client_, text); }
  void say(const json::object& message) { say_raw(json::serialize(message)); }
  /// Sends it with an id of its own; the answer that carries it.
  json::object ask(json::object message) {
    const std::string id = "q" + std::to_string(++asked_);
    if (!message.contains("id")) message["id"] = id;
    const auto before = client_->heard.size();
    say(message);
    world_.settle();
    return answer_to(std::string(message.at("id").as_string()), before);
  }
  /// The code of the refusal, or nothing where it was done.
  std::string refusal(json::object message) {
    const auto answer = ask(std::move(message));
    if (answer.empty()) return "no answer";
    return answer.at("type") == "error" ? std::string(answer.at("code").as_string()) : "";
  }
  bool does(json::object message) { return refusal(std::move(message)).empty(); }

  json::object answer_to(const std::string& id, std::size_t from = 0) const {
    for (std::size_t i = from; i < client_->heard.size(); ++i) {
      const auto message = json::parse(client_->heard[i]).as_object();
      const auto* given = message.if_contains("id");
      if (given && *given == json::value(id)) return message;
    }
    return {};
  }
  /// The last message of this type; empty where there was none.
  json::object last(std::string_view type) const {
    for (auto text = client_->heard.rbegin(); text != client_->heard.rend(); ++text) {
      const auto message = json::parse(*text).as_object();
      if (message.at("type").as_string() == type) return message;
    }
    return {};
  }
  int count(std::string_view type) const {
    int found = 0;
    for (const auto& text : client_->heard) found += json::parse(text).at("type").as_string() == type ? 1 : 0;
    return found;
  }
  bool heard(std::string_view part) const {
    return std::any_of(client_->heard.begin(), client_->heard.end(),
                       [&](const std::string& text) { return text.find(part) != text.npos; });
  }
  void forget() { client_->heard.clear(); }
  /// All but how things stand.
  void forget_the_past() { client_->heard = {json::serialize(last("table")), json::serialize(last("game"))}; }
  std::size_t messages() const { return client_->heard.size(); }
  bool is_closed() const { return client_->closed; }
  void go() { world_.router.disconnected(client_); }

  bool comes(const json::object& entered) {
    if (entered.empty() || entered.at("type") != "entered") return false;
    table = entered.at("table").as_string();
    if (const auto* number = entered.if_contains("person")) person = static_cast<int>(number->as_int64());
    if (const auto* given = entered.if_contains("token")) token = given->as_string();
    return true;
  }
  bool creates(json::object choices = {}, std::string_view name = "Ann") {
    json::object message{{"op", "create"}, {"game", "avalon"}, {"config", {{"players", 5}}}, {"name", name}};
    for (const auto& [key, value] : choices) message[key] = value;
    return comes(ask(message));
  }
  bool joins(const std::string& code, std::string_view name) {
    return comes(ask({{"op", "join"}, {"table", code}, {"name", name}}));
  }
  bool enters(const std::string& code, const std::string& key, int since = 0) {
    return comes(ask({{"op", "enter"}, {"table", code}, {"token", key}, {"since", since}}));
  }
  std::string state() const { return std::string(last("table").at("state").as_string()); }
  /// What this seat may do now, from the last game message.
  json::array legal() const {
    const auto game = last("game");
    const auto* list = game.empty() ? nullptr : game.at("legal").if_array();
    return list ? *list : json::array();
  }
  /// How many steps of the game this seat has been told.
  std::int64_t steps() const { return last("game").at("seq").as_int64(); }
  json::object act(const json::value& action, const std::string& id) const {
    return {{"op", "act"}, {"id", id}, {"number", last("game").at("number")}, {"action", action}};
  }

  std::string table;
  std::string token;
  int person = 0;

 private:
  World& world_;
  std::shared_ptr<Listener> client_;
  int asked_ = 0;
};

/// Five people on the five seats of one table.
struct Five {
  explicit Five(World& at, json::object choices = {}) : world(at) {
    static constexpr std::string_view names[] = {"Ann", "Bob", "Cid", "Dora", "Eve"};
    for (int i = 0; i < 5; ++i) {
      people.push_back(std::make_unique<Visitor>(world));
      if (i == 0) {
        REQUIRE(people[0]->creates(choices));
      } else {
        REQUIRE(person(i).joins(host().table, names[i]));
        REQUIRE(person(i).does({{"op", "sit"}, {"seat", i}}));
      }
    }
  }
  void start() { REQUIRE(host().does({{"op", "start"}})); }
  /// Everybody takes the first thing they may, until the condition holds or the game is over.
  template <class Until>
  void play(Until until) {
    for (int round = 0; round < 400 && host().state() == "playing" && !until(); ++round) {
      for (auto& one : people) {
        const auto legal = one->legal();
        if (!legal.empty()) REQUIRE(one->does(one->act(legal[0], "a" + std::to_string(acts++))));
        if (host().state() != "playing" || until()) return;
      }
    }
  }
  void play() {
    play([] { return false; });
  }
  Visitor& person(int i) { return *people[static_cast<std::size_t>(i)]; }
  Visitor& host() { return *people[0]; }
  const std::string& code() { return host().table; }
  /// The first whose decision is awaited.
  Visitor& next() {
    for (auto& one : people)
      if (!one->legal().empty()) return *one;
    FAIL("nobody has anything to decide");
    return host();
  }

  World& world;
  std::vector<std::unique_ptr<Visitor>> people;
  int acts = 0;
};

}  // namespace roundtable::test
