// One running match of any game: the only owner of a live state. It tells a seat no more than its view.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "codec/member_values.h"
#include "codec/notice_list.h"
#include "codec/result.h"
#include "match/fault.h"
#include "match/game_action.h"

namespace roundtable {

/// A bot at work on a copy of what its seat may know: it can think on another thread while the match goes on.
class Thinker {
 public:
  virtual ~Thinker() = default;
  virtual ActionPtr think(Rng& rng, const Budget& budget) = 0;
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
  /// Nothing while the game goes on.
  virtual std::optional<Result> result() const = 0;

  virtual std::size_t count_legal(Seat seat) const = 0;
  virtual void write_legal(Seat seat, JsonWriter& out) const = 0;
  /// What each member of the legal actions can be.
  virtual void collect_legal(Seat seat, MemberValues& values) const = 0;
  virtual void write_view(std::optional<Seat> seat, JsonWriter& out) = 0;
  void write_record(JsonWriter& out) const {
    out.begin_object();
    write_record_members(out);
    out.end_object();
  }
  /// For those who have more to add to the record.
  virtual void write_record_members(JsonWriter& out) const = 0;
  /// Whether the other match, of the same game, began with the same cards.
  virtual bool has_deal_of(const Match& other) const = 0;

  /// The notices of the deal.
  virtual void write_opening(NoticeList& notices) const = 0;
  /// Notices of all steps after the first `steps`; the deal counts as one.
  virtual void write_notices_since(int steps, NoticeList& notices) const = 0;

  virtual std::expected<ActionPtr, Fault> read_action(const boost::json::value& action) const = 0;
  /// Why this seat may not do this now, if so.
  virtual std::optional<Fault> refusal(Seat seat, const GameAction& action) const = 0;
  /// Carries the action out and adds its notices, or changes and adds nothing.
  virtual std::optional<Fault> act(Seat seat, const GameAction& action, NoticeList& notices) = 0;
  virtual std::optional<Fault> act(Seat seat, const boost::json::value& action, NoticeList& notices) = 0;
  /// Writes what this bot advises in this seat, from the seat's view alone. No name: the game's best bot.
  virtual std::optional<Fault> suggest(Seat seat, std::string_view bot, Rng& rng, const Budget& budget,
                                       JsonWriter& out) const = 0;
  /// The same, to be thought over elsewhere. The seat owes a decision and the bot is one of the game's.
  virtual std::unique_ptr<Thinker> thinker(Seat seat, std::string_view bot) const = 0;

  /// The kind of decision that is owed: the `phase` of the views.
  virtual std::string_view phase() const = 0;
  /// Who may talk with this seat apart from the others now.
  virtual SeatSet confers(Seat seat) const = 0;
  /// Time is up for a seat that owes a decision: carries out the game's safe default and adds its notices.
  virtual void lapse(Seat seat, NoticeList& notices) = 0;
  virtual std::string_view lapse_word() const = 0;
};

}  // namespace roundtable
