// What single games add to the Python module.
#include "python/bindings.h"
#include "registry/all_games.h"

namespace roundtable::python {
namespace {

template <class R>
void bind_game(pybind11::module_& module) {
  if constexpr (requires { R::bind(module); }) R::bind(module);
}

template <class... R>
void bind_all(ListOfGames<R...>, pybind11::module_& module) {
  (bind_game<R>(module), ...);
}

}  // namespace

void bind_games(pybind11::module_& module) { bind_all(AllGames{}, module); }

}  // namespace roundtable::python
