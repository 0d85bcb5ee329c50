#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/sampling/philox.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {

/// What a stream of a seed is for, stored in the stream's upper four bits.
enum class StreamKind : std::uint64_t { scores = 1, query_norms = 2, angles = 3 };

/// Returns stream number `index` of this kind.
constexpr std::uint64_t stream_of(StreamKind kind, std::uint64_t index) {
    return static_cast<std::uint64_t>(kind) << 60 | index;
}

inline constexpr std::size_t pairs_at_once = 64;

/// Independent pairs of uniform numbers in (0, 1).
struct UniformPairs {
    alignas(64) std::array<double, pairs_at_once> u, v;
};

/// Converts 64 bits to a number in (0, 1) in each lane, as uniform_from() does.
template <typename Doubles>
inline Doubles uniform_lanes(const BitsOf<Doubles>& bits) {
    const auto above_one = std::bit_cast<Doubles>(bits >> 12 | 0x3ff0000000000000);
    return (above_one - 1.0) + 0x1p-53;
}

/// Draws the pairs number first, first + 1, … of a stream to the beginning of `pairs`: `count` of
/// them, rounded up to a multiple of the lanes. Each pair is one block of Philox, each lane draws
/// one pair.
template <typename Doubles>
inline void draw_pairs(std::uint64_t seed, std::uint64_t stream, std::uint64_t first,
                       UniformPairs& pairs, std::size_t count = pairs_at_once) {
    using Bits = BitsOf<Doubles>;
    constexpr std::uint64_t low_word = 0xffffffff;
    Bits index{};
    for (std::size_t lane = 0; lane < lane_count<Doubles>; ++lane)
        index[lane] = first + lane;
    for (std::size_t i = 0; i < count; i += lane_count<Doubles>, index += lane_count<Doubles>) {
        Bits c0 = index & low_word, c1 = index >> 32;
        Bits c2 = Bits{} + (stream & low_word);
        Bits c3 = Bits{} + (stream >> 32);
        auto k0 = static_cast<std::uint32_t>(seed), k1 = static_cast<std::uint32_t>(seed >> 32);
        for (int round = 0; round < 10; ++round) {
            // The redundant masks tell the compiler that 32-bit words are multiplied.
            const Bits a = (c0 & low_word) * philox_multipliers[0],
                       b = (c2 & low_word) * philox_multipliers[1];
            c0 = b >> 32 ^ c1 ^ k0;
            c1 = b & low_word;
            c2 = a >> 32 ^ c3 ^ k1;
            c3 = a & low_word;
            k0 += philox_increments[0];
            k1 += philox_increments[1];
        }
        store_lanes<Doubles>(&pairs.u[i], uniform_lanes<Doubles>(c0 << 32 | c1));
        store_lanes<Doubles>(&pairs.v[i], uniform_lanes<Doubles>(c2 << 32 | c3));
    }
}

}  // namespace attnscope
