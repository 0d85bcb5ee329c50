#include "core/attention/cpu/kernel.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace attnscope {

#ifdef ATTNSCOPE_X86_KERNELS
namespace avx512 {
extern const KernelFunctions functions;
}
namespace avx2 {
extern const KernelFunctions functions;
}
#endif
namespace baseline {
extern const KernelFunctions functions;
}

namespace {

#ifdef ATTNSCOPE_X86_KERNELS
/// x86-64-v3, by what tells its processors from others.
bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
           __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
}

/// x86-64-v4.
bool has_avx512() {
    return has_avx2() && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}
#endif

const Kernel table[] = {
#ifdef ATTNSCOPE_X86_KERNELS
    {"avx512", "AVX-512", has_avx512, avx512::functions},
    {"avx2", "AVX2", has_avx2, avx2::functions},
#endif
    {"baseline", "any processor", [] { return true; }, baseline::functions},
};

const Kernel& choose() {
    const char* const named = std::getenv("ATTNSCOPE_KERNEL");
    for (const Kernel& kernel : table)
        if (named != nullptr && kernel.key == named && kernel.runs_here())
            return kernel;
    return *std::ranges::find_if(table, [](const Kernel& kernel) { return kernel.runs_here(); });
}

}  // namespace

std::span<const Kernel> kernels() {
    return table;
}

const Kernel& usual_kernel() {
    static const Kernel& chosen = choose();
    return chosen;
}

}  // namespace attnscope
