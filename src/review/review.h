// A finished game looked at again: how the chances went, what turned it, what told too much and what would have been
// better. docs/lab.md says what the JSON holds.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "codec/json_writer.h"
#include "engine/seat.h"
#include "text/message.h"

namespace roundtable::lab {

/// What one pair of eyes makes of every seat.
struct Eyes {
  std::vector<double> evil;
  std::vector<double> merlin;
};

/// How things stood after an action. Where votes or cards are given one by one, only the last of them makes a point.
struct ReviewPoint {
  int step = 0;                // actions of the record so far
  std::string_view kind;       // the phase whose decision led here, or "deal"
  std::optional<Seat> seat;    // who acted last
  std::vector<double> chance;  // of each of the review's winners
  std::optional<Eyes> open;    // to whom sees only what is public; with hidden roles
  std::vector<Eyes> seats;     // to each seat; with hidden roles
};

struct TurningPoint {
  int step = 0;
  std::string_view measure;  // "result": the first winner's chance; "evil", "merlin": what the public thinks of a seat
  std::optional<Seat> seat;
  double from = 0;
  double to = 0;
};

/// A move of Merlin or Percival that showed the assassin who Merlin is.
struct Tell {
  int step = 0;
  Seat seat;
  double otherwise = 0;  // Merlin's chance of being taken for Merlin before a proposal, or had the vote been the other
  double told = 0;
};

/// A decision for which the seat, by what it knew, had something clearly better.
struct BetterMove {
  int step = 0;
  Seat seat;
  std::string taken, better;  // actions in JSON
  Message taken_words, better_words;
  double chance = 0;  // of the seat's side after what it did, by its own estimate
  double better_chance = 0;
};

struct Review {
  std::string_view game;
  int players = 0;
  std::vector<std::string_view> winners;  // who could win, as in the record's result
  std::string_view winner, reason;
  std::vector<std::string_view> roles;  // by seat; empty in games without hidden roles
  int playouts = 0;                     // behind each chance of winning
  std::vector<ReviewPoint> points;
  std::vector<TurningPoint> turning_points;
  std::vector<Tell> tells;
  std::vector<BetterMove> better_moves;

  /// Whether the players have secret roles to be found out: only then are there eyes, tells and better moves.
  bool has_roles() const { return !roles.empty(); }
};

struct ReviewPlan {
  int effort = 100;  // percent of the usual playouts
  std::uint64_t seed = 1;
  /// Actions looked at so far, of all; called after each from the calling thread. False gives the review up.
  std::function<bool(int done, int all)> progress;
};

/// How one game is reviewed: fills in everything but the turning points; false where it was given up.
struct Reviewer {
  std::string_view game;
  bool (*review)(const boost::json::value& record, const ReviewPlan& plan, Review& review);
};
/// Defined in src/registry.
std::span<const Reviewer> reviewers();

/// The review, or why there is none: no record, a game that is not over, or given up.
std::expected<Review, Message> review(const boost::json::value& record, const ReviewPlan& plan);

/// Where the points of a review changed most, in order; what went back at once is none.
std::vector<TurningPoint> turning_points(const Review& review);

void write_json(const Review& review, JsonWriter& out);

}  // namespace roundtable::lab
