// Clocks that run out: every game that has clocks, with every module, in every phase.
#include <doctest/doctest.h>

#include <fstream>
#include <set>
#include <sstream>

#include "engine/rng.h"
#include "match/catalogue.h"
#include "tests/effort.h"

using namespace roundtable;
namespace json = boost::json;

namespace {

struct Asleep {
  std::string game;
  const char* config;
};

const Asleep tables[] = {
    {"duel", "{}"},
    {"avalon", R"({"players":5})"},
    {"avalon", R"({"players":5,"roles":[]})"},
    {"avalon",
     R"({"players":7,"roles":["merlin","assassin","percival","morgana"],"lady":true,"excalibur":true,"plots":true})"},
    {"avalon", R"({"players":8,"roles":["merlin","assassin","oberon"],"targeting":true,"lady":true})"},
    {"avalon",
     R"({"players":10,"roles":["merlin","assassin","percival","morgana","mordred","oberon"],"plots":true,"targeting":true,"excalibur":true})"},
    {"avalon", R"({"players":7,"roles":["merlin","assassin"],"lancelot":"switching"})"},
    {"avalon", R"({"players":7,"roles":["merlin","assassin"],"lancelot":"scheduled"})"},
    {"avalon", R"({"players":8,"roles":["merlin","assassin"],"lancelot":"known","lady":true})"},
    {"grail",
     R"({"mode":"encounter","encounter":"starving_wolves","party":["maela","osric","tamsin","ewan"],"difficulty":"story"})"},
    {"grail", R"({"mode":"encounter","encounter":"night_mother","party":["maela","osric"],"difficulty":"hard"})"},
    {"grail", R"({"mode":"encounter","encounter":"footpads","party":["maela","osric"]})"},
    {"grail", R"({"mode":"encounter","encounter":"tax_collector","party":["maela","osric","tamsin"]})"},
    {"grail", R"({"mode":"campaign","characters":["maela"]})"},
    {"grail", R"({"mode":"campaign","characters":["maela","osric","tamsin"],"difficulty":"hard"})"}};

/// Nobody wants to win there, or there is much to do: by chance it may go on for long.
bool may_be_long(const Asleep& table) {
  return table.game == "duel" || std::string_view(table.config).find("campaign") != std::string_view::npos;
}

json::value one_of(const Match& match, Seat seat, Rng& rng) {
  JsonWriter out;
  match.write_legal(seat, out);
  const auto legal = json::parse(out.text()).as_array();
  return legal[below(rng, static_cast<std::uint32_t>(legal.size()))];
}

std::string record_of(const Match& match) {
  JsonWriter out;
  match.write_record(out);
  return std::string(out.text());
}

/// One decision of so many is not taken in time. The words for what happens then go to `words`.
void play_sleepily(const Asleep& table, Match& match, std::uint32_t of, Rng& rng, std::set<std::string>& words) {
  for (int steps = 0; !match.is_over() && steps < 1500; ++steps) {
    const SeatSet waiting = match.waiting();
    REQUIRE_FALSE(waiting.empty());
    Seat seat = waiting.first();
    for (auto skipped = below(rng, static_cast<std::uint32_t>(waiting.size())); skipped > 0; --skipped)
      seat = (waiting - SeatSet::of(seat)).first();
    NoticeList told;
    words.insert(std::string(match.phase()) + ": " + std::string(match.lapse_word()));
    if (below(rng, of) == 0)
      match.lapse(seat, told);
    else
      REQUIRE_FALSE(match.act(seat, one_of(match, seat, rng), told));
    if (table.game != "grail") REQUIRE_FALSE(told.empty());  // there a hand that is kept shows in the view alone
  }
}

}  // namespace

TEST_CASE("whoever decides nothing in time, the game goes on by its safe defaults, and its record says so") {
  Rng rng(std::uint64_t{11});
  std::set<std::string> words;
  for (const auto& table : tables)
    for (int i = 0; i < (may_be_long(table) ? 10 : 20) * test::effort(); ++i) {
      CAPTURE(std::string(table.config));
      const auto match = find_game(table.game)->start(json::parse(table.config), std::to_string(i), nullptr);
      REQUIRE(match);
      play_sleepily(table, **match, 1 + below(rng, 8), rng, words);
      if (!may_be_long(table)) CHECK((*match)->is_over());
      const std::string record = record_of(**match);
      const auto again = load_record(json::parse(record));
      REQUIRE(again);
      CHECK(record_of(**again) == record);
    }
  for (const char* word : {"ability: decline",
                           "answer: no_answer",
                           "assassinate: names_nobody",
                           "avoid: face_it",
                           "choose: go_next",
                           "day: rest",
                           "discard: first_choice",
                           "evening: sleep",
                           "excalibur: decline",
                           "join: stay",
                           "lady: examine_next",
                           "lay: end_laying",
                           "lay: lay_turned_up",
                           "learn: first_choice",
                           "leave: stay",
                           "loot: keep_loot",
                           "opening: keep_hand",
                           "plan: give_nothing",
                           "play: end_play",
                           "plot: decline",
                           "plot: give_next",
                           "propose: propose_next",
                           "quest: succeed",
                           "supply: first_choice",
                           "vote: reject"})
    CHECK_MESSAGE(words.contains(word), std::string(word));
}

TEST_CASE("where nobody ever decides anything the game comes to its end") {
  Rng rng(std::uint64_t{13});
  std::set<std::string> words;
  for (const auto& table : tables) {
    if (table.game == "duel") continue;  // two who only end their turns do so for ever
    CAPTURE(std::string(table.config));
    const auto match = find_game(table.game)->start(json::parse(table.config), "asleep", nullptr);
    REQUIRE(match);
    play_sleepily(table, **match, 1, rng, words);
    CHECK((*match)->is_over());
  }
}

TEST_CASE("what happens when time is up has its words in every language") {
  std::set<std::string> words;
  Rng rng(std::uint64_t{12});
  for (const auto& table : tables)
    for (int i = 0; i < (may_be_long(table) ? 4 : 30); ++i) {
      const auto match = find_game(table.game)->start(json::parse(table.config), std::to_string(i), nullptr);
      play_sleepily(table, **match, 1 + below(rng, 8), rng, words);
    }
  for (const std::string language : {"en", "cs", "de", "pl", "uk"}) {
    std::ifstream in(ROUNDTABLE_SOURCE_DIR "/i18n/web/" + language + ".json");
    std::stringstream text;
    text << in.rdbuf();
    for (const auto& word : words) {
      CAPTURE(word);
      CHECK(text.str().find("time_out." + word.substr(word.find(": ") + 2) + '"') != std::string::npos);
    }
  }
}
