#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/engines/cpu/kernels/functions.h"
#include "core/engines/engine.h"
#include "core/vector_math/processor.h"

namespace attnscope {

/// What the CPU engine computes with on one kind of processor.
struct Kernel {
    Processor processor;
    std::string_view label;  ///< what a person reads
    const KernelFunctions& functions;
};

/// All that were built, fastest first; the last runs on every processor.
std::span<const Kernel> kernels();

/// That of usual_processor().
const Kernel& usual_kernel();

/// The CPU engine with that kernel; make_cpu_engine() takes the usual one.
std::unique_ptr<AttentionEngine> make_cpu_engine_with(const Kernel& kernel);

}  // namespace attnscope
