#pragma once

#include <cstdint>

namespace attnscope {

// Limits for which the numerics are made and tested; the limits of a parameter are in its record.

/// The most keys of a row.
inline constexpr std::int64_t max_length = 1'000'000'000'000;

inline constexpr std::int64_t min_dimension = 2, max_dimension = 1'000'000;

/// The largest λ for which the exact means are computed.
inline constexpr double max_scale = 1e6;

/// The most queries or keys of an attention matrix.
inline constexpr std::int64_t max_matrix_rows = 131072;

/// The most rows × dimension of the queries or of the keys (1 GiB of float32).
inline constexpr std::int64_t max_vector_values = std::int64_t{1} << 28;

}  // namespace attnscope
