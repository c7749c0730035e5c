// The parts of the Python module.
#pragma once

namespace pybind11 {
class module_;
}

namespace roundtable::python {

void bind_match(pybind11::module_& module);
void bind_avalon(pybind11::module_& module);
void bind_batch(pybind11::module_& module);

}  // namespace roundtable::python
