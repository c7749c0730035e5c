// JSON as Python's own objects, and back.
#pragma once

#include <pybind11/pybind11.h>

#include <boost/json.hpp>

namespace roundtable::python {

/// Of dict, list, tuple, str, bool, whole number, float and None; anything else is a TypeError.
boost::json::value to_json(pybind11::handle object);
/// Of a finished piece of JSON.
pybind11::object to_python(std::string_view json);

}  // namespace roundtable::python
