// The parts of the Python module.
#pragma once

namespace pybind11 {
class module_;
}

namespace roundtable::python {

void bind_match(pybind11::module_& module);
/// What single games add; defined in src/registry.
void bind_games(pybind11::module_& module);

}  // namespace roundtable::python
