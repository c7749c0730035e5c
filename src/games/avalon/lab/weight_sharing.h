// Cells of a model that are akin (the same type, as many evil seats on the team, …) learn a part in common: what few
// games show of one cell is helped by its kin.
#pragma once

#include <functional>

#include "games/avalon/bots/behaviour.h"

namespace roundtable::lab {

class WeightSharing {
 public:
  WeightSharing();

  /// How many weights are parameters: every cell's own and, after them, those of the families.
  std::size_t size() const { return size_; }
  /// The weights of the models: each cell's own with those of its families.
  void expand(const avalon::Weights& parameters, avalon::Weights& weights) const;
  /// What a slope of the models' weights means for those that are parameters.
  avalon::Weights parameter_gradient(const avalon::Weights& gradient) const;

 private:
  /// Groups the cells of a factor by a key below `families`.
  void group(const avalon::Factor& factor, std::size_t begin, std::size_t families,
             const std::function<std::size_t(std::size_t cell)>& family);

  struct Link {
    std::size_t common;  // where the family's weights begin among those that are parameters
    std::size_t own;     // and the cell's among all
    std::size_t length;
  };
  std::vector<Link> links_;
  std::size_t size_ = avalon::Behaviour().weights();
};

}  // namespace roundtable::lab
