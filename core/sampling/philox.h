#pragma once

#include <array>
#include <cstdint>

namespace attnscope {

/// Philox4x32-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", SC 2011): four
/// random 32-bit words as a pure function of a counter and a key, so any draw can be made alone, in
/// any order.
std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter,
                                    std::array<std::uint32_t, 2> key);

/// A sequence of draws that is a pure function of (seed, stream, index of the draw): rows sampled
/// on different threads, in any order, get the same numbers.
class RandomStream {
public:
    RandomStream(std::uint64_t seed, std::uint64_t stream);

    double uniform();                    ///< in (0, 1), 53 bits
    double normal();                     ///< N(0, 1)
    double chi_squared(double degrees);  ///< χ² with real degrees > 0

private:
    std::uint32_t word();

    std::array<std::uint32_t, 2> key_;
    std::array<std::uint32_t, 4> counter_;
    std::array<std::uint32_t, 4> block_{};
    int used_ = 4;
    double spare_ = 0;
    bool has_spare_ = false;
};

}  // namespace attnscope
