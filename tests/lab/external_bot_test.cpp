#include "lab/external_bot.h"

#include <doctest/doctest.h>

#include <fstream>
#include <thread>

#include "games/avalon/bots/bots.h"
#include "games/avalon/codec/codec.h"
#include "games/avalon/lab/standings.h"
#include "games/duel/bots/bots.h"
#include "games/duel/codec/codec.h"
#include "games/duel/lab/standings.h"

using namespace roundtable;
using namespace roundtable::lab;
using avalon::Avalon;
using namespace std::chrono_literals;

namespace {

/// For programs that answer: a busy machine may be long in starting them.
constexpr std::chrono::milliseconds long_enough = 5min;

std::string program(const char* name) { return "exec:" ROUNDTABLE_SOURCE_DIR "/tests/lab/bots/" + std::string(name); }

/// The program in the odd seat among random players.
Cell played(const std::string& name, std::uint64_t games, std::chrono::milliseconds patience = long_enough) {
  const std::vector<Entrant<Avalon>> entrants{external_entrant<Avalon>(name, patience),
                                              entrant(*find_bot<Avalon>("random"))};
  ArenaPlan plan{games, 1, 3};
  plan.budget.time = 1ms;
  return play_arena<Avalon>(avalon::Setup{}, entrants, plan).cell(0, 1);
}

}  // namespace

TEST_CASE("a program that answers plays whole games, the same way for the same seed") {
  const Cell cell = played(program("obeys.py"), 10);
  CHECK(cell.all.games == 10);
  CHECK_FALSE(cell.reasons.contains("forfeit"));
  CHECK(cell.all == played(program("obeys.py"), 10).all);
}

TEST_CASE("a program that lies or dies loses its games and no more") {
  for (const auto* name : {"dies.sh", "lies.sh", "is-not-there"}) {
    CAPTURE(name);
    const Cell cell = played(program(name), 5);
    CHECK(cell.all.games == 5);
    CHECK(cell.all.wins == 0);
    CHECK(cell.reasons.at("forfeit") == 5);
  }
}

TEST_CASE("a program that hangs or babbles without end is given up in time") {
  for (const auto* name : {"hangs.sh", "babbles.sh"}) {
    CAPTURE(name);
    const auto begin = std::chrono::steady_clock::now();
    const Cell cell = played(program(name), 2, 200ms);
    CHECK(cell.reasons.at("forfeit") == 2);
    CHECK(std::chrono::steady_clock::now() - begin < 900s);  // before it would end by itself
  }
}

TEST_CASE("in avalon a forfeit loses for the whole side") {
  const std::vector<Entrant<Avalon>> entrants{entrant(*find_bot<Avalon>("random")),
                                              external_entrant<Avalon>(program("dies.sh"))};
  ArenaPlan plan{10, 1, 3};
  const Cell cell = play_arena<Avalon>(avalon::Setup{}, entrants, plan).cell(0, 1);
  CHECK(cell.reasons.at("forfeit") == 10);
  CHECK(cell.all.wins > 0);  // whenever the one who gave up sat on the other side
  CHECK(cell.all.wins < 10);
}

TEST_CASE("a program that was given up is gone, and so is what it started") {
  ChildProcess process("sh -c 'sleep 1000 & echo $!; exec sleep 1000'");
  const auto started = process.ask("", long_enough);
  REQUIRE(started);
  CHECK_FALSE(process.ask("more", 50ms));
  CHECK_FALSE(process.is_running());
  bool gone = false;
  for (int i = 0; i < 10'000 && !gone; ++i) {
    std::this_thread::sleep_for(20ms);
    std::ifstream status("/proc/" + *started + "/stat");
    std::string word;
    gone = !(status >> word >> word >> word) || word == "Z";
  }
  CHECK(gone);
}

TEST_CASE("the example bot plays avalon and the duel") {
  const std::string example = "exec:python3 " ROUNDTABLE_SOURCE_DIR "/examples/external_bot.py";
  CHECK_FALSE(played(example, 5).reasons.contains("forfeit"));
  const std::vector<Entrant<duel::Duel>> entrants{external_entrant<duel::Duel>(example, long_enough),
                                                  entrant(*find_bot<duel::Duel>("simple"))};
  const Cell cell = play_arena<duel::Duel>(duel::Setup{}, entrants, {4, 1, 3}).cell(0, 1);
  CHECK(cell.all.games == 4);
  CHECK_FALSE(cell.reasons.contains("forfeit"));
}
