// Plain HTTP without sockets: files, lists, records.
#include "server/site.h"

#include <fstream>
#include <thread>

#include "tests/server/server_fixture.h"

using namespace roundtable;
using namespace roundtable::test;
namespace fs = std::filesystem;

namespace {

void write(const fs::path& file, std::string_view text) {
  fs::create_directories(file.parent_path());
  std::ofstream(file) << text;
}

/// A page of three files beside something that is nobody's business.
struct Place {
  Place() : site(world.router, world.store, make()) {}
  fs::path make() {
    const fs::path web = world.scratch.path() / "web";
    write(web / "index.html", "the page");
    write(web / "assets/app-1a2b.js", "the app");
    write(web / "assets/app-1a2b.js.gz", "packed");
    write(world.scratch.path() / "secret.txt", "hidden");
    return web;
  }
  HttpReply get(std::string target, std::string token = "", std::string method = "GET", std::string body = "") {
    HttpRequest request;
    request.method = std::move(method);
    request.target = std::move(target);
    if (!token.empty()) request.authorization = "Bearer " + token;
    request.host = "example.org";
    request.body = std::move(body);
    const auto reply = site.answer(request);
    return reply.work ? reply.work() : reply;
  }
  World world;
  Site site;
};

}  // namespace

TEST_CASE("the page is given, its own addresses too, and nothing beside it") {
  Place place;
  CHECK(place.site.has_page());
  CHECK(*place.get("/index.html").body == "the page");
  CHECK(*place.get("/").body == "the page");
  CHECK(*place.get("/t/K7QMPX3R").body == "the page");
  CHECK(*place.get("/assets/app-1a2b.js?x=1").body == "the app");
  CHECK(place.get("/assets/app-1a2b.js").may_be_cached);
  for (const char* path : {"/../secret.txt", "/assets/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt",
                           "//secret.txt", "/assets/app-1a2b.js.gz", "/etc/passwd.", "../secret.txt", "",
                           "/./index.html", "/index.html/", "\\..\\secret.txt"}) {
    CAPTURE(path);
    const auto reply = place.get(path);
    CHECK((reply.status == 404 || *reply.body == "the page"));
    CHECK(*reply.body != "hidden");
  }
  CHECK(place.get("/", "", "DELETE").status == 405);
  CHECK(place.get("/api/tables", "", "PUT").status == 405);
  CHECK(place.get("/api/nothing").status == 404);
  CHECK(place.get("/healthz").status == 200);
}

TEST_CASE("the home page comes drawn in the first language that the reader wants and it is drawn in") {
  Place place;
  const fs::path web = place.world.scratch.path() / "web";
  for (const char* language : {"en", "cs"}) write(web / ("home." + std::string(language) + ".html"), language);
  Site site(place.world.router, place.world.store, web);
  const auto home = [&](std::string wanted, std::string target = "/") {
    HttpRequest request;
    request.method = "GET";
    request.target = std::move(target);
    request.accept_language = std::move(wanted);
    return *site.answer(request).body;
  };
  CHECK(home("cs-CZ,cs;q=0.9,en;q=0.8") == "cs");
  CHECK(home("fr, cs;q=0.5") == "cs");
  CHECK(home("en") == "en");
  CHECK(home("cs", "/?x=1") == "cs");
  for (const char* wanted : {"", "fr", "*", " , ,", "../cs", "cs.html", "-", ";"}) {
    CAPTURE(wanted);
    CHECK(home(wanted) == "en");
  }
  CHECK(home("cs", "/t/K7QMPX3R") == "the page");
}

TEST_CASE("files come packed or not at all where the reader has them") {
  Place place;
  HttpRequest request;
  request.method = "GET";
  request.target = "/assets/app-1a2b.js";
  request.accept_encoding = "br, gzip";
  CHECK(*place.site.answer(request).body == "packed");
  CHECK(place.site.answer(request).encoding == "gzip");
  request.if_none_match = place.site.answer(request).etag;
  CHECK(place.site.answer(request).status == 304);
}

TEST_CASE("records are for those who were at the table, or for all where it was open") {
  Place place;
  for (const bool open : {false, true}) {
    Five five(place.world, {{"open", open}});
    const std::string record = "/api/record/" + five.code() + "/1";
    const std::string replay = "/api/replay/" + five.code() + "/1?seat=2";
    CHECK(place.get(record, five.host().token).status == 404);
    five.start();
    CHECK(place.get(record, five.host().token).status == 404);
    five.play();
    CHECK(place.get(record).status == (open ? 200 : 404));
    CHECK(place.get(record, std::string(64, 'a')).status == (open ? 200 : 404));
    CHECK(place.get(record, five.person(3).token).status == 200);
    CHECK(place.get(replay, five.person(3).token).status == 200);
    CHECK(place.get("/api/record/" + five.code() + "/2", five.host().token).status == 404);
    CHECK(place.get("/api/record/" + five.code() + "/99999999999999", five.host().token).status == 404);
    CHECK(place.get("/api/record/" + five.code(), five.host().token).status == 404);
  }
  CHECK(json::parse(*place.get("/api/finished").body).at("finished").as_array().size() == 1);
  CHECK(json::parse(*place.get("/api/finished?game=duel").body).at("finished").as_array().empty());
  CHECK(json::parse(*place.get("/api/finished?game=avalon&before=1").body).at("finished").as_array().empty());
}

TEST_CASE("a finished game is reviewed in the background, for those who may have its record") {
  Place place;
  Five five(place.world, {{"open", false}});
  const std::string review = "/api/review/" + five.code() + "/1";
  five.start();
  CHECK(place.get(review, five.host().token).status == 404);
  five.play();
  CHECK(place.get(review).status == 404);
  auto reply = place.get(review, five.host().token);
  CHECK(reply.status == 202);
  CHECK(json::parse(*reply.body).at("progress").to_number<double>() < 1);
  const auto made_now = [&] {
    reply = place.get(review, five.person(2).token);
    return reply.status != 202;
  };
  CHECK(place.world.wait_for(made_now));
  REQUIRE(reply.status == 200);
  const auto made = json::parse(*reply.body);
  CHECK(made.at("players") == 5);
  CHECK(made.at("points").as_array().size() > 5);
}

TEST_CASE("finished games are counted by what was played and who won, closed tables too, without names") {
  Place place;
  for (const bool open : {false, true}) {
    Five five(place.world, {{"open", open}});
    five.start();
    five.play();
  }
  const auto reply = place.get("/api/statistics");
  REQUIRE(reply.status == 200);
  const auto told = json::parse(*reply.body).at("statistics").as_array();
  std::int64_t games = 0;
  for (const auto& tally : told) {
    CHECK(tally.at("game").as_string() == "avalon");
    CHECK(tally.at("config").at("players").as_int64() == 5);
    CHECK((tally.at("winner").as_string() == "good" || tally.at("winner").as_string() == "evil"));
    CHECK(tally.at("actions").as_int64() >= 20 * tally.at("games").as_int64());
    CHECK(tally.as_object().size() == 6);
    games += tally.at("games").as_int64();
  }
  CHECK(games == 2);
}

TEST_CASE("the count is not made anew for each who asks") {
  Place place;
  CHECK(*place.get("/api/statistics").body == R"({"statistics":[]})");
  CHECK(place.get("/api/statistics").status == 200);
  CHECK(place.world.store.counted == 1);
}

TEST_CASE("open tables are listed, the others are not") {
  Place place;
  Visitor ann(place.world), bob(place.world);
  REQUIRE(ann.creates({{"open", true}}));
  REQUIRE(bob.creates({{"open", false}}));
  const auto tables = json::parse(*place.get("/api/tables").body).at("tables").as_array();
  REQUIRE(tables.size() == 1);
  CHECK(tables[0].at("table").as_string() == ann.table);
  CHECK(tables[0].at("language") == "en");
  CHECK(ann.does({{"op", "configure"}, {"language", "de"}}));
  CHECK(json::parse(*place.get("/api/tables").body).at("tables").at(0).at("language") == "de");
  CHECK(ann.does({{"op", "configure"}, {"open", false}}));
  CHECK(json::parse(*place.get("/api/tables").body).at("tables").as_array().empty());
}

TEST_CASE("who has a table's code learns what he is about to enter, and no more than by coming") {
  Place place;
  Five five(place.world, {{"spectators", false}});
  REQUIRE(five.person(4).does({{"op", "stand"}}));
  REQUIRE(five.host().does({{"op", "seat_bot"}, {"seat", 4}, {"bot", "simple"}}));
  REQUIRE(five.person(3).does({{"op", "stand"}}));
  const auto at = [&] { return json::parse(*place.get("/api/table/" + five.code()).body).as_object(); };
  CHECK(at() == json::object{{"table", five.code()},
                             {"game", "avalon"},
                             {"state", "lobby"},
                             {"language", "en"},
                             {"spectators", false},
                             {"host", "Ann"},
                             {"names", {"Ann", "Bob", "Cid"}},
                             {"seats", 5},
                             {"free", 1}});
  REQUIRE(five.person(3).does({{"op", "sit"}, {"seat", 3}}));
  five.start();
  CHECK(
      at() ==
      json::object{
          {"table", five.code()}, {"game", "avalon"}, {"state", "playing"}, {"language", "en"}, {"spectators", false}});
  for (const char* path : {"/api/table/", "/api/table/ABCD2345", "/api/table/abc", "/api/table/../tables"})
    CHECK(place.get(path).status == 404);
}

TEST_CASE("a record sent to be replayed is checked") {
  Place place;
  CHECK(place.get("/api/replay", "", "POST", "{").status == 400);
  CHECK(place.get("/api/replay", "", "POST", "{}").status == 400);
  CHECK(place.get("/api/replay", "", "POST", "[]").status == 400);
  HttpRequest request;
  request.method = "POST";
  request.target = "/api/replay";
  CHECK(place.site.answer(request).work);  // not done while everybody waits
  Five five(place.world, {{"open", true}});
  five.start();
  five.play();
  const auto record = place.get("/api/record/" + five.code() + "/1");
  const auto steps = place.get("/api/replay?seat=0", "", "POST", *record.body);
  CHECK(steps.status == 200);
  CHECK(*steps.body == *place.get("/api/replay/" + five.code() + "/1?seat=0").body);
  CHECK(place.get("/api/replay?seat=99", "", "POST", *record.body).status == 200);
}

TEST_CASE("a table's link is given as a QR code, however long the host's name") {
  Place place;
  CHECK(place.get("/api/qr/K7QMPX3R").type == "image/svg+xml");
  CHECK(place.get("/api/qr/nonsense").status == 404);
  HttpRequest request;
  request.method = "GET";
  request.target = "/api/qr/K7QMPX3R";
  request.host = std::string(8000, 'x');
  CHECK(place.site.answer(request).status == 400);
}
