#include "lab/arena_score.h"

#include <cmath>

namespace roundtable::lab {
namespace {

/// The logarithm of the odds, drawn a little to the middle so that it is never endless.
double log_odds(const Count& count) {
  const double wins = static_cast<double>(count.wins) + 0.5;
  return std::log(wins / (static_cast<double>(count.games) + 1 - wins));
}

}  // namespace

void Cell::add(const Standing& standing) {
  all.add(standing.won);
  by_side[standing.side].add(standing.won);
  if (!standing.role.empty()) by_role[standing.role].add(standing.won);
  ++reasons[standing.reason];
  blamed += standing.blamed ? 1 : 0;
}

void Cell::add(const Cell& other) {
  all.add(other.all);
  for (const auto& [side, count] : other.by_side) by_side[side].add(count);
  for (const auto& [role, count] : other.by_role) by_role[role].add(count);
  for (const auto& [reason, count] : other.reasons) reasons[reason] += count;
  blamed += other.blamed;
  decisions += other.decisions;
  thinking += other.thinking;
}

void Matrix::add(const Matrix& other) {
  for (std::size_t i = 0; i < cells_.size(); ++i) cells_[i].add(other.cells_[i]);
}

Cell Matrix::row(std::size_t odd) const {
  Cell row;
  for (std::size_t others = 0; others < bots_; ++others) row.add(cell(odd, others));
  return row;
}

std::vector<double> ranking(const Matrix& matrix) {
  const std::size_t bots = matrix.bots();
  std::vector<double> points(bots);
  if (bots < 2) return points;
  // Least squares of points[a] − points[b] = gain of a among b, over all pairs: each bot's mean gain.
  const double scale = 400 / std::log(10.0);
  for (std::size_t a = 0; a < bots; ++a)
    for (std::size_t b = 0; b < bots; ++b) {
      const double gain = scale * (log_odds(matrix.cell(a, b).all) - log_odds(matrix.cell(b, b).all));
      points[a] += gain / (2 * static_cast<double>(bots));
      points[b] -= gain / (2 * static_cast<double>(bots));
    }
  return points;
}

}  // namespace roundtable::lab
