// Seeds as Python gives them: a text, a whole number (its digits), or None for fresh chance.
#pragma once

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>

#include <optional>
#include <string>
#include <variant>

namespace roundtable::python {

using Seed = std::optional<std::variant<std::string, pybind11::int_>>;

inline std::string seed_text(const Seed& seed) {
  namespace py = pybind11;
  if (!seed) return py::str(py::module_::import("secrets").attr("token_hex")(32));
  if (const auto* text = std::get_if<std::string>(&*seed)) return *text;
  return py::str(std::get<py::int_>(*seed));
}

}  // namespace roundtable::python
