// What the engine refuses, as a Python exception: roundtable.Refused, a ValueError with `code` and `message`.
#pragma once

#include <optional>

#include "match/fault.h"

namespace pybind11 {
class module_;
}

namespace roundtable::python {

/// Thrown towards Python.
struct Refused {
  Fault fault;
};

inline void throw_if(const std::optional<Fault>& fault) {
  if (fault) throw Refused{*fault};
}

void bind_refused(pybind11::module_& module);

}  // namespace roundtable::python
