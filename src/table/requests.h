// Every request a client can make, and the one function that reads them. docs/server-protocol.md describes them for
// clients, docs/adding-a-request.md says what a new one needs.
#pragma once

#include <boost/json.hpp>
#include <string>
#include <variant>

#include "table/choices.h"
#include "table/refusal.h"

namespace roundtable {
namespace request {

// Before and on the way to a table.
struct Hello {
  int protocol = 0;
  std::string language;
};
struct Create {
  std::string name, game;
  ChoiceChanges choices;
};
struct Join {
  std::string table, name;
};
struct Enter {
  std::string table, token;
  int since = 0;   // steps of the game that this client has heard of
  int number = 0;  // of the game they belong to; 0: not said
};
struct Redeem {
  std::string table, link;
};
struct Watch {
  std::string table;
};

// At a table, for the one who asks.
struct DeviceLink {};
struct Suggest {
  std::string bot;  // empty: the game's best
};

// In the lobby.
struct Sit {
  int seat = 0;
};
struct Stand {};
struct MarkReady {
  bool ready = false;
};
struct Rename {
  std::string name;
};
struct SeatBot {
  int seat = 0;
  std::string bot;  // empty: nobody
};
struct Move {
  int from = 0, to = 0;
};
struct Remove {
  int person = 0;
};
struct TakeOver {};
struct Leave {};
struct Configure {
  ChoiceChanges choices;
};
struct Contribute {
  std::string entropy;
};
struct Start {};

// During and after the game.
struct Act {
  std::string id;
  std::optional<int> number;  // of the game it is meant for
  boost::json::value action;  // only the game that is played can read it
};
struct Replace {
  int seat = 0;
  bool want = true;
};
struct Back {};
enum class Hearers : std::uint8_t { Table, Allies };
constexpr std::array<std::string_view, 2> names_of(Hearers) { return {"table", "allies"}; }
struct SendChat {
  Hearers to = Hearers::Table;
  std::string text;
  std::string phrase;  // instead of a text: the key of one
};
struct Again {};

}  // namespace request

/// Those that a person makes at a table and `decide` answers.
using TableRequest =
    std::variant<request::Sit, request::Stand, request::MarkReady, request::Rename, request::SeatBot, request::Move,
                 request::Remove, request::TakeOver, request::Leave, request::Configure, request::Contribute,
                 request::Start, request::Act, request::Replace, request::Back, request::SendChat, request::Again>;
using ClientRequest = std::variant<request::Hello, request::Create, request::Join, request::Enter, request::Redeem,
                                   request::Watch, request::DeviceLink, request::Suggest, TableRequest>;

/// What a client must have done before it may make a request.
enum class Needs : std::uint8_t { Nothing, Greeting, PlaceAtTable };

struct ClientMessage {
  std::string id;  // to be repeated in the answer; may be empty
  Needs needs;     // checked before errors in the request itself
  std::expected<ClientRequest, Refusal> request;
};

ClientMessage parse_request(std::string_view text);

}  // namespace roundtable
