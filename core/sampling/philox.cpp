#include "core/sampling/philox.h"

#include <boost/random/normal_distribution.hpp>
#include <cmath>

namespace attnscope {

std::array<std::uint32_t, 4> philox(std::array<std::uint32_t, 4> counter,
                                    std::array<std::uint32_t, 2> key) {
    constexpr std::uint64_t multiplier_0 = 0xD2511F53, multiplier_1 = 0xCD9E8D57;
    constexpr std::uint32_t weyl_0 = 0x9E3779B9, weyl_1 = 0xBB67AE85;
    for (int round = 0; round < 10; ++round) {
        const std::uint64_t product_0 = multiplier_0 * counter[0];
        const std::uint64_t product_1 = multiplier_1 * counter[2];
        counter = {static_cast<std::uint32_t>(product_1 >> 32) ^ counter[1] ^ key[0],
                   static_cast<std::uint32_t>(product_1),
                   static_cast<std::uint32_t>(product_0 >> 32) ^ counter[3] ^ key[1],
                   static_cast<std::uint32_t>(product_0)};
        key[0] += weyl_0;
        key[1] += weyl_1;
    }
    return counter;
}

RandomStream::RandomStream(std::uint64_t seed, std::uint64_t stream)
    : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
      counter_{0, 0, static_cast<std::uint32_t>(stream), static_cast<std::uint32_t>(stream >> 32)} {
}

RandomStream::result_type RandomStream::operator()() {
    if (used_ == 4) {
        block_ = philox(counter_, key_);
        if (++counter_[0] == 0)
            ++counter_[1];
        used_ = 0;
    }
    const std::uint64_t low = block_[used_], high = block_[used_ + 1];
    used_ += 2;
    return low | high << 32;
}

double RandomStream::uniform() {
    // 53 bits, shifted by half a unit so that neither end is met.
    return (static_cast<double>((*this)() >> 11) + 0.5) * 0x1p-53;
}

double RandomStream::normal() {
    boost::random::normal_distribution<double> ziggurat;
    return ziggurat(*this);
}

double RandomStream::chi_squared(double degrees) {
    // Marsaglia & Tsang, "A simple method for generating gamma variables", ACM TOMS 26 (2000), for
    // shape a ≥ 1; below that a draw of shape a + 1 times U^{1/a}.
    const double shape = degrees / 2;
    if (shape < 1)
        return chi_squared(degrees + 2) * std::pow(uniform(), 1 / shape);
    const double b = shape - 1.0 / 3, c = 1 / std::sqrt(9 * b);
    for (;;) {
        const double x = normal();
        const double root = 1 + c * x;
        if (root <= 0)
            continue;
        const double v = root * root * root;
        const double u = uniform();
        if (u < 1 - 0.0331 * x * x * x * x || std::log(u) < 0.5 * x * x + b * (1 - v + std::log(v)))
            return 2 * b * v;
    }
}

}  // namespace attnscope
