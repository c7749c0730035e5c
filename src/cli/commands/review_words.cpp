#include "cli/commands/review_words.h"

#include <cmath>

namespace roundtable {
long percent(double share) { return std::lround(100 * share); }

std::string ReviewWords::key(std::string_view family, std::string_view name) const {
  return std::string(review_.game) + "." + std::string(family) + "." + std::string(name);
}

std::string ReviewWords::result() const {
  return text_(
      {"review.result", {{"winner", winner(review_.winner)}, {"reason", text_(key("reason", review_.reason))}}});
}

std::string ReviewWords::seat(std::size_t index) const {
  const auto number = std::to_string(index);
  return review_.roles.empty() ? number : number + " " + text_(key("role", review_.roles[index]));
}

std::string ReviewWords::point(const lab::ReviewPoint& point) const {
  if (review_.has_roles() || !point.seat) return text_("review.kind." + std::string(point.kind));
  return text_({"review.by_seat", {{"seat", long{point.seat->index()}}}});
}

std::string ReviewWords::eyes(std::optional<std::size_t> seat) const {
  if (!seat) return text_("review.eyes.public");
  return text_({"review.eyes.seat", {{"seat", this->seat(*seat)}}});
}

std::vector<std::string> ReviewWords::turning_points() const {
  std::vector<std::string> lines;
  for (const auto& turn : review_.turning_points) {
    Message line("review.turn." + std::string(turn.measure),
                 {{"step", long{turn.step}}, {"from", percent(turn.from)}, {"to", percent(turn.to)}});
    if (turn.seat)
      line.gaps.emplace_back("seat", seat(static_cast<std::size_t>(turn.seat->index())));
    else
      line.gaps.emplace_back("winner", first_winner());
    lines.push_back(text_(line));
  }
  return lines;
}

std::vector<std::string> ReviewWords::tells() const {
  std::vector<std::string> lines;
  for (const auto& tell : review_.tells)
    lines.push_back(text_({"review.tell",
                           {{"step", long{tell.step}},
                            {"seat", seat(static_cast<std::size_t>(tell.seat.index()))},
                            {"told", percent(tell.told)},
                            {"otherwise", percent(tell.otherwise)}}}));
  return lines;
}

std::vector<std::string> ReviewWords::better_moves() const {
  std::vector<std::string> lines;
  for (const auto& move : review_.better_moves)
    lines.push_back(text_({"review.better_move",
                           {{"step", long{move.step}},
                            {"seat", seat(static_cast<std::size_t>(move.seat.index()))},
                            {"taken", text_(move.taken_words)},
                            {"chance", percent(move.chance)},
                            {"better", text_(move.better_words)},
                            {"better_chance", percent(move.better_chance)}}}));
  return lines;
}

}  // namespace roundtable
