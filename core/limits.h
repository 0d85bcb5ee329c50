#pragma once

#include <cstdint>

namespace attnscope {

// What the numerics are made and tested for; the limits of a parameter stand in its record.

/// Keys that a row is computed for.
inline constexpr std::int64_t max_length = 1'000'000'000'000;

inline constexpr std::int64_t min_dimension = 2, max_dimension = 1'000'000;

/// λ of the exact means.
inline constexpr double max_scale = 1e6;

/// Queries or keys of an attention matrix.
inline constexpr std::int64_t max_matrix_rows = 131072;

/// Rows × dimension of the queries or of the keys (1 GiB of float32).
inline constexpr std::int64_t max_vector_values = std::int64_t{1} << 28;

}  // namespace attnscope
