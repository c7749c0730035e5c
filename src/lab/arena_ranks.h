// An arena shared by several processes that MPI started: each plays its share of the blocks, and the first one gets the
// sum. The result is the same however many there are.
#pragma once

#include "lab/arena_score.h"

namespace roundtable::lab {

class Ranks {
 public:
  Ranks();
  ~Ranks();
  Ranks(const Ranks&) = delete;
  Ranks& operator=(const Ranks&) = delete;

  std::uint64_t rank() const { return rank_; }
  std::uint64_t count() const { return count_; }
  /// The sum of everybody's, on the first rank; the others get what they gave.
  Matrix sum(const Matrix& own) const;

 private:
  std::uint64_t rank_ = 0;
  std::uint64_t count_ = 1;
};

}  // namespace roundtable::lab
