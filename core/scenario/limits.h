#pragma once

#include <cstdint>

namespace attnscope {

// Limits of the Scenario's numbers; those of a parameter stand in its record.
inline constexpr std::int64_t max_length = 1'000'000'000'000;
inline constexpr std::int64_t min_dimension = 2, max_dimension = 1'000'000;

}  // namespace attnscope
