#include "python/refused.h"

#include <pybind11/pybind11.h>

#include "text/catalogue.h"

namespace roundtable::python {

namespace py = pybind11;

namespace {

PyObject* refused_type = nullptr;  // kept by the module, which is never unloaded

void set_python_error(const Fault& fault) {
  const py::str message = Catalogue::of(Language::En)(fault.message);
  const py::object error = py::reinterpret_borrow<py::object>(refused_type)(message);
  error.attr("code") = py::str(std::string(name_of(fault.code)));
  error.attr("message") = message;
  PyErr_SetObject(refused_type, error.ptr());
}

void translate(std::exception_ptr thrown) {
  try {
    std::rethrow_exception(thrown);
  } catch (const Refused& refused) {
    set_python_error(refused.fault);
  }
}

}  // namespace

void bind_refused(py::module_& module) {
  refused_type = PyErr_NewExceptionWithDoc("roundtable.Refused", "The rules or the engine say no; nothing has changed.",
                                           PyExc_ValueError, nullptr);
  if (!refused_type) throw py::error_already_set();
  module.add_object("Refused", refused_type);
  py::register_exception_translator(translate);
}

}  // namespace roundtable::python
