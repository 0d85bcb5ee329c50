#include "core/sampling/philox.h"

#include <cmath>

#include "core/sampling/normals.h"

namespace attnscope {

RandomStream::RandomStream(std::uint64_t seed, std::uint64_t stream)
    : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)},
      stream_(stream) {}

std::array<std::uint32_t, 4> RandomStream::next_block() {
    const std::uint64_t index = index_++;
    return philox({static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(index >> 32),
                   static_cast<std::uint32_t>(stream_), static_cast<std::uint32_t>(stream_ >> 32)},
                  key_);
}

double RandomStream::uniform() {
    if (words_left_ == 0) {
        block_ = next_block();
        words_left_ = 4;
    }
    words_left_ -= 2;
    return uniform_from(block_[words_left_], block_[words_left_ + 1]);
}

double RandomStream::normal() {
    if (normals_left_ == 0)
        draw_normals();
    return normals_[--normals_left_];
}

void RandomStream::draw_normals() {
    constexpr std::size_t pairs = normals_at_once / 2;
    alignas(64) std::array<double, pairs> u, v;
    for (std::size_t i = 0; i < pairs; ++i) {
        const auto block = next_block();
        u[i] = uniform_from(block[0], block[1]);
        v[i] = uniform_from(block[2], block[3]);
    }
    with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        for (std::size_t i = 0; i < pairs; i += lane_count<Doubles>) {
            const auto drawn =
                box_muller<Doubles>(load_lanes<Doubles>(&u[i]), load_lanes<Doubles>(&v[i]));
            store_lanes<Doubles>(&normals_[i], drawn.first);
            store_lanes<Doubles>(&normals_[pairs + i], drawn.second);
        }
    });
    normals_left_ = normals_at_once;
}

/// Method: Marsaglia and Tsang, "A simple method for generating gamma variables", ACM TOMS 26
/// (2000), also their step from a shape below 1 to the shape plus 1.
double RandomStream::chi_squared(double degrees) {
    const double shape = degrees / 2;
    if (shape < 1)
        return chi_squared(degrees + 2) * std::pow(uniform(), 1 / shape);
    const double a = shape - 1.0 / 3, c = 1 / std::sqrt(9 * a);
    for (;;) {
        const double z = normal(), root = 1 + c * z;
        if (root <= 0)
            continue;
        const double cube = root * root * root;
        if (std::log(uniform()) < 0.5 * z * z + a * (1 - cube + std::log(cube)))
            return 2 * a * cube;
    }
}

}  // namespace attnscope
