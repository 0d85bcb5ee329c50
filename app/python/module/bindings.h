#pragma once

#include <pybind11/pybind11.h>

#include <string>

#include "core/text/message.h"

namespace attnscope {

// The parts of the compiled module `attnscope._numbers`, which the Python files beside it wrap.

void add_errors(pybind11::module_& module);
void add_evaluate(pybind11::module_& module);
void add_attention(pybind11::module_& module);
void add_figure(pybind11::module_& module);
void add_tables(pybind11::module_& module);

/// Returns a message as Python's text.
inline pybind11::str to_python(const Message& message) {
    return text_of(message);
}

}  // namespace attnscope
