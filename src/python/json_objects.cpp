#include "python/json_objects.h"

namespace roundtable::python {

namespace py = pybind11;
namespace json = boost::json;

namespace {

/// Python's own guard against objects nested without end.
class Deeper {
 public:
  Deeper() {
    if (Py_EnterRecursiveCall(" in to_json") != 0) throw py::error_already_set();
  }
  Deeper(const Deeper&) = delete;
  Deeper& operator=(const Deeper&) = delete;
  ~Deeper() { Py_LeaveRecursiveCall(); }
};

std::string_view text_of(py::handle text) {
  Py_ssize_t size = 0;
  const char* begin = PyUnicode_AsUTF8AndSize(text.ptr(), &size);
  if (!begin) throw py::error_already_set();
  return {begin, static_cast<std::size_t>(size)};
}

json::value object_of(py::dict members) {
  json::object object;
  for (const auto [key, value] : members) {
    if (!PyUnicode_Check(key.ptr())) throw py::type_error(py::repr(key));
    object[text_of(key)] = to_json(value);
  }
  return object;
}

json::value array_of(py::handle items) {
  json::array array;
  for (const auto item : items) array.push_back(to_json(item));
  return array;
}

/// Of anything that can be an index, NumPy's numbers among them.
json::value integer_of(py::handle number) {
  const auto index = py::reinterpret_steal<py::object>(PyNumber_Index(number.ptr()));
  if (!index) throw py::error_already_set();
  const long long value = PyLong_AsLongLong(index.ptr());
  if (value == -1 && PyErr_Occurred()) throw py::error_already_set();
  return value;
}

py::object from_json(const json::value& value);

py::object from_array(const json::array& array) {
  py::list list(array.size());
  for (std::size_t i = 0; i < array.size(); ++i) list[i] = from_json(array[i]);
  return list;
}

py::object from_object(const json::object& object) {
  py::dict dict;
  for (const auto& [key, member] : object) dict[py::str(key.data(), key.size())] = from_json(member);
  return dict;
}

py::object from_json(const json::value& value) {
  switch (value.kind()) {
    case json::kind::null:
      return py::none();
    case json::kind::bool_:
      return py::bool_(value.get_bool());
    case json::kind::int64:
      return py::int_(value.get_int64());
    case json::kind::uint64:
      return py::int_(value.get_uint64());
    case json::kind::double_:
      return py::float_(value.get_double());
    case json::kind::string:
      return py::str(value.get_string().data(), value.get_string().size());
    case json::kind::array:
      return from_array(value.get_array());
    case json::kind::object:
      return from_object(value.get_object());
  }
  return py::none();
}

}  // namespace

json::value to_json(py::handle object) {
  const Deeper deeper;
  if (object.is_none()) return nullptr;
  if (PyBool_Check(object.ptr())) return object.ptr() == Py_True;
  if (PyUnicode_Check(object.ptr())) return json::string(text_of(object));
  if (PyFloat_Check(object.ptr())) return PyFloat_AsDouble(object.ptr());
  if (PyDict_Check(object.ptr())) return object_of(py::reinterpret_borrow<py::dict>(object));
  if (PyList_Check(object.ptr()) || PyTuple_Check(object.ptr())) return array_of(object);
  return integer_of(object);
}

py::object to_python(std::string_view text) {
  std::array<unsigned char, 8192> room;
  json::monotonic_resource memory(room.data(), room.size());
  return from_json(json::parse(text, &memory));
}

}  // namespace roundtable::python
