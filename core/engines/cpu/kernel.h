#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/engines/cpu/kernels/functions.h"
#include "core/engines/engine.h"
#include "core/vector_math/processor.h"

namespace attnscope {

/// The functions that the CPU engine uses on one kind of processor.
struct Kernel {
    Processor processor;
    std::string_view label;  ///< what a person reads
    const KernelFunctions& functions;
};

/// All kernels that were built, fastest first; the last runs on every processor.
std::span<const Kernel> kernels();

/// The kernel of usual_processor().
const Kernel& usual_kernel();

/// Makes a CPU engine with this kernel; make_cpu_engine() uses usual_kernel().
std::unique_ptr<AttentionEngine> make_cpu_engine_with(const Kernel& kernel);

}  // namespace attnscope
