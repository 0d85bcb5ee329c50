#pragma once

#include <functional>
#include <optional>
#include <utility>

#include "core/text/errors.h"

namespace attnscope {

// Private to the GPU engine: what can go wrong outside it.

/// The GPU cannot do the work, now or at all; another engine can.
class GpuFailure : public Error {
public:
    using Error::Error;
};

/// The GPU engine has no way to compute such a request; others it can.
class NotForGpu : public Error {
public:
    using Error::Error;
};

/// Where the engine asks the driver how it went.
enum class GpuStep { create, version, compile, allocate, compute, wait, read };

/// Answers in the driver's place, for tests: 0 or 1 to `create`, a version times ten to `version`,
/// what glClientWaitSync returns to `wait`, an error of OpenGL to the others. Nothing leaves the
/// answer to the driver.
using DriverAnswers = std::function<std::optional<unsigned>(GpuStep)>;

/// What the driver says of a step, unless a test says it.
template <typename Ask>
unsigned driver_answer(const DriverAnswers& answers, GpuStep step, const Ask& ask) {
    const unsigned answer = static_cast<unsigned>(ask());
    return answers ? answers(step).value_or(answer) : answer;
}

}  // namespace attnscope
