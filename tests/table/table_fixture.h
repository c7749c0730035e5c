// A table without server, store or socket: requests are decided and their events applied.
#pragma once

#include <doctest/doctest.h>

#include "table/decide.h"

namespace roundtable::test {

inline std::string fixed_secret() { return std::string(64, 'a'); }

struct PlainTable {
  PlainTable() {
    now.draw_secret = fixed_secret;
    request::Create create{"Ann", "avalon", {}};
    create.choices.config = boost::json::parse(R"({"players":5})");
    happens(*decide_creation(create, "en", "key of Ann", now));
  }

  void happens(const TableEvents& events) {
    for (const TableEvent& event : events) apply(event, table, notices);
  }
  void joins(std::string_view name) { happens(*decide_joining(table, name, "key of " + std::string(name))); }
  Decided decides(int person, const TableRequest& request) const { return decide(table, person, request, now); }
  /// The code of the refusal; empty where it was done.
  std::string asks(int person, const TableRequest& request) {
    const auto events = decides(person, request);
    if (!events) return std::string(events.error().code);
    happens(*events);
    return "";
  }
  /// Ann, Bob, Cid, Dora and Eve on seats 0 to 4.
  void seat_five() {
    for (const std::string_view name : {"Bob", "Cid", "Dora", "Eve"}) joins(name);
    for (int person = 2; person <= 5; ++person) REQUIRE(asks(person, request::Sit{person - 1}) == "");
  }
  void start() {
    seat_five();
    REQUIRE(asks(1, request::Start{}) == "");
  }
  /// The person whose decision the game waits for.
  int on_turn() const { return table.match()->waiting().first().index() + 1; }
  request::Act first_action(int person, std::string id) const {
    JsonWriter out;
    table.match()->write_legal(*table.seat_of(person), out);
    return {std::move(id), std::nullopt, boost::json::parse(out.text()).at(0)};
  }
  /// Everybody takes the first thing they may.
  void play() {
    for (int acts = 0; table.stage() == Stage::Playing; ++acts)
      REQUIRE(asks(on_turn(), first_action(on_turn(), std::to_string(acts))) == "");
  }

  Table table{"ABCDEFGH"};
  NoticeList notices;
  Now now;
};

}  // namespace roundtable::test
