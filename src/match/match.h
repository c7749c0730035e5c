// One running match of any game: the only owner of a live state. Speaks JSON, tells a seat no more than its view.
#pragma once

#include <boost/json.hpp>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "codec/json_writer.h"
#include "match/fault.h"

namespace roundtable {

/// A bot at work on a copy of what its seat may know: it can think on another thread while the match goes on.
class Thinker {
 public:
  virtual ~Thinker() = default;
  /// The action in JSON.
  virtual std::string think(Rng& rng, const Budget& budget) = 0;
  /// The members that advice consists of: action and, where the bot can say it, why.
  virtual void write_advice(Rng& rng, const Budget& budget, JsonWriter& out) = 0;
};

class Match {
 public:
  virtual ~Match() = default;

  virtual int seats() const = 0;
  virtual SeatSet waiting() const = 0;
  virtual bool is_over() const = 0;
  virtual std::vector<Message> warnings() const = 0;

  /// What was told when the cards were dealt: the members of an array.
  virtual void write_opening(JsonWriter& out) const = 0;
  virtual std::size_t count_legal(Seat seat) const = 0;
  virtual void write_legal(Seat seat, JsonWriter& out) const = 0;
  virtual void write_view(std::optional<Seat> seat, JsonWriter& out) = 0;
  /// The members over, winner and reason.
  virtual void write_result(JsonWriter& out) const = 0;
  virtual void write_record(JsonWriter& out) const = 0;

  /// Carries the action out and writes what is told of it, or changes and writes nothing.
  virtual std::optional<Fault> act(Seat seat, const boost::json::value& action, JsonWriter& told) = 0;
  /// Writes what this bot advises in this seat, from the seat's view alone. No name: the game's best bot.
  virtual std::optional<Fault> suggest(Seat seat, std::string_view bot, Rng& rng, const Budget& budget,
                                       JsonWriter& out) const = 0;
  /// The same, to be thought over elsewhere. The seat owes a decision and the bot is one of the game's.
  virtual std::unique_ptr<Thinker> thinker(Seat seat, std::string_view bot) const = 0;

  /// The kind of decision that is owed: the `phase` of the views.
  virtual std::string_view phase() const = 0;
  /// Who may talk with this seat apart from the others now.
  virtual SeatSet confers(Seat seat) const = 0;
  /// Time is up for a seat that owes a decision: carries out the game's safe default and writes what is told of it.
  virtual void lapse(Seat seat, JsonWriter& told) = 0;
  virtual std::string_view lapse_word() const = 0;
};

}  // namespace roundtable
