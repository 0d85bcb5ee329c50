#pragma once

#include <array>
#include <string_view>

namespace attnscope {

/// What a processor can compute with, the least first.
enum class Processor { any, avx2, avx512 };

/// By the name of its instructions, as the environment gives it and exports say it.
inline constexpr std::array<std::string_view, 3> processor_keys = {"baseline", "avx2", "avx512"};

/// Whether this one can.
bool runs_on(Processor processor);

/// The best that this one is; where the environment variable ATTNSCOPE_KERNEL names a lesser one,
/// that.
Processor usual_processor();

}  // namespace attnscope
