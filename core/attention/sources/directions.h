#pragma once

#include <cstdint>
#include <span>

namespace attnscope {

// Streams of one seed from which both queries and keys are drawn. The upper half of a stream says
// what is drawn, the lower half for which row.
constexpr std::uint64_t stream_of_row(char what, std::uint64_t row) {
    return static_cast<std::uint64_t>(what) << 32 | row;
}

/// Returns the sum of the squared components.
double squared_norm(std::span<const double> vector);

/// Draws a vector uniformly from the sphere of radius √d, where d is its dimension.
void draw_direction(std::uint64_t seed, std::uint64_t stream, std::span<double> to);

/// Replaces `own` by √d (cosine·c + √(1 − cosine²)·e), a vector of norm √d at the given cosine to
/// `shared`. c is the unit vector along `shared`, and e the unit vector along the part of `own`
/// that is perpendicular to c. If there is no such part, e is 0 and the norm |cosine|√d. −1 ≤
/// cosine ≤ 1. Leaves `own` as it is if `shared` is 0.
void mix_directions(std::span<const double> shared, double cosine, std::span<double> own);

}  // namespace attnscope
