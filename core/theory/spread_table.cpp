#include "core/theory/spread_table.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/parallel/parallel_for.h"
#include "core/special/von_mises_fisher.h"
#include "core/theory/logit_nodes.h"
#include "core/theory/partition_moments.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

// u = even·sinh(v/even): steps of u are even for |u| well below `even` and grow with |u| beyond.
// There only keys of wide spreads contribute, whose terms are smooth on a scale of |u|/500.
constexpr double level_step = 0.5;  // of v: e^{−e^s} has a strip of π/2, which leaves 3e-9
constexpr double even = 256;
constexpr double negligible_depth = 40;  // e^{−40} = 4e-18
constexpr double most_decay = 60;        // of a key: e^{−F} is negligible beyond
constexpr double decayed = 40;           // of a row
constexpr double least_decay = 1e-10;
constexpr double above = 8;  // of u over the widest spread, where every key has decayed

std::size_t padded(double count) {
    return (static_cast<std::size_t>(count) / most_lanes + 1) * most_lanes;
}

}  // namespace

SpreadTable::SpreadTable(const SpreadLattice& lattice, double d, double keys, int first, int last,
                         const std::stop_token& stop)
    : first_(first), points_(static_cast<std::size_t>(last - first + 1)) {
    const double beta = lattice.spread(last);
    const double least =
        std::log(least_decay / keys) - von_mises_fisher(d, beta).log_mgf;  // 1 − φ ≤ e^u E e^X
    start_ = even * std::asinh(least / even);
    levels_ = padded(std::ceil((even * std::asinh((beta + above) / even) - start_) / level_step));
    for (auto* values : {&decay_, &entropy_, &collision_})
        values->assign(points_ * levels_, 0);
    parallel_for(points_, 1, stop, [&](std::size_t point) {
        fill(point, lattice.spread(first + static_cast<int>(point)), d, keys);
    });
}

void SpreadTable::fill(std::size_t point, double beta, double d, double keys) {
    const LogitLaw law = LogitLaw::sphere(d, beta);
    LogitNodes nodes(law, keys);
    for (std::size_t level = 0; level < levels_; ++level) {
        const std::size_t at = point * levels_ + level;
        const double v = (start_ + level_step * static_cast<double>(level)) / even;
        const double u = even * std::sinh(v), width = level_step * std::cosh(v);
        const PartitionMoments m =
            partition_moments(nodes.window(u + law.origin(), -negligible_depth - std::log(keys)));
        decay_[at] = m.absorbed < 0.5 ? -std::log1p(-m.absorbed) : -std::log(m.survived);
        if (!(decay_[at] < most_decay)) {
            std::fill_n(decay_.begin() + static_cast<std::ptrdiff_t>(at), levels_ - level,
                        most_decay);
            return;
        }
        entropy_[at] = width * m.logarithm / m.survived;
        collision_[at] = width * m.second / m.survived;
    }
}

DirectionMeans SpreadTable::means(std::span<const double> keys) const {
    const auto has_keys = [](double count) { return count != 0; };
    const auto begin =
        static_cast<std::size_t>(std::ranges::find_if(keys, has_keys) - keys.begin());
    std::size_t end = points_;
    while (end > begin && keys[end - 1] == 0)
        --end;
    const DirectionMeans sums = with_lanes([&](auto lanes) {
        using Doubles = typename decltype(lanes)::Doubles;
        Doubles entropy{}, collision{};
        for (std::size_t level = 0; level < levels_; level += lane_count<Doubles>) {
            Doubles decay{}, of_entropy{}, of_collision{};
            for (std::size_t point = begin; point < end; ++point) {
                const std::size_t at = point * levels_ + level;
                decay += keys[point] * load_lanes<Doubles>(&decay_[at]);
                of_entropy += keys[point] * load_lanes<Doubles>(&entropy_[at]);
                of_collision += keys[point] * load_lanes<Doubles>(&collision_[at]);
            }
            const Doubles left = exp_lanes<Doubles>(-decay);
            entropy += left * of_entropy;
            collision += left * of_collision;
            if (decay[0] > decayed)
                break;
        }
        return DirectionMeans{sum_of_lanes(entropy), sum_of_lanes(collision)};
    });
    return {std::max(-std::numbers::egamma - sums.entropy, 0.0), std::min(sums.collision, 1.0)};
}

}  // namespace attnscope
