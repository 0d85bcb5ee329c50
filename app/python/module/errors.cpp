#include "core/text/errors.h"

#include "app/python/module/bindings.h"

namespace attnscope {
namespace {

namespace py = pybind11;

/// Sets Python's exception of this name of attnscope.errors.
void raise(const char* name, const std::exception& fault) {
    PyErr_SetString(py::module_::import("attnscope.errors").attr(name).ptr(), fault.what());
}

}  // namespace

void add_errors(py::module_&) {
    py::register_exception_translator([](std::exception_ptr thrown) {
        try {
            if (thrown)
                std::rethrow_exception(thrown);
        } catch (const UnknownName& fault) {
            raise("UnknownName", fault);
        } catch (const InvalidRequest& fault) {
            raise("InvalidRequest", fault);
        } catch (const FileError& fault) {
            raise("FileError", fault);
        } catch (const Error& fault) {
            raise("Error", fault);
        }
    });
}

}  // namespace attnscope
