#include "lab/matrix_text.h"

#include <mutex>
#include <set>
#include <sstream>

namespace roundtable::lab {
namespace {

/// Counts are kept under names that live as long as the program; those that arrive as text are kept here.
std::string_view kept(const std::string& name) {
  static std::mutex mutex;
  static std::set<std::string> names;
  const std::lock_guard lock(mutex);
  return *names.insert(name).first;
}

void write(std::ostream& out, const std::map<std::string_view, Count>& counts) {
  out << counts.size() << ' ';
  for (const auto& [name, count] : counts) out << name << ' ' << count.games << ' ' << count.wins << ' ';
}

std::map<std::string_view, Count> read_counts(std::istream& in) {
  std::map<std::string_view, Count> counts;
  std::size_t size = 0;
  in >> size;
  for (std::string name; size > 0; --size) {
    Count count;
    in >> name >> count.games >> count.wins;
    counts[kept(name)] = count;
  }
  return counts;
}

void write(std::ostream& out, const Cell& cell) {
  out << cell.all.games << ' ' << cell.all.wins << ' ' << cell.blamed << ' ' << cell.decisions << ' '
      << cell.thinking.count() << ' ';
  write(out, cell.by_side);
  write(out, cell.by_role);
  out << cell.reasons.size() << ' ';
  for (const auto& [name, count] : cell.reasons) out << name << ' ' << count << ' ';
}

void read(std::istream& in, Cell& cell) {
  std::chrono::steady_clock::rep thinking = 0;
  in >> cell.all.games >> cell.all.wins >> cell.blamed >> cell.decisions >> thinking;
  cell.thinking = std::chrono::steady_clock::duration(thinking);
  cell.by_side = read_counts(in);
  cell.by_role = read_counts(in);
  std::size_t size = 0;
  in >> size;
  for (std::string name; size > 0; --size) {
    in >> name;
    in >> cell.reasons[kept(name)];
  }
}

}  // namespace

std::string text_of(const Matrix& matrix) {
  std::ostringstream out;
  out << matrix.bots() << ' ';
  for (std::size_t odd = 0; odd < matrix.bots(); ++odd)
    for (std::size_t others = 0; others < matrix.bots(); ++others) write(out, matrix.cell(odd, others));
  return out.str();
}

Matrix matrix_from(const std::string& text) {
  std::istringstream in(text);
  std::size_t bots = 0;
  in >> bots;
  Matrix matrix(bots);
  for (std::size_t odd = 0; odd < bots; ++odd)
    for (std::size_t others = 0; others < bots; ++others) read(in, matrix.cell(odd, others));
  return matrix;
}

}  // namespace roundtable::lab
