// The Python module `roundtable`; docs/python.md teaches it, roundtable.pyi lists it.
#include <pybind11/pybind11.h>

#include "python/bindings.h"
#include "python/refused.h"

PYBIND11_MODULE(roundtable, module) {
  module.doc() = "Rules, views and bots of the games, and a quick way in for programs that learn.";
  module.attr("__version__") = ROUNDTABLE_VERSION;
  roundtable::python::bind_refused(module);
  roundtable::python::bind_match(module);
  roundtable::python::bind_games(module);
}
