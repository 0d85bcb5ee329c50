#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "core/sampling/philox.h"
#include "core/vector_math/vector_math.h"

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

/// The same number as uniform_from, in lanes: 64 bits to (0, 1).
inline DoubleLanes uniform_lanes(const DoubleLaneBits& bits) {
    const auto above_one = std::bit_cast<DoubleLanes>(bits >> 12 | 0x3ff0000000000000);
    return (above_one - 1.0) + 0x1p-53;
}

/// Products of the lanes' lower words with a word. (Compilers multiply all 64 bits, many times as
/// slowly.)
inline DoubleLaneBits word_product(const DoubleLaneBits& a, std::uint64_t b) {
#if defined(__AVX512F__)
    return std::bit_cast<DoubleLaneBits>(  // unmasked, GCC 12 warns of its own header (bug 105593)
        _mm512_maskz_mul_epu32(0xff, std::bit_cast<__m512i>(a),
                               _mm512_set1_epi64(static_cast<long long>(b))));
#elif defined(__AVX2__)
    return std::bit_cast<DoubleLaneBits>(
        _mm256_mul_epu32(std::bit_cast<__m256i>(a), _mm256_set1_epi64x(static_cast<long long>(b))));
#else
    return (a & 0xffffffff) * b;
#endif
}

/// Pairs first, first + 1, … of a stream, `count` at least: one block of Philox each, computed a
/// lane each.
inline void draw_pairs(std::uint64_t seed, std::uint64_t stream, std::uint64_t first,
                       UniformPairs& pairs, std::size_t count = pairs_at_once) {
    constexpr std::uint64_t low_word = 0xffffffff;
    DoubleLaneBits index{};
    for (std::size_t lane = 0; lane < lane_doubles; ++lane)
        index[lane] = first + lane;
    for (std::size_t i = 0; i < count; i += lane_doubles, index += lane_doubles) {
        DoubleLaneBits c0 = index & low_word, c1 = index >> 32;
        DoubleLaneBits c2 = DoubleLaneBits{} + (stream & low_word);
        DoubleLaneBits c3 = DoubleLaneBits{} + (stream >> 32);
        auto k0 = static_cast<std::uint32_t>(seed), k1 = static_cast<std::uint32_t>(seed >> 32);
        for (int round = 0; round < 10; ++round) {
            const DoubleLaneBits a = word_product(c0, philox_multipliers[0]),
                                 b = word_product(c2, philox_multipliers[1]);
            c0 = b >> 32 ^ c1 ^ k0;
            c1 = b & low_word;
            c2 = a >> 32 ^ c3 ^ k1;
            c3 = a & low_word;
            k0 += philox_increments[0];
            k1 += philox_increments[1];
        }
        store_lanes(&pairs.u[i], uniform_lanes(c0 << 32 | c1));
        store_lanes(&pairs.v[i], uniform_lanes(c2 << 32 | c3));
    }
}

}  // namespace attnscope
