#include "core/engines/cpu/kernels/all.h"

namespace attnscope::ATTNSCOPE_KERNEL {

extern const KernelFunctions functions;
const KernelFunctions functions = {
    .multiply = multiply,
    .largest = largest,
    .first_with = first_with,
    .sum = sum,
    .powers = powers,
    .logits = logits,
    .log_squares = log_squares,
    .log_sigmoids = log_sigmoids,
    .mask = mask,
    .pool_largest = pool_largest,
    .pool_sums = pool_sums,
    .scale = scale,
};

}  // namespace attnscope::ATTNSCOPE_KERNEL
