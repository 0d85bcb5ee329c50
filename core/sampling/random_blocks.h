#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/sampling/philox.h"

namespace attnscope {

/// Streams of one seed, told apart by the upper bits of the counter.
enum class StreamKind : std::uint64_t { scores = 1, query_norms = 2, angles = 3 };

constexpr std::uint64_t stream_of(StreamKind kind, std::uint64_t index) {
    return static_cast<std::uint64_t>(kind) << 60 | index;
}

inline constexpr std::size_t pairs_at_once = 64;

/// Independent pairs of uniform numbers in (0, 1).
struct UniformPairs {
    alignas(64) std::array<double, pairs_at_once> u, v;
};

/// Pairs first, first + 1, … of a stream: one block of Philox each.
inline void draw_pairs(std::uint64_t seed, std::uint64_t stream, std::uint64_t first,
                       UniformPairs& pairs) {
    const std::array key{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)};
    for (std::size_t i = 0; i < pairs_at_once; ++i) {
        const std::uint64_t index = first + i;
        const auto block =
            philox({static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(index >> 32),
                    static_cast<std::uint32_t>(stream), static_cast<std::uint32_t>(stream >> 32)},
                   key);
        pairs.u[i] = uniform_from(block[0], block[1]);
        pairs.v[i] = uniform_from(block[2], block[3]);
    }
}

}  // namespace attnscope
