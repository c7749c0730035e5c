// A review in sentences, for terminal and page alike.
#pragma once

#include <string>
#include <vector>

#include "review/review.h"
#include "text/catalogue.h"

namespace roundtable {

long percent(double share);

class ReviewWords {
 public:
  ReviewWords(const lab::Review& review, const Catalogue& text) : review_(review), text_(text) {}

  std::string result() const;
  /// What the chance of winning is one of: the first winner's.
  std::string first_winner() const { return winner(review_.winners[0]); }
  /// The seat, with its character where there are characters.
  std::string seat(std::size_t index) const;
  std::string point(const lab::ReviewPoint& point) const;
  std::string eyes(std::optional<std::size_t> seat) const;
  std::vector<std::string> turning_points() const;
  std::vector<std::string> tells() const;
  std::vector<std::string> better_moves() const;

 private:
  std::string winner(std::string_view name) const { return text_(key("winner", name)); }
  std::string key(std::string_view family, std::string_view name) const;

  const lab::Review& review_;
  const Catalogue& text_;
};

}  // namespace roundtable
