#include "review/review.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>

#include "match/catalogue.h"

namespace roundtable::lab {
namespace {

// What counts as a turn, and how many are told at most.
constexpr double least_result_ever = 0.1;
constexpr double least_evil = 0.2;
constexpr double least_merlin = 0.15;
constexpr std::size_t most_turning_points = 8;
constexpr std::size_t settling = 3;  // points; what went back within them turned nothing

/// Three times what two estimates by so many playouts may differ by chance alone.
double least_result(int playouts) { return std::max(least_result_ever, 3 * std::sqrt(0.5 / playouts)); }

double size_of(const TurningPoint& turn) { return std::abs(turn.to - turn.from); }

/// The seat of whom the public changed its mind most.
TurningPoint largest_change(const std::vector<double>& from, const std::vector<double>& to) {
  TurningPoint most;
  for (std::size_t i = 0; i < from.size(); ++i) {
    const TurningPoint one{0, "", Seat(static_cast<int>(i)), from[i], to[i]};
    if (size_of(one) > size_of(most)) most = one;
  }
  return most;
}

/// The first winner's mean chance at these points.
double mean_chance(std::span<const ReviewPoint> points) {
  const double sum = std::accumulate(points.begin(), points.end(), 0.0,
                                     [](double so_far, const auto& point) { return so_far + point.chance[0]; });
  return sum / static_cast<double>(points.size());
}

/// By how much the chance lastingly changed with this point: an attack that comes and is beaten off changed nothing.
double lasting_change(std::span<const ReviewPoint> points, std::size_t at) {
  const auto before = points.first(at).last(std::min(at, settling));
  const auto after = points.subspan(at, std::min(points.size() - at, settling));
  return std::abs(mean_chance(after) - mean_chance(before));
}

std::vector<TurningPoint> turns_at(std::span<const ReviewPoint> points, std::size_t at, int playouts) {
  const ReviewPoint& before = points[at - 1];
  const ReviewPoint& after = points[at];
  std::vector<TurningPoint> turns;
  const auto offer = [&](TurningPoint turn, std::string_view measure, double enough) {
    turn.step = after.step;
    turn.measure = measure;
    if (size_of(turn) >= enough) turns.push_back(turn);
  };
  const double least = least_result(playouts);
  if (lasting_change(points, at) >= least)
    offer({0, "", std::nullopt, before.chance[0], after.chance[0]}, "result", least);
  if (before.open && after.open) {
    offer(largest_change(before.open->evil, after.open->evil), "evil", least_evil);
    offer(largest_change(before.open->merlin, after.open->merlin), "merlin", least_merlin);
  }
  return turns;
}

std::expected<void, Message> check(const boost::json::value& record) {
  const auto match = load_record(record);
  if (!match) return std::unexpected(match.error().message);
  if (!(*match)->is_over()) return std::unexpected(Message("review.unfinished"));
  return {};
}

JsonWriter& write_number(JsonWriter& out, double chance) { return out.value(std::round(chance * 1000) / 1000); }

void write_numbers(JsonWriter& out, const std::vector<double>& numbers) {
  out.begin_array();
  for (const double number : numbers) write_number(out, number);
  out.end_array();
}

void write_seat(JsonWriter& out, std::optional<Seat> seat) {
  out.key("seat");
  if (seat)
    out.value(*seat);
  else
    out.null();
}

void write_eyes(JsonWriter& out, const Eyes& eyes) {
  out.begin_object().key("evil");
  write_numbers(out, eyes.evil);
  out.key("merlin");
  write_numbers(out, eyes.merlin);
  out.end_object();
}

void write_point(JsonWriter& out, const Review& review, const ReviewPoint& point) {
  out.begin_object().key("step").value(point.step).key("kind").name(point.kind);
  write_seat(out, point.seat);
  out.key("chance").begin_object();
  for (std::size_t i = 0; i < review.winners.size(); ++i) write_number(out.key(review.winners[i]), point.chance[i]);
  out.end_object();
  if (point.open) {
    write_eyes(out.key("public"), *point.open);
    out.key("seats").begin_array();
    for (const Eyes& eyes : point.seats) write_eyes(out, eyes);
    out.end_array();
  }
  out.end_object();
}

void write_turn(JsonWriter& out, const TurningPoint& turn) {
  out.begin_object().key("step").value(turn.step).key("measure").name(turn.measure);
  write_seat(out, turn.seat);
  write_number(out.key("from"), turn.from);
  write_number(out.key("to"), turn.to);
  out.end_object();
}

void write_tell(JsonWriter& out, const Tell& tell) {
  out.begin_object().key("step").value(tell.step).key("seat").value(tell.seat);
  write_number(out.key("otherwise"), tell.otherwise);
  write_number(out.key("told"), tell.told);
  out.end_object();
}

void write_better(JsonWriter& out, const BetterMove& move) {
  out.begin_object().key("step").value(move.step).key("seat").value(move.seat);
  out.key("taken").raw(move.taken).key("better").raw(move.better);
  write_number(out.key("chance"), move.chance);
  write_number(out.key("better_chance"), move.better_chance);
  out.end_object();
}

}  // namespace

std::vector<TurningPoint> turning_points(const Review& review) {
  const auto& points = review.points;
  std::vector<TurningPoint> turns;
  for (std::size_t i = 1; i < points.size(); ++i)
    for (const auto& turn : turns_at(points, i, review.playouts)) turns.push_back(turn);
  const auto earlier = [](const auto& a, const auto& b) {
    return std::pair(a.step, a.measure) < std::pair(b.step, b.measure);
  };
  std::sort(turns.begin(), turns.end(), [&](const auto& a, const auto& b) {
    return size_of(a) != size_of(b) ? size_of(a) > size_of(b) : earlier(a, b);
  });
  turns.resize(std::min(turns.size(), most_turning_points));
  std::sort(turns.begin(), turns.end(), earlier);
  return turns;
}

std::expected<Review, Message> review(const boost::json::value& record, const ReviewPlan& plan) {
  if (const auto sound = check(record); !sound) return std::unexpected(sound.error());
  Review review;
  for (const auto& [game, reviewer] : reviewers()) {
    if (record.at("game").as_string() != game) continue;
    review.game = game;
    if (!reviewer(record, plan, review)) return std::unexpected(Message("review.given_up"));
  }
  review.turning_points = turning_points(review);
  return review;
}

void write_json(const Review& review, JsonWriter& out) {
  out.begin_object().key("format").value(1).key("game").name(review.game).key("players").value(review.players);
  out.key("winner").name(review.winner).key("reason").name(review.reason).key("roles").begin_array();
  for (const auto role : review.roles) out.name(role);
  out.end_array().key("playouts").value(review.playouts).key("points").begin_array();
  for (const auto& point : review.points) write_point(out, review, point);
  out.end_array().key("turning_points").begin_array();
  for (const auto& turn : review.turning_points) write_turn(out, turn);
  out.end_array().key("tells").begin_array();
  for (const auto& tell : review.tells) write_tell(out, tell);
  out.end_array().key("better_moves").begin_array();
  for (const auto& move : review.better_moves) write_better(out, move);
  out.end_array().end_object();
}

}  // namespace roundtable::lab
