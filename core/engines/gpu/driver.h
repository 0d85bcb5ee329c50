#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "core/text/errors.h"

namespace attnscope {

// Private to the GPU engine: what can go wrong outside it.

/// The GPU cannot do the work, for now or for good; another engine can.
class GpuFailure : public Error {
public:
    using Error::Error;
};

/// The GPU engine cannot compute this kind of request, although it can compute others.
class NotForGpu : public Error {
public:
    using Error::Error;
};

/// Steps after which the engine asks the driver for the outcome.
enum class GpuStep { create, version, compile, allocate, compute, wait, read };

/// Answers in place of the driver, for tests: 0 or 1 to `create`, ten times the version of OpenGL
/// to `version`, what glClientWaitSync returns to `wait`, and an error of OpenGL to the other
/// steps. If a step gets no answer, the driver is asked.
using DriverAnswers = std::function<std::optional<unsigned>(GpuStep)>;

/// Returns the answer of the driver to a step, unless `answers` gives another.
template <typename Ask>
unsigned driver_answer(const DriverAnswers& answers, GpuStep step, const Ask& ask) {
    const unsigned answer = static_cast<unsigned>(ask());
    return answers ? answers(step).value_or(answer) : answer;
}

}  // namespace attnscope
