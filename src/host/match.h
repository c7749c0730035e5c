// One running match of any game: the only owner of a live state. Speaks JSON, tells a seat no more than its view.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "codec/json_writer.h"
#include "host/fault.h"

namespace roundtable {

class Match {
 public:
  virtual ~Match() = default;

  virtual int seats() const = 0;
  virtual SeatSet waiting() const = 0;
  virtual bool is_over() const = 0;
  virtual std::vector<Message> warnings() const = 0;

  /// What was told when the cards were dealt: the members of an array.
  virtual void write_opening(JsonWriter& out) const = 0;
  virtual void write_legal(Seat seat, JsonWriter& out) const = 0;
  virtual void write_view(std::optional<Seat> seat, JsonWriter& out) = 0;
  /// The members over, winner and reason.
  virtual void write_result(JsonWriter& out) const = 0;
  virtual void write_record(JsonWriter& out) const = 0;

  /// Carries the action out and writes what is told of it, or changes and writes nothing.
  virtual std::optional<Fault> act(Seat seat, const boost::json::value& action, JsonWriter& told) = 0;
  /// The action that this bot would take in this seat, from the seat's view alone. No name: the game's best bot.
  virtual std::optional<Fault> suggest(Seat seat, std::string_view bot, Rng& rng, const Budget& budget,
                                       JsonWriter& out) const = 0;
};

}  // namespace roundtable
