// Many games of Avalon at once, in arrays of NumPy.
#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include "games/avalon/python/batch.h"
#include "python/json_objects.h"
#include "python/ranges.h"
#include "python/refused.h"
#include "python/seeds.h"

namespace roundtable::python {

namespace py = pybind11;

namespace {

using Actions = py::array_t<std::int32_t, py::array::c_style | py::array::forcecast>;

/// A look at one of the batch's arrays: it shows each step as it comes, and Python may not write into it.
template <class T>
py::array look(py::handle batch, const std::vector<T>& values, const py::dtype& type, bool has_columns) {
  const auto rows = static_cast<py::ssize_t>(batch.cast<const Batch&>().size());
  std::vector<py::ssize_t> shape{rows};
  if (has_columns) shape.push_back(static_cast<py::ssize_t>(values.size()) / rows);
  py::array array(type, shape, values.data(), batch);
  array.attr("setflags")(py::arg("write") = false);
  return array;
}

template <class Kind, class T>
auto looks_at(const std::vector<T>& (Batch::*values)() const, bool has_columns) {
  return [=](const py::object& self) {
    return look(self, (self.cast<const Batch&>().*values)(), py::dtype::of<Kind>(), has_columns);
  };
}

void step(Batch& batch, const Actions& actions) {
  if (actions.ndim() != 1 || static_cast<std::size_t>(actions.size()) != batch.size())
    throw Refused{{FaultCode::IllegalAction, {"python.one_action_each", {{"size", static_cast<long>(batch.size())}}}}};
  const std::span<const std::int32_t> numbers(actions.data(), batch.size());
  const py::gil_scoped_release others_may_run;
  batch.step(numbers);
}

py::array_t<std::int32_t> random_actions(Batch& batch) {
  py::array_t<std::int32_t> actions(static_cast<py::ssize_t>(batch.size()));
  const std::span<std::int32_t> numbers(actions.mutable_data(), batch.size());
  const py::gil_scoped_release others_may_run;
  batch.choose_at_random(numbers);
  return actions;
}

std::unique_ptr<Batch> make_batch(SharedEnvironment environment, std::int64_t size, const Seed& seed, int threads) {
  check_range("size", size, 1, 1 << 24);
  check_range("threads", threads, 1, 1024);
  return std::make_unique<Batch>(std::move(environment), static_cast<std::size_t>(size), seed_text(seed), threads);
}

}  // namespace

void bind_batch(py::module_& module) {
  py::class_<Batch>(module, "AvalonBatch", "Games that are stepped together; a game that ends is dealt anew.")
      .def(py::init([](const std::shared_ptr<Environment>& avalon, std::int64_t size, const Seed& seed, int threads) {
             return make_batch(avalon, size, seed, threads);
           }),
           py::arg("avalon"), py::arg("size"), py::arg("seed") = py::none(), py::arg("threads") = 1)
      .def(py::init([](const py::dict& config, std::int64_t size, const Seed& seed, int threads) {
             return make_batch(make_environment(to_json(config)), size, seed, threads);
           }),
           py::arg("config"), py::arg("size"), py::arg("seed") = py::none(), py::arg("threads") = 1)
      .def("__len__", &Batch::size)
      .def("step", &step, py::arg("actions"), "One action for each game; fills all arrays again.")
      .def("random_actions", &random_actions, "Any legal action for each game.")
      .def_property_readonly("observations", looks_at<std::uint8_t>(&Batch::observations, true))
      .def_property_readonly("legal", looks_at<bool>(&Batch::legal, true))
      .def_property_readonly("current_players", looks_at<std::int32_t>(&Batch::current_players, false))
      .def_property_readonly("rewards", looks_at<float>(&Batch::rewards, true))
      .def_property_readonly("done", looks_at<bool>(&Batch::done, false))
      .def_property_readonly("roles", looks_at<std::uint8_t>(&Batch::roles, true),
                             "The hidden truth: for targets of learning, never for players.");
}

}  // namespace roundtable::python
