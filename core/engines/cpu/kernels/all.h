#pragma once

#include <type_traits>

#include "core/engines/cpu/kernels/lanes.h"

namespace attnscope::ATTNSCOPE_KERNEL {

// Declares the functions of KernelFunctions under the same names; functions.h documents them.

std::remove_pointer_t<decltype(KernelFunctions::multiply)> multiply;
std::remove_pointer_t<decltype(KernelFunctions::largest)> largest;
std::remove_pointer_t<decltype(KernelFunctions::first_with)> first_with;
std::remove_pointer_t<decltype(KernelFunctions::sum)> sum;
std::remove_pointer_t<decltype(KernelFunctions::powers)> powers;
std::remove_pointer_t<decltype(KernelFunctions::logits)> logits;
std::remove_pointer_t<decltype(KernelFunctions::log_squares)> log_squares;
std::remove_pointer_t<decltype(KernelFunctions::log_sigmoids)> log_sigmoids;
std::remove_pointer_t<decltype(KernelFunctions::mask)> mask;
std::remove_pointer_t<decltype(KernelFunctions::pool_largest)> pool_largest;
std::remove_pointer_t<decltype(KernelFunctions::pool_sums)> pool_sums;
std::remove_pointer_t<decltype(KernelFunctions::scale)> scale;

}  // namespace attnscope::ATTNSCOPE_KERNEL
