// Recorded games of people, replayed through the protocol: every vote, quest and result must come out as recorded.
#include <zlib.h>

#include <cstdlib>
#include <filesystem>

#include "tests/match/talk.h"

using namespace roundtable;
namespace json = boost::json;

namespace {

std::string games_file() {
  if (const char* file = std::getenv("ROUNDTABLE_HUMAN_GAMES")) return file;
  return ROUNDTABLE_SOURCE_DIR "/../shared/data/human-avalon-games.jsonl.gz";
}

/// Calls each(line) for every line of a compressed file.
template <class Each>
void for_each_line(const std::string& file, Each each) {
  const gzFile stream = gzopen(file.c_str(), "rb");
  REQUIRE(stream);
  std::string line;
  std::array<char, 65536> buffer;
  while (gzgets(stream, buffer.data(), buffer.size())) {
    line += buffer.data();
    if (line.back() != '\n') continue;
    each(line);
    line.clear();
  }
  gzclose(stream);
}

struct Replay {
  const json::object& game;
  Session session{};

  json::object act(const json::value& seat, const json::object& action) {
    return expect_ok(session, json::serialize(json::object{{"op", "act"}, {"seat", seat}, {"action", action}}));
  }
  json::object view() { return expect_ok(session, R"({"op":"view"})").at("view").as_object(); }

  void start() {
    json::array specials;
    bool merlin = false;
    bool assassin = false;
    for (const auto& role : game.at("roles").as_array()) {
      if (role != "servant" && role != "minion") specials.push_back(role);
      merlin |= role == "merlin";
      assassin |= role == "assassin";
    }
    const bool floating = merlin && !assassin;
    json::object deal{{"roles", game.at("roles")}, {"leader", game.at("proposals").at(0).at("leader")}};
    if (floating) deal["assassin"] = game.at("assassin");
    // People also played Percival alone with five, which only the Czech edition allows.
    const json::object config{
        {"players", game.at("players")}, {"roles", specials}, {"edition", "cs"}, {"floating_assassin", floating}};
    expect_ok(session,
              json::serialize(json::object{{"op", "new"}, {"game", "avalon"}, {"config", config}, {"deal", deal}}));
  }

  void propose_and_vote(const json::object& proposal) {
    const auto before = view();
    CHECK(before.at("leader") == proposal.at("leader"));
    CHECK(before.at("quest") == proposal.at("quest"));
    act(proposal.at("leader"), {{"type", "propose"}, {"team", proposal.at("team")}});
    const auto& approving = proposal.at("approve").as_array();
    json::array votes;
    for (std::int64_t seat = 0; seat < game.at("players").as_int64(); ++seat) {
      const bool approve = std::find(approving.begin(), approving.end(), json::value(seat)) != approving.end();
      act(seat, {{"type", "vote"}, {"approve", approve}});
      votes.emplace_back(approve);
    }
    const auto after = view();
    const auto& entry = after.at("history").as_array().back().as_object();
    CHECK(entry.at("votes") == votes);
    const bool approved = 2 * static_cast<std::int64_t>(approving.size()) > game.at("players").as_int64();
    CHECK(entry.at("approved") == approved);
  }

  void go_on_quest(const json::object& proposal, const json::object& quest) {
    const auto& fails = quest.at("fails").as_array();
    for (const auto& seat : proposal.at("team").as_array()) {
      const bool fail = std::find(fails.begin(), fails.end(), seat) != fails.end();
      act(seat, {{"type", "quest"}, {"card", fail ? "fail" : "success"}});
    }
    const auto after = view();
    const auto& entry = after.at("history").as_array().back().as_object();
    CHECK(entry.at("fails") == fails.size());
    CHECK(entry.at("result") == (quest.at("ok").as_bool() ? "success" : "fail"));
  }

  void finish() {
    if (!game.at("target").is_null())
      act(game.at("assassin"), {{"type", "assassinate"}, {"target", game.at("target")}});
    const auto result = expect_ok(session, R"({"op":"result"})");
    CHECK(result.at("over") == true);
    CHECK(result.at("winner") == game.at("winner"));
    CHECK(result.at("reason") == game.at("reason"));
  }

  void play() {
    start();
    std::size_t quests = 0;
    for (const auto& item : game.at("proposals").as_array()) {
      const auto& proposal = item.as_object();
      propose_and_vote(proposal);
      const auto phase = view().at("phase");
      if (phase == "quest") go_on_quest(proposal, game.at("quests").as_array().at(quests++).as_object());
    }
    CHECK(quests == game.at("quests").as_array().size());
    finish();
  }
};

}  // namespace

TEST_CASE("recorded games of people come out as recorded") {
  const auto file = games_file();
  if (!std::filesystem::exists(file)) {
    MESSAGE("skipped: no recorded games at " << file);
    return;
  }
  int games = 0;
  for_each_line(file, [&](const std::string& line) {
    const auto game = json::parse(line).as_object();
    CAPTURE(game.at("id").as_string().c_str());
    Replay{game}.play();
    ++games;
  });
  MESSAGE("replayed " << games << " games");
  CHECK(games > 0);
}
