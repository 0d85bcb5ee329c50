#include "core/vector_math/processor.h"

#include <cstdlib>

namespace attnscope {
namespace {

// The levels x86-64-v3 and -v4 are tested by their features: clang 16 has no names for the levels.
#ifdef __x86_64__
/// Whether the processor has x86-64-v3, tested by the features that distinguish it.
bool has_avx2() {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma") &&
           __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2");
}

/// Whether the processor has the further features of x86-64-v4.
bool has_avx512() {
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
           __builtin_cpu_supports("avx512cd") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl");
}
#endif

Processor choose() {
    const char* const named = std::getenv("ATTNSCOPE_KERNEL");
    Processor best = Processor::any;
    for (const Processor processor : {Processor::any, Processor::avx2, Processor::avx512}) {
        if (!runs_on(processor))
            break;
        best = processor;
        if (named != nullptr && processor_keys[static_cast<std::size_t>(processor)] == named)
            break;
    }
    return best;
}

}  // namespace

bool runs_on(Processor processor) {
    switch (processor) {
#ifdef __x86_64__
        case Processor::avx512:
            return has_avx2() && has_avx512();
        case Processor::avx2:
            return has_avx2();
#endif
        case Processor::any:
            return true;
        default:
            return false;
    }
}

Processor usual_processor() {
    static const Processor usual = choose();
    return usual;
}

}  // namespace attnscope
