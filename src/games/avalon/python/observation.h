// What a seat may know in Avalon as an array of small numbers, for programs that learn. It is made of the seat's view
// and can hold no more than that. docs/python.md explains the parts.
#pragma once

#include <string_view>
#include <vector>

#include "games/avalon/rules/view.h"

namespace roundtable::python {

class Observation {
 public:
  /// A stretch of the array with a name.
  struct Part {
    std::string_view name;
    std::size_t begin, end;
  };

  explicit Observation(const avalon::Setup& setup);

  std::size_t size() const { return parts_.back().end; }
  const std::vector<Part>& parts() const { return parts_; }
  /// Fills all of an array of this size.
  void write(const avalon::View& view, std::uint8_t* out) const;

 private:
  std::vector<Part> parts_;
};

}  // namespace roundtable::python
