#include "lab/arena_ranks.h"

#include <mpi.h>

#include <vector>

#include "lab/matrix_text.h"

namespace roundtable::lab {

Ranks::Ranks() {
  MPI_Init(nullptr, nullptr);
  int rank = 0;
  int count = 1;
  MPI_Comm_rank(MPI_COMM_WORLD, &rank);
  MPI_Comm_size(MPI_COMM_WORLD, &count);
  rank_ = static_cast<std::uint64_t>(rank);
  count_ = static_cast<std::uint64_t>(count);
}

Ranks::~Ranks() { MPI_Finalize(); }

Matrix Ranks::sum(const Matrix& own) const {
  const std::string text = text_of(own);
  const int size = static_cast<int>(text.size());
  std::vector<int> sizes(count_);
  MPI_Gather(&size, 1, MPI_INT, sizes.data(), 1, MPI_INT, 0, MPI_COMM_WORLD);
  std::vector<int> places(count_);
  for (std::size_t i = 1; i < count_; ++i) places[i] = places[i - 1] + sizes[i - 1];
  std::string all(rank_ == 0 ? static_cast<std::size_t>(places.back() + sizes.back()) : 0, ' ');
  MPI_Gatherv(text.data(), size, MPI_CHAR, all.data(), sizes.data(), places.data(), MPI_CHAR, 0, MPI_COMM_WORLD);
  if (rank_ != 0) return own;
  Matrix total(own.bots());
  for (std::size_t i = 0; i < count_; ++i)
    total.add(matrix_from(all.substr(static_cast<std::size_t>(places[i]), static_cast<std::size_t>(sizes[i]))));
  return total;
}

}  // namespace roundtable::lab
