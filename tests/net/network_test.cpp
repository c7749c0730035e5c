// The server's door: what it lets in, how much, how fast, and for how long it waits.
#include "engine/rng.h"
#include "match/catalogue.h"
#include "tests/effort.h"
#include "tests/net/served.h"

using namespace roundtable;
using namespace roundtable::test;

namespace {

std::string refused_code(RawWire& wire) {
  const auto error = wire.hear("error");
  return error ? std::string(error->at("code").as_string()) : "closed";
}

/// Bytes in the manner of frames: any opcode and bits, lengths that are true or lie, masks or none, words of the
/// protocol or noise.
std::string stray_frame(Rng& rng) {
  static constexpr std::string_view words[] = {
      R"({"op":"hello","protocol":1,"language":"en"})", R"({"op":"create"})", R"({"op":)", "[[[[", "\"\\u0000\"", ""};
  std::string payload(words[below(rng, std::size(words))]);
  for (auto more = below(rng, 3) == 0 ? below(rng, 400) : 0; more > 0; --more)
    payload += static_cast<char>(below(rng, 256));
  std::string frame = RawWire::frame(payload, static_cast<char>(below(rng, 4) == 0 ? below(rng, 256) : 0x81));
  for (auto changes = below(rng, 3); changes > 0; --changes)
    frame[below(rng, static_cast<std::uint32_t>(frame.size()))] = static_cast<char>(below(rng, 256));
  if (below(rng, 8) == 0) frame.resize(below(rng, static_cast<std::uint32_t>(frame.size() + 1)));
  return frame;
}

}  // namespace

TEST_CASE("long records are replayed a few at a time, and who does not read his keeps nobody else from the server") {
  Served served;
  const auto match = *find_game("duel")->start(boost::json::object(), "long", nullptr);
  NoticeList notices;
  JsonWriter record;
  for (int i = 0; i < 3600; ++i) match->lapse(match->waiting().first(), notices);
  match->write_record(record);
  const std::string body(record.text());
  const std::string head = "POST /api/replay HTTP/1.1\r\nHost: localhost";
  const auto replay = [&](const std::string& given) { return RawWire(served.server.port()).request(head, given); };
  const std::string whole = replay(body);
  CHECK(is_status(whole, 200));
  CHECK(whole.size() > 5'000'000);  // more than the system holds for a reader
  std::vector<std::unique_ptr<RawWire>> wires;
  for (int i = 0; i < 12; ++i) {
    wires.push_back(std::make_unique<RawWire>(served.server.port(), 4096));
    REQUIRE(wires.back()->send(head + "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body));
  }
  // Whose record is being replayed hears nothing, or only the beginning; the others are told so at once.
  const auto is_turned_away = [](const auto& wire) { return wire->has_news() && is_status(*wire->receive(), 503); };
  CHECK(eventually([&] { return std::any_of(wires.begin(), wires.end(), is_turned_away); }));
  CHECK(is_status(served.get("/healthz"), 200));
  for (auto& wire : wires) wire->reset();
  CHECK(eventually([&] { return is_status(replay("{}"), 400); }));
  CHECK(served.server.stop() == 0);
}

TEST_CASE("only the server's own pages may open a WebSocket") {
  Served served({"--origin", "https://friend.example"});
  const auto port = served.server.port();
  const std::string own = "Origin: http://localhost:" + std::to_string(port) + "\r\n";
  CHECK(RawWire(port).is_upgraded());
  CHECK(RawWire(port).is_upgraded(own));
  CHECK(RawWire(port).is_upgraded("Origin: https://friend.example\r\n"));
  for (const char* origin : {"http://evil.example", "null", "http://localhost", "https://friend.example.evil", "x"})
    CHECK(RawWire(port).upgrade("Origin: " + std::string(origin) + "\r\n").find(" 403 ") != std::string::npos);
  CHECK(RawWire(port).upgrade("", "/elsewhere").find(" 403 ") != std::string::npos);
}

TEST_CASE("every answer has the headers that keep a page safe") {
  Served served;
  for (const char* target : {"/", "/api/games", "/nothing.txt", "/healthz"}) {
    const std::string answer = served.get(target);
    for (const char* header :
         {"Content-Security-Policy: default-src 'self'", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
          "Referrer-Policy: no-referrer", "Cross-Origin-Opener-Policy: same-origin"})
      CHECK_MESSAGE(answer.find(header) != answer.npos, target << " lacks " << header);
  }
  CHECK(is_status(served.get("/"), 200));
  CHECK(served.get("/t/K7QMPX3R").ends_with("the page"));
}

TEST_CASE("no path leads out of the page's folder") {
  Served served;
  for (const char* target : {"/../secret.txt", "/../../../../etc/passwd", "/%2e%2e/secret.txt", "/%2e%2e%2fsecret.txt",
                             "/..%5csecret.txt", "/....//secret.txt", "/web/../secret.txt", "/./../secret.txt",
                             "//etc/passwd", "/api/../secret.txt", "/api/record/../../secret.txt",
                             "http://localhost/../secret.txt", "/index.html%00.txt", "/\xFF\xFE", "*", "x"}) {
    CAPTURE(target);
    const std::string answer = served.get(target);
    CHECK((is_status(answer, 404) || is_status(answer, 400) || answer.ends_with("the page") || answer.empty()));
    CHECK(answer.find("hidden") == answer.npos);
    CHECK(answer.find("root:") == answer.npos);
  }
}

TEST_CASE("requests, headers and messages that are too large are turned away") {
  Served served;
  const auto port = served.server.port();
  const auto turned_away = [](const std::string& answer) { return answer.empty() || is_status(answer, 413); };
  CHECK(turned_away(served.get("/", "\r\nX-Long: " + std::string(20'000, 'x'))));
  CHECK(turned_away(served.get("/" + std::string(20'000, 'x'))));
  CHECK(
      turned_away(RawWire(port).request("POST /api/replay HTTP/1.1\r\nHost: localhost", std::string(1'100'000, 'x'))));
  CHECK(
      is_status(RawWire(port).request("POST /api/replay HTTP/1.1\r\nHost: localhost", std::string(900'000, 'x')), 400));
  Sitter ann(port);
  ann.wire.send(RawWire::frame(std::string(70'000, ' ')));
  CHECK(ann.wire.closes());
  CHECK(RawWire(port).request("\x16\x03\x01 nonsense").find("200") == std::string::npos);
  CHECK(is_status(served.get("/healthz"), 200));
}

TEST_CASE("frames that are not text, broken, or not UTF-8 end in a refusal, never in silence") {
  Served served;
  const auto port = served.server.port();
  Sitter ann(port);
  ann.wire.send(RawWire::frame("{}", '\x82'));
  CHECK(refused_code(ann.wire) == "bad_json");
  ann.wire.send(RawWire::frame("\xFF\xFF"));
  CHECK(ann.wire.closes());
  Sitter bob(port);
  bob.wire.send("\x81\x02{}");  // a client must mask
  CHECK(bob.wire.closes());
  CHECK(is_status(served.get("/healthz"), 200));
}

TEST_CASE("whatever frames come, those who play see nothing of it") {
  Served served({"--rate", "1000000", "--address-rate", "1000000", "--connections-per-address", "1000"});
  const auto port = served.server.port();
  Sitter ann(port);
  ann.create();
  const int connections = 200 * effort();
  Rng rng(std::uint64_t{17});
  for (int i = 0; i < connections; ++i) {
    RawWire wire(port);
    REQUIRE(wire.is_upgraded());
    for (auto frames = 1 + below(rng, 12); frames > 0 && wire.send(stray_frame(rng)); --frames) {
    }
    if (below(rng, 2) == 0) wire.reset();
    if (i % 10 != 9) continue;
    const std::string id = "after " + std::to_string(i);
    ann.wire.say({{"op", "stand"}, {"id", id}});
    REQUIRE(ann.hears_answer(id));
  }
  CHECK(is_status(served.get("/healthz"), 200));
}

TEST_CASE("a message of any length arrives whole, and in its place among the others") {
  Served served({"--rate", "100000"});
  Sitter ann(served.server.port());
  ann.create();
  ann.chat(std::string(500, 'x'), 150);
  Sitter back(served.server.port());
  back.wire.say({{"op", "enter"}, {"table", ann.table}, {"token", ann.token}, {"id", "back"}});
  REQUIRE(back.wire.hear("table"));
  const auto chats = back.wire.hear("chats");
  REQUIRE(chats);
  CHECK(chats->at("chats").as_array().size() == 150);
  CHECK(boost::json::serialize(*chats).size() > 0x10000);
  ann.wire.say({{"op", "ready"}, {"ready", true}, {"id", "r"}});
  CHECK(back.wire.hear("table"));
}

TEST_CASE("who sends too fast is told to wait and not cut off") {
  Served served({"--rate", "1"});
  Sitter ann(served.server.port());
  int too_fast = 0;
  // The burst is used up by whoever sends more than one a second, sooner or later.
  for (int round = 0; round < 100 && too_fast < 30; ++round) {
    for (int i = 0; i < 100; ++i) ann.wire.say({{"op", "stand"}});
    for (int i = 0; i < 100; ++i) {
      const auto message = ann.wire.hear();
      REQUIRE(message);
      too_fast += message->at("code") == "too_fast" ? 1 : 0;
    }
    CHECK(too_fast < 100 * (round + 1));
  }
  CHECK(too_fast >= 30);
  std::this_thread::sleep_for(1500ms);
  ann.create();
  CHECK(served.metric("limited_total") >= 30);
}

TEST_CASE("an address that asks too often is turned away for a while") {
  Served served({"--address-rate", "1"});
  const auto turned_away = [&] { return is_status(served.get("/healthz"), 429); };
  for (int i = 0; i < 200; ++i) REQUIRE_FALSE(turned_away());
  int times = 0;
  for (int i = 0; i < 5000 && times < 5; ++i) times += turned_away() ? 1 : 0;
  CHECK(times == 5);
}

TEST_CASE("an address makes no more tables than it may, over however many connections") {
  Served served({"--address-rate", "1", "--rate", "100000"});
  Sitter one(served.server.port()), two(served.server.port());
  int made = 0, refused = 0;
  for (int i = 0; i < 5000 && refused < 5; ++i) {
    Sitter& sitter = i % 2 ? one : two;
    const std::string id = std::to_string(i);
    sitter.wire.say(
        {{"op", "create"}, {"id", id}, {"game", "duel"}, {"config", boost::json::object()}, {"name", "Ann"}});
    const auto answer = sitter.hears_answer(id);
    REQUIRE(answer);
    ++(answer->at("type") == "error" ? refused : made);
  }
  CHECK(made > 200);
  CHECK(refused == 5);
}

TEST_CASE("an address has no more connections than it may") {
  Served served({"--connections-per-address", "3"});
  const auto port = served.server.port();
  Sitter one(port), two(port), three(port);
  CHECK(RawWire(port).upgrade().find(" 429 ") != std::string::npos);
  // Who names another address is believed only if trusted.
  CHECK(RawWire(port).upgrade("X-Forwarded-For: 192.0.2.7\r\n").find(" 429 ") != std::string::npos);
  three.wire.reset();
  CHECK(eventually([&] { return RawWire(port).is_upgraded(); }));
  // Sockets that never ask for anything count too.
  const long limited = served.metric("limited_total");
  std::vector<std::unique_ptr<RawWire>> silent;
  for (int i = 0; i < 80; ++i) silent.push_back(std::make_unique<RawWire>(port));
  CHECK(eventually([&] { return served.metric("limited_total") >= limited + 10; }));
  CHECK(silent.back()->closes());
}

TEST_CASE("a trusted proxy says who comes, and only its last word counts") {
  Served served({"--connections-per-address", "1", "--trusted-proxy", "127.0.0.1"});
  const auto port = served.server.port();
  const auto from = [](const std::string& list) { return "X-Forwarded-For: " + list + "\r\n"; };
  RawWire one(port), two(port), three(port), liar(port);
  CHECK(one.is_upgraded(from("192.0.2.1")));
  CHECK(two.is_upgraded(from("192.0.2.2")));
  CHECK(three.upgrade(from("192.0.2.1")).find(" 429 ") != std::string::npos);
  CHECK(liar.upgrade(from("198.51.100.9, 192.0.2.1")).find(" 429 ") != std::string::npos);
  // One customer has a whole network of IPv6.
  RawWire six(port), same_network(port), other_network(port);
  CHECK(six.is_upgraded(from("2001:db8:1:2::1")));
  CHECK(same_network.upgrade(from("2001:db8:1:2:ffff::2")).find(" 429 ") != std::string::npos);
  CHECK(other_network.is_upgraded(from("2001:db8:1:3::1")));
}

TEST_CASE("nobody is waited for longer than ten seconds: slow headers, silence, no hello") {
  Served served;
  const auto port = served.server.port();
  const auto begun = std::chrono::steady_clock::now();
  RawWire silent(port), slow(port), speechless(port);
  Sitter greeted(port);
  slow.send("GET / HTTP/1.1\r\nHost: local");
  REQUIRE(speechless.is_upgraded());
  bool closed = false;
  for (int i = 0; i < 100 && !closed; ++i) {
    const bool refused = speechless.has_news();
    const bool waited = std::chrono::steady_clock::now() - begun >= 10s;
    CHECK((waited || !refused));
    slow.send("h");  // a byte now and then does not help
    closed = slow.closes(2s);
  }
  CHECK(closed);
  CHECK(refused_code(speechless) == "bad_protocol");
  CHECK_FALSE(speechless.hear());
  CHECK(speechless.closes());
  CHECK(silent.closes());
  greeted.create();
}

TEST_CASE("who does not read is cut off before the server's memory fills") {
  Served served({"--rate", "1000000"});
  const auto port = served.server.port();
  Sitter ann(port);
  ann.create();
  // A hundred kilobytes for each who comes: few requests are more than the system holds for a reader.
  ann.chat(std::string(500, 'x'), 200);
  Sitter slow(port, 4096);
  const std::string ask = RawWire::frame("{\"op\":\"watch\",\"table\":\"" + ann.table + "\"}");
  for (int asked = 0; asked < 1000 && slow.wire.send(ask); ++asked) continue;
  CHECK(eventually([&] { return !slow.wire.send(ask); }));
  CHECK(eventually([&] { return served.metric("slow_readers_total") == 1; }));
  ann.wire.say({{"op", "ready"}, {"ready", true}, {"id", "r"}});
  CHECK(ann.hears_answer("r"));
}

TEST_CASE("connections that end without a word are noticed") {
  Served served;
  const auto port = served.server.port();
  Sitter ann(port), half(port);
  ann.create();
  half.wire.say({{"op", "watch"}, {"table", ann.table}});
  const auto spectating = [&] {
    const auto presence = ann.wire.hear("presence");
    return presence ? presence->at("spectating").as_int64() : -1;
  };
  CHECK(spectating() == 1);
  half.wire.stop_sending();
  CHECK(spectating() == 0);
  {
    Sitter gone(port);
    gone.wire.say({{"op", "watch"}, {"table", ann.table}});
    CHECK(spectating() == 1);
    gone.wire.reset();
  }
  CHECK(spectating() == 0);
}

TEST_CASE("two hundred who break off and come back find their table") {
  Served served({"--address-rate", "100000", "--rate", "1000"});
  const auto port = served.server.port();
  Sitter ann(port);
  ann.create();
  ann.wire.reset();
  for (int i = 0; i < 200; ++i) {
    RawWire wire(port);
    REQUIRE(wire.is_upgraded());
    wire.say({{"op", "hello"}, {"protocol", 1}});
    wire.say({{"op", "enter"}, {"table", ann.table}, {"token", ann.token}});
    if (i % 3) REQUIRE(wire.hear("table"));
    wire.reset();
  }
  Sitter last(port);
  last.wire.say({{"op", "enter"}, {"table", ann.table}, {"token", ann.token}});
  const auto table = last.wire.hear("table");
  REQUIRE(table);
  CHECK(table->at("seats").at(0).at("here") == true);
  CHECK(eventually([&] { return served.metric("connections") == 1; }));
  CHECK(served.server.stop() == 0);
}
