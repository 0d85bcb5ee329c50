#include "core/sampling/scores.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "core/sampling/random_blocks.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

double query_norm(ScoreModel model, double d, std::uint64_t seed, std::uint64_t row) {
    if (model != ScoreModel::gaussian_qk)
        return std::sqrt(d);
    return std::sqrt(RandomStream(seed, stream_of(StreamKind::query_norms, row)).chi_squared(d));
}

}  // namespace

ScoreSampler::ScoreSampler(ScoreModel model, double d, std::uint64_t seed, std::uint64_t row)
    : is_sphere_(model == ScoreModel::sphere),
      exponent_(2 / (d - 2)),
      length_(is_sphere_ ? d : query_norm(model, d, seed, row)),
      seed_(seed),
      row_(row) {}

void ScoreSampler::draw(std::uint64_t first_key, std::span<double> scores) const {
    with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        UniformPairs pairs;
        alignas(64) std::array<double, pairs_at_once> drawn;
        for (std::size_t begin = 0; begin < scores.size(); begin += pairs_at_once) {
            draw_pairs<Doubles>(seed_, stream_of(StreamKind::scores, row_), first_key + begin,
                                pairs);
            for (std::size_t i = 0; i < pairs_at_once; i += lane_count<Doubles>) {
                const Doubles log_u = log_lanes<Doubles>(load_lanes<Doubles>(&pairs.u[i]));
                const Doubles square =
                    is_sphere_ ? one_minus_exp<Doubles>(log_u * exponent_) : log_u * -2.0;
                const Doubles cosine = turn_lanes<Doubles>(load_lanes<Doubles>(&pairs.v[i])).cosine;
                store_lanes<Doubles>(&drawn[i], sqrt_lanes<Doubles>(square) * cosine * length_);
            }
            const std::size_t count = std::min(pairs_at_once, scores.size() - begin);
            std::copy_n(drawn.begin(), count, scores.subspan(begin).begin());
        }
    });
}

}  // namespace attnscope
