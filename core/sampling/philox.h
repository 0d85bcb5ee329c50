#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace attnscope {

inline constexpr std::array<std::uint64_t, 2> philox_multipliers{0xD2511F53, 0xCD9E8D57};
inline constexpr std::array<std::uint32_t, 2> philox_increments{0x9E3779B9, 0xBB67AE85};

/// Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011): four
/// random 32-bit words as a pure function of a counter and a key, so any draw can be made alone, in
/// any order.
constexpr std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter,
                                              std::array<std::uint32_t, 2> key) {
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t a = philox_multipliers[0] * counter[0],
                            b = philox_multipliers[1] * counter[2];
        counter = {static_cast<std::uint32_t>(b >> 32) ^ counter[1] ^ key[0],
                   static_cast<std::uint32_t>(b),
                   static_cast<std::uint32_t>(a >> 32) ^ counter[3] ^ key[1],
                   static_cast<std::uint32_t>(a)};
        key = {key[0] + philox_increments[0], key[1] + philox_increments[1]};
    }
    return counter;
}

/// A uniform number in (0, 1) from 64 random bits: an odd multiple of 2⁻⁵³.
constexpr double uniform_from(std::uint32_t high, std::uint32_t low) {
    const std::uint64_t bits = std::uint64_t{high} << 32 | low;
    return (static_cast<double>(bits >> 12) + 0.5) * 0x1p-52;
}

/// A sequence of draws. Each is a pure function of the seed, the stream and the draws before it, so
/// rows sampled on different threads, in any order, get the same numbers.
class RandomStream {
public:
    static constexpr std::size_t normals_at_once = 16;

    RandomStream(std::uint64_t seed, std::uint64_t stream);

    double uniform();                    ///< in (0, 1), 53 bits
    double normal();                     ///< N(0, 1)
    double chi_squared(double degrees);  ///< χ² with real degrees > 0

private:
    std::array<std::uint32_t, 4> next_block();
    void draw_normals();

    std::array<std::uint32_t, 2> key_;
    std::uint64_t stream_;
    std::uint64_t index_ = 0;
    std::array<std::uint32_t, 4> block_{};
    std::size_t words_left_ = 0;
    std::size_t normals_left_ = 0;
    alignas(64) std::array<double, normals_at_once> normals_{};
};

}  // namespace attnscope
