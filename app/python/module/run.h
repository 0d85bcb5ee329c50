#pragma once

#include <functional>
#include <stop_token>

namespace attnscope {

/// Runs work of any length for Python: without the interpreter's lock, so that other threads run
/// on, and on another thread, while the calling thread answers signals. If a signal's handler
/// raises, as that of Ctrl+C does, the work is asked to stop, and its exception is thrown here once
/// the work has ended (pybind11::error_already_set). Otherwise throws what the work throws. The
/// calling thread holds the lock before and after.
void run_for_python(const std::function<void(const std::stop_token&)>& work);

}  // namespace attnscope
