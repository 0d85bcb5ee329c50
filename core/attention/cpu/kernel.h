#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/attention/cpu/kernels/functions.h"
#include "core/attention/engine.h"

namespace attnscope {

/// What the CPU engine computes with on one kind of processor.
struct Kernel {
    std::string_view key;    ///< name in the environment and in exports
    std::string_view label;  ///< what a person reads
    bool (*runs_here)();
    const KernelFunctions& functions;
};

/// All that were built, fastest first; the last runs on every processor.
std::span<const Kernel> kernels();

/// The first that runs here; where the environment variable ATTNSCOPE_KERNEL names another that
/// does, that one.
const Kernel& usual_kernel();

/// The CPU engine with that kernel; make_cpu_engine() takes the usual one.
std::unique_ptr<AttentionEngine> make_cpu_engine_with(const Kernel& kernel);

}  // namespace attnscope
