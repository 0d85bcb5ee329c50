#pragma once

#include <cstdint>
#include <span>

namespace attnscope {

// Streams of one seed that serve queries and keys: the upper half says what is drawn, the lower
// half which row of it.
constexpr std::uint64_t stream_of_row(char what, std::uint64_t row) {
    return static_cast<std::uint64_t>(what) << 32 | row;
}

/// Returns the sum of the squared components.
double squared_norm(std::span<const double> vector);

/// Draws a vector uniformly from the sphere of radius √d, where d is its dimension.
void draw_direction(std::uint64_t seed, std::uint64_t stream, std::span<double> to);

/// Replaces `own` by √d (cosine·c + √(1 − cosine²)·e), where c is the direction of `shared` and e
/// that of `own` without its part along c: a vector of norm √d at that cosine to `shared`. Leaves
/// `own` as it is if `shared` is 0.
void mix_directions(std::span<const double> shared, double cosine, std::span<double> own);

}  // namespace attnscope
