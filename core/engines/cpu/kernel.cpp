#include "core/engines/cpu/kernel.h"

#include <algorithm>

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
    {Processor::avx512, "AVX-512", avx512::functions},
    {Processor::avx2, "AVX2", avx2::functions},
#endif
    {Processor::any, "any processor", baseline::functions},
};

}  // namespace

std::span<const Kernel> kernels() {
    return table;
}

const Kernel& usual_kernel() {
    return *std::ranges::find(table, usual_processor(), &Kernel::processor);
}

}  // namespace attnscope
