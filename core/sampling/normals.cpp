#include "core/sampling/normals.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "core/sampling/philox.h"
#include "core/sampling/random_blocks.h"

namespace attnscope {
namespace {

constexpr std::size_t batch = RandomStream::normals_at_once, half = batch / 2;
using Drawn = std::array<double, 2 * pairs_at_once>;

template <typename Doubles>
Doubles reversed(const Doubles& lanes) {
    Doubles turned{};
    for (std::size_t lane = 0; lane < lane_count<Doubles>; ++lane)
        turned[lane] = lanes[lane_count<Doubles> - 1 - lane];
    return turned;
}

/// Writes the normals of pairs first, first + 1, …, at least `count` numbers.
template <typename Doubles>
void draw_some(std::uint64_t seed, std::uint64_t stream, std::uint64_t first, std::size_t count,
               Drawn& normals) {
    static_assert(pairs_at_once % half == 0 && half % most_lanes == 0);
    UniformPairs pairs;
    const std::size_t pair_count = (count + batch - 1) / batch * half;
    draw_pairs<Doubles>(seed, stream, first, pairs, pair_count);
    for (std::size_t i = 0; i < pair_count; i += lane_count<Doubles>) {
        // A RandomStream makes eight cosines, then eight sines, and returns them from the end.
        const auto drawn =
            box_muller<Doubles>(load_lanes<Doubles>(&pairs.u[i]), load_lanes<Doubles>(&pairs.v[i]));
        const std::size_t end = i / half * batch + half - i % half;
        store_lanes<Doubles>(&normals[end - lane_count<Doubles>], reversed<Doubles>(drawn.second));
        store_lanes<Doubles>(&normals[end - lane_count<Doubles> + half],
                             reversed<Doubles>(drawn.first));
    }
}

}  // namespace

void draw_normals(std::uint64_t seed, std::uint64_t stream, std::span<double> normals) {
    with_lanes([=](auto lanes) {
        alignas(64) Drawn drawn;
        for (std::size_t begin = 0; begin < normals.size(); begin += drawn.size()) {
            const std::size_t count = std::min(drawn.size(), normals.size() - begin);
            draw_some<typename decltype(lanes)::Doubles>(seed, stream, begin / 2, count, drawn);
            std::copy_n(drawn.begin(), count, normals.subspan(begin).begin());
        }
    });
}

}  // namespace attnscope
