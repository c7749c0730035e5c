// What has happened at a table: the log of a table is a list of these, and the table is their fold.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "match/game_action.h"
#include "table/choices.h"

namespace roundtable {

struct Chat {
  int person = 0;
  std::optional<std::vector<int>> to;  // these people; everybody where there is none
  std::string text;
  std::string phrase;
  std::int64_t at = 0;  // milliseconds since 1970
};

struct TableCreated {
  std::string game;
  std::string secret;  // the first deal is drawn from it
  ChoiceChanges choices;
};
struct Configured {
  ChoiceChanges choices;
};
struct PersonJoined {
  int person = 0;
  std::string name;
  std::string key;  // hash of the token they were given
};
struct PersonRenamed {
  int person = 0;
  std::string name;
};
struct PersonLeft {
  int person = 0;
};
struct HostChanged {
  int person = 0;
};
struct SeatTaken {
  int person = 0, seat = 0;
};
struct SeatLeft {
  int person = 0;
};
struct BotSeated {
  int seat = 0;
  std::string bot;  // empty: nobody
};
struct SeatsSwapped {
  int from = 0, to = 0;
};
struct ReadyMarked {
  int person = 0;
  bool ready = false;
};
struct EntropyContributed {
  int person = 0;
  std::string entropy;
};
struct DeviceLinked {
  int person = 0;
  std::string link;        // hash of the one-time link
  std::int64_t until = 0;  // milliseconds since 1970
};
struct LinkRedeemed {
  int person = 0;
  std::string key;  // hash of the token of the new device
};
struct ChatSaid {
  Chat chat;
};
struct GameStarted {
  std::int64_t at = 0;  // milliseconds since 1970
};
struct ActionTaken {
  int seat = 0;
  int person = 0;  // 0: a bot
  std::string id;  // of the person's request
  ActionPtr action;
};
struct TimeRanOut {
  int seat = 0;
};
struct ReplacementWanted {
  int person = 0, seat = 0;
  bool want = true;
};
struct PersonReplaced {
  int seat = 0;
  std::string bot;
};
struct PersonCameBack {
  int seat = 0;
};
struct NextGamePrepared {
  std::string secret;  // the next deal is drawn from it
};

using TableEvent = std::variant<TableCreated, Configured, PersonJoined, PersonRenamed, PersonLeft, HostChanged,
                                SeatTaken, SeatLeft, BotSeated, SeatsSwapped, ReadyMarked, EntropyContributed,
                                DeviceLinked, LinkRedeemed, ChatSaid, GameStarted, ActionTaken, TimeRanOut,
                                ReplacementWanted, PersonReplaced, PersonCameBack, NextGamePrepared>;
using TableEvents = std::vector<TableEvent>;

}  // namespace roundtable
