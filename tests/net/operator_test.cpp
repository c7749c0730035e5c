// For the operator: ending, TLS, metrics, logs without secrets, data that cannot be used, a full disk.
#include <sys/mount.h>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/ssl.hpp>
#include <boost/asio/write.hpp>

#include "tests/net/served.h"

using namespace roundtable;
using namespace roundtable::test;
namespace asio = boost::asio;
namespace fs = std::filesystem;

namespace {

/// Files of a certificate of one's own, and another key.
struct Certificate {
  Scratch folder;
  std::string certificate = file("cert.pem"), key = file("key.pem");
  std::string file(const std::string& name) const { return (folder.path() / name).string(); }
  /// `openssl` as in a shell, in that folder.
  void openssl(const std::string& words) const {
    REQUIRE(std::system(("cd " + folder.path().string() + " && openssl " + words + " 2>/dev/null").c_str()) == 0);
  }
  Certificate() {
    openssl(
        "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout key.pem "
        "-out cert.pem");
  }
};

/// A person against bots plays the first thing that may be done until the game is over.
void play_against_bots(Sitter& ann) {
  for (int seat = 1; seat < 5; ++seat) ann.wire.say({{"op", "seat_bot"}, {"seat", seat}, {"bot", "simple"}});
  ann.wire.say({{"op", "start"}});
  int acts = 0;
  while (const auto message = ann.wire.hear()) {
    if (message->at("type") == "table" && message->at("state") == "finished") return;
    if (message->at("type") != "game") continue;
    const auto* legal = message->at("legal").if_array();
    if (legal && !legal->empty())
      ann.wire.say({{"op", "act"}, {"id", std::to_string(acts++)}, {"number", 1}, {"action", legal->at(0)}});
  }
  FAIL("the game did not come to its end");
}

class SecureWire {
 public:
  SecureWire(unsigned short port, const std::string& certificate) {
    context_.load_verify_file(certificate);
    stream_.set_verify_mode(asio::ssl::verify_peer);
    stream_.lowest_layer().connect({asio::ip::address_v4::loopback(), port});
    stream_.handshake(asio::ssl::stream_base::client);
  }
  /// What comes back, as far as this word.
  std::string ask(const std::string& request, const std::string& until) {
    asio::write(stream_, asio::buffer(request));
    std::string answer;
    boost::system::error_code end;
    asio::read_until(stream_, asio::dynamic_buffer(answer), until, end);
    return end ? "" : answer;
  }

 private:
  asio::io_context loop_;
  asio::ssl::context context_{asio::ssl::context::tls_client};
  asio::ssl::stream<asio::ip::tcp::socket> stream_{loop_, context_};
};

}  // namespace

TEST_CASE("asked to stop, the server ends well though people are connected and bots think") {
  Served served({"--bot-delay", "200"});
  Sitter ann(served.server.port());
  ann.create();
  for (int seat = 1; seat < 5; ++seat) ann.wire.say({{"op", "seat_bot"}, {"seat", seat}, {"bot", "simple"}});
  ann.wire.say({{"op", "start"}});
  REQUIRE(ann.wire.hear("game"));
  RawWire idle(served.server.port());
  for (int i = 0; i < 20; ++i) ann.wire.say({{"op", "chat"}, {"text", "bye"}});  // the store is at work
  CHECK(served.server.stop() == 0);
  served.server.start();
  REQUIRE(is_up(served.server.port()));
  Sitter back(served.server.port());
  back.wire.say({{"op", "enter"}, {"table", ann.table}, {"token", ann.token}});
  CHECK(back.wire.hear("game"));
  CHECK(served.server.stop() == 0);
}

TEST_CASE("metrics are on their own port alone") {
  Served served;
  CHECK(served.get("/metrics").find("roundtable_connections") == std::string::npos);
  const std::string metrics = served.metrics();
  CHECK(is_status(metrics, 200));
  CHECK(metrics.find("roundtable_connections_total") != std::string::npos);
  CHECK(is_status(RawWire(served.metrics_port).request("GET /api/tables HTTP/1.1\r\nHost: localhost"), 404));
}

TEST_CASE("logs and metrics hold no key, no seed, no role and nothing anybody said") {
  Served served({"--bot-delay", "0", "--rate", "10000"});
  Sitter ann(served.server.port());
  ann.create();
  const std::string entropy = "00112233445566778899aabbccddeeff";
  ann.wire.say({{"op", "contribute"}, {"entropy", entropy}});
  ann.wire.say({{"op", "chat"}, {"text", "chrysanthemum"}});
  ann.wire.say({{"op", "device_link"}, {"id", "l"}});
  const auto link = ann.wire.hear("device_link");
  REQUIRE(link);
  play_against_bots(ann);
  const std::string record = served.get("/api/record/" + ann.table + "/1", "\r\nAuthorization: Bearer " + ann.token);
  REQUIRE(is_status(record, 200));
  const auto fair = boost::json::parse(record.substr(record.find("\r\n\r\n") + 4)).at("fair");
  served.get("/nothing.txt");
  const std::string shown = served.log() + served.metrics();
  REQUIRE(served.log().find("started") != std::string::npos);
  for (const std::string& secret :
       {ann.token, std::string(link->at("link").as_string()), std::string(fair.at("secret").as_string()), entropy,
        std::string("chrysanthemum"), std::string("merlin"), std::string("assassin"), std::string("Ann")})
    CHECK_MESSAGE(shown.find(secret) == shown.npos, secret);
}

TEST_CASE("by TLS with a certificate of one's own, the page and the WebSocket") {
  const Certificate own;
  Served served({"--tls-cert", own.certificate, "--tls-key", own.key});
  const auto port = served.server.port();
  SecureWire wire(port, own.certificate);
  CHECK(is_status(wire.ask("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n", "ok\n"), 200));
  CHECK(is_status(wire.ask(RawWire::upgrade_request(port), "\r\n\r\n"), 101));
  CHECK(wire.ask(RawWire::frame(R"({"op":"hello","protocol":1})"), R"("type":"hello")") != "");
  // Without TLS nothing is said, and the server goes on.
  CHECK(served.get("/healthz").find("ok\n") == std::string::npos);
  CHECK(served.server.stop() == 0);
}

TEST_CASE("a certificate or key that cannot be used is said so, and nothing is begun") {
  const Certificate own;
  own.openssl("ecparam -name prime256v1 -genkey -noout -out other.pem");
  own.openssl("ec -in key.pem -aes256 -passout pass:secret -out locked.pem");
  own.openssl("req -new -key key.pem -subj /CN=localhost -out request.pem");
  own.openssl("x509 -req -in request.pem -signkey key.pem -days -1 -out expired.pem");
  struct Case {
    std::string certificate, key, told;
  };
  for (const Case& bad : {Case{"/dev/null", own.key, "/dev/null is no certificate"},
                          Case{own.file("nowhere.pem"), own.key, "nowhere.pem is no certificate"},
                          Case{own.certificate, own.file("nowhere.pem"), "nowhere.pem is no private key"},
                          Case{own.certificate, own.file("locked.pem"), "locked.pem is no private key"},
                          Case{own.certificate, own.file("other.pem"), "does not belong to the certificate"},
                          Case{own.file("expired.pem"), own.key, "is not valid now"}}) {
    CAPTURE(bad.told);
    Served served({"--tls-cert", bad.certificate, "--tls-key", bad.key}, false);
    served.server.start();
    CHECK(served.server.wait() == 1);
    CHECK(served.log().find(bad.told) != std::string::npos);
    CHECK_FALSE(fs::exists(served.scratch.data_file()));
  }
}

TEST_CASE("options come from the command line, else from the environment, else from a TOML file") {
  Scratch scratch;
  const std::string file = (scratch.path() / "server.toml").string();
  std::ofstream(file)
      << "connections-per-address = 1\nno-qr = true\norigin = [\"https://one.example\", \"https://two.example\"]\n";
  const auto admitted = [&](std::vector<std::string> more) {
    more.insert(more.end(), {"--config", file});
    Served served(more);
    std::vector<std::unique_ptr<RawWire>> wires;
    do wires.push_back(std::make_unique<RawWire>(served.server.port()));
    while (wires.back()->is_upgraded("Origin: https://two.example\r\n") && wires.size() < 10);
    return wires.size() - 1;
  };
  CHECK(admitted({}) == 1);
  CHECK(admitted({"--connections-per-address", "3"}) == 3);
  ::setenv("ROUNDTABLE_CONNECTIONS_PER_ADDRESS", "2", 1);
  CHECK(admitted({}) == 2);
  CHECK(admitted({"--connections-per-address", "3"}) == 3);
  ::unsetenv("ROUNDTABLE_CONNECTIONS_PER_ADDRESS");
}

TEST_CASE("options that make no sense are said so in the reader's language, and nothing is begun") {
  Scratch scratch;
  const std::string file = (scratch.path() / "server.toml").string();
  struct Case {
    std::string toml;
    std::vector<std::string> options;
    std::string told;
  };
  for (const Case& bad :
       {Case{"", {"--lang", "cs", "--prot", "1"}, "--prot 1 tu neznám"},
        Case{"", {"--lang", "de", "--bot-delay", "77777"}, "--bot-delay geht von 0 bis 60000, nicht 77777"},
        Case{"", {"--lang", "pl", "--rate", "-5"}, "--rate"},
        Case{"", {"--lang", "uk", "--idle", "here"}, "--idle має бути від 0 до 1000000, а не here"},
        Case{"", {"--lang", "cs", "--tls-key", "x"}, "potřebuje také --tls-cert"},
        Case{"prot = 1\n", {"--lang", "cs"}, "server.toml:1: volba prot neexistuje"},
        Case{"\nrate = \"x\"\n", {"--lang", "de"}, "server.toml:2: das ist kein Wert für rate"},
        Case{"rate = -1\n", {"--lang", "de"}, "server.toml:1: das ist kein Wert für rate"},
        Case{"rate = {}\n", {"--lang", "en"}, "server.toml:1: this is no value for rate"},
        Case{"rate = = [\n", {"--lang", "en"}, "server.toml:1: this is not valid TOML"},
        Case{"", {"--config", "/nowhere.toml"}, "/nowhere.toml: the file cannot be read"}}) {
    CAPTURE(bad.told);
    std::ofstream(file) << bad.toml;
    auto options = bad.options;
    if (!bad.toml.empty()) options.insert(options.end(), {"--config", file});
    Served served(options, false);
    served.server.start();
    CHECK(served.server.wait() != 0);
    CHECK(served.log().find(bad.told) != std::string::npos);
    CHECK_FALSE(fs::exists(served.scratch.data_file()));
  }
}

TEST_CASE("a damaged data file is reported and left as it is") {
  Served served({}, false);
  fs::create_directories(served.scratch.data());
  const std::string damaged =
      "SQLite format 3\0 and then something else entirely, again and again" + std::string(9000, 'x');
  std::ofstream(served.scratch.data_file(), std::ios::binary) << damaged;
  served.server.start();
  CHECK(served.server.wait() == 1);
  CHECK(served.log().find("roundtable.db") != std::string::npos);
  CHECK(content_of(served.scratch.data_file()) == damaged);
}

TEST_CASE("a second server on the same data is refused") {
  Served first;
  ServerProcess second(ROUNDTABLE_PROGRAM, first.scratch.data());
  second.log = first.scratch.path() / "second";
  second.start();
  CHECK(second.wait() == 1);
  CHECK(content_of(second.log).find("Another running server") != std::string::npos);
  CHECK(is_status(first.get("/healthz"), 200));
}

TEST_CASE("a port that is taken is said so") {
  Served first;
  Scratch scratch;
  const std::string command = std::string(ROUNDTABLE_PROGRAM) + " serve --address 127.0.0.1 --metrics-port 0 --data " +
                              scratch.data().string() + " --port " + std::to_string(first.server.port()) + " 2>" +
                              (scratch.path() / "log").string() + " >/dev/null";
  CHECK(WEXITSTATUS(std::system(command.c_str())) == 1);
  CHECK(content_of(scratch.path() / "log").find(std::to_string(first.server.port())) != std::string::npos);
}

TEST_CASE("on a full disk nothing is lost, refusals say so, and with room again the table goes on") {
  Served served({"--rate", "100000"}, false);
  fs::create_directories(served.scratch.data());
  if (::mount("tmpfs", served.scratch.data().c_str(), "tmpfs", 0, "size=1m") != 0) {
    MESSAGE("not run: a small disk can be mounted by root alone");
    return;
  }
  struct Unmount {
    Served& served;
    ~Unmount() {
      if (served.server.pid()) served.server.kill();
      ::umount2(served.scratch.data().c_str(), MNT_DETACH);
    }
  } const unmount{served};
  served.server.start();
  REQUIRE(is_up(served.server.port()));
  Sitter ann(served.server.port());
  ann.create();
  std::ofstream(served.scratch.data() / "ballast") << std::string(400'000, 'x');
  std::string refused;
  int said = 0;
  for (; said < 5000 && refused.empty(); ++said) {
    ann.wire.say({{"op", "chat"}, {"id", "c"}, {"text", std::string(490, 'x') + std::to_string(said)}});
    const auto answer = ann.hears_answer("c");
    REQUIRE(answer);
    if (answer->at("type") == "error") refused = answer->at("code").as_string();
  }
  CHECK(refused == "not_kept");
  CHECK(said > 10);
  fs::remove(served.scratch.data() / "ballast");
  ann.wire.say({{"op", "ready"}, {"ready", true}, {"id", "r"}});
  CHECK(ann.wire.hear("ok"));
  served.server.kill();
  served.server.start();
  REQUIRE(is_up(served.server.port()));
  Sitter back(served.server.port());
  back.wire.say({{"op", "enter"}, {"table", ann.table}, {"token", ann.token}});
  const auto table = back.wire.hear("table");
  REQUIRE(table);
  CHECK(table->at("seats").at(0).at("ready") == true);
  CHECK(back.wire.hear("chats")->at("chats").as_array().size() == static_cast<std::size_t>(std::min(said - 1, 200)));
}
