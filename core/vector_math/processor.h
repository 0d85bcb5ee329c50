#pragma once

#include <array>
#include <string_view>

namespace attnscope {

/// Instruction sets that a processor can compute with, the smallest first.
enum class Processor { any, avx2, avx512 };

/// The key of each Processor, which names its instructions. Used in the environment variable
/// ATTNSCOPE_KERNEL and in exports.
inline constexpr std::array<std::string_view, 3> processor_keys = {"baseline", "avx2", "avx512"};

/// Whether this processor has the instructions.
bool runs_on(Processor processor);

/// Returns the best instruction set of this processor, or a lesser one that the environment
/// variable ATTNSCOPE_KERNEL names.
Processor usual_processor();

}  // namespace attnscope
