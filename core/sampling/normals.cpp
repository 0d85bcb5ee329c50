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

DoubleLanes reversed(const DoubleLanes& lanes) {
    DoubleLanes turned{};
    for (std::size_t lane = 0; lane < lane_doubles; ++lane)
        turned[lane] = lanes[lane_doubles - 1 - lane];
    return turned;
}

/// The normals of pairs first, first + 1, …, `count` numbers at least.
void draw_some(std::uint64_t seed, std::uint64_t stream, std::uint64_t first, std::size_t count,
               Drawn& normals) {
    static_assert(pairs_at_once % half == 0 && half % lane_doubles == 0);
    UniformPairs pairs;
    const std::size_t pair_count = (count + batch - 1) / batch * half;
    draw_pairs(seed, stream, first, pairs, pair_count);
    for (std::size_t i = 0; i < pair_count; i += lane_doubles) {
        // A RandomStream makes eight cosines, then eight sines, and gives them from the end.
        const NormalPairs drawn = box_muller(load_lanes(&pairs.u[i]), load_lanes(&pairs.v[i]));
        const std::size_t end = i / half * batch + half - i % half;
        store_lanes(&normals[end - lane_doubles], reversed(drawn.second));
        store_lanes(&normals[end - lane_doubles + half], reversed(drawn.first));
    }
}

}  // namespace

void draw_normals(std::uint64_t seed, std::uint64_t stream, std::span<double> normals) {
    alignas(64) Drawn drawn;
    for (std::size_t begin = 0; begin < normals.size(); begin += drawn.size()) {
        const std::size_t count = std::min(drawn.size(), normals.size() - begin);
        draw_some(seed, stream, begin / 2, count, drawn);
        std::copy_n(drawn.begin(), count, normals.subspan(begin).begin());
    }
}

}  // namespace attnscope
