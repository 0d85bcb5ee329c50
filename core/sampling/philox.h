#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace attnscope {

/// Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011): four
/// random 32-bit words as a pure function of a counter and a key, so any draw can be made alone, in
/// any order.
std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter,
                                    std::array<std::uint32_t, 2> key);

/// A sequence of draws that is a pure function of (seed, stream): rows sampled on different
/// threads, in any order, get the same numbers. A uniform random bit generator of 64-bit words.
class RandomStream {
public:
    using result_type = std::uint64_t;

    RandomStream(std::uint64_t seed, std::uint64_t stream);

    static constexpr result_type min() { return 0; }
    static constexpr result_type max() { return ~result_type{0}; }
    result_type operator()();

    double uniform();                    ///< in (0, 1), 53 bits
    double normal();                     ///< N(0, 1), by Boost.Random's ziggurat
    double chi_squared(double degrees);  ///< χ² with real degrees > 0

private:
    std::array<std::uint32_t, 2> key_;
    std::array<std::uint32_t, 4> counter_;  ///< block (two words), stream (two words)
    std::array<std::uint32_t, 4> block_{};
    std::size_t used_ = 4;
};

}  // namespace attnscope
