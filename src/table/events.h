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

/// Which message tells others of an event. Every event must say it: there is no default.
enum class Visibility : std::uint8_t {
  InTable,
  InGame,
  InTableAndGame,
  InChat,
  Nowhere,    // changes no message
  Privately,  // concerns one person alone: must not show even in a counter others can see
};

struct TableCreated {
  static constexpr Visibility visibility = Visibility::InTable;
  std::string game;
  std::string secret;  // the first deal is drawn from it
  ChoiceChanges choices;
};
struct Configured {
  static constexpr Visibility visibility = Visibility::InTable;
  ChoiceChanges choices;
};
struct PersonJoined {
  static constexpr Visibility visibility = Visibility::InTable;
  int person = 0;
  std::string name;
  std::string key;  // hash of the token they were given
};
struct PersonRenamed {
  static constexpr Visibility visibility = Visibility::InTable;
  int person = 0;
  std::string name;
};
struct PersonLeft {
  static constexpr Visibility visibility = Visibility::InTable;
  int person = 0;
};
struct HostChanged {
  static constexpr Visibility visibility = Visibility::InTable;
  int person = 0;
};
struct SeatTaken {
  static constexpr Visibility visibility = Visibility::InTable;
  int person = 0, seat = 0;
};
struct SeatLeft {
  static constexpr Visibility visibility = Visibility::InTable;
  int person = 0;
};
struct BotSeated {
  static constexpr Visibility visibility = Visibility::InTable;
  int seat = 0;
  std::string bot;  // empty: nobody
};
struct SeatsSwapped {
  static constexpr Visibility visibility = Visibility::InTable;
  int from = 0, to = 0;
};
struct ReadyMarked {
  static constexpr Visibility visibility = Visibility::InTable;
  int person = 0;
  bool ready = false;
};
struct EntropyContributed {
  static constexpr Visibility visibility = Visibility::Nowhere;
  int person = 0;
  std::string entropy;
};
struct DeviceLinked {
  static constexpr Visibility visibility = Visibility::Privately;
  int person = 0;
  std::string link;        // hash of the one-time link
  std::int64_t until = 0;  // milliseconds since 1970
};
struct LinkRedeemed {
  static constexpr Visibility visibility = Visibility::Privately;
  int person = 0;
  std::string key;  // hash of the token of the new device
};
struct ChatSaid {
  static constexpr Visibility visibility = Visibility::InChat;
  Chat chat;
};
struct GameStarted {
  static constexpr Visibility visibility = Visibility::InTableAndGame;
  std::int64_t at = 0;  // milliseconds since 1970
};
struct ActionTaken {
  static constexpr Visibility visibility = Visibility::InGame;
  int seat = 0;
  int person = 0;  // 0: a bot
  std::string id;  // of the person's request
  ActionPtr action;
};
struct TimeRanOut {
  static constexpr Visibility visibility = Visibility::InGame;
  int seat = 0;
};
struct ReplacementWanted {
  static constexpr Visibility visibility = Visibility::InTable;
  int person = 0, seat = 0;
  bool want = true;
};
struct PersonReplaced {
  static constexpr Visibility visibility = Visibility::InTable;
  int seat = 0;
  std::string bot;
};
struct PersonCameBack {
  static constexpr Visibility visibility = Visibility::InTable;
  int seat = 0;
};
struct NextGamePrepared {
  static constexpr Visibility visibility = Visibility::InTable;
  std::string secret;  // the next deal is drawn from it
};

using TableEvent = std::variant<TableCreated, Configured, PersonJoined, PersonRenamed, PersonLeft, HostChanged,
                                SeatTaken, SeatLeft, BotSeated, SeatsSwapped, ReadyMarked, EntropyContributed,
                                DeviceLinked, LinkRedeemed, ChatSaid, GameStarted, ActionTaken, TimeRanOut,
                                ReplacementWanted, PersonReplaced, PersonCameBack, NextGamePrepared>;
using TableEvents = std::vector<TableEvent>;

}  // namespace roundtable
