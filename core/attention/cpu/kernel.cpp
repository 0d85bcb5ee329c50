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

const Kernel table[] = {
#ifdef ATTNSCOPE_X86_KERNELS
    {"avx512", "AVX-512", [] { return __builtin_cpu_supports("x86-64-v4") != 0; },
     avx512::functions},
    {"avx2", "AVX2", [] { return __builtin_cpu_supports("x86-64-v3") != 0; }, avx2::functions},
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
