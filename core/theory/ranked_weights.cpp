#include "core/theory/ranked_weights.h"

#include <algorithm>
#include <boost/math/special_functions/erf.hpp>
#include <cmath>
#include <limits>

#include "core/limits.h"
#include "core/special/require.h"
#include "core/special/sphere_angle.h"
#include "core/theory/domain.h"

namespace attnscope {
namespace {

/// The score that a fraction p of all scores exceeds.
double upper_quantile(ScoreModel model, double d, double p) {
    if (model == ScoreModel::sphere)
        return d * std::cos(angle_quantile(d, p));
    return std::sqrt(2 * d) * boost::math::erfc_inv(2 * p);
}

/// exp(λ(s_r − s_1)).
std::vector<double> relative_weights(ScoreModel model, double n, double d, double lambda,
                                     std::span<const double> ranks) {
    const auto score = [&](double rank) { return upper_quantile(model, d, (rank - 0.5) / n); };
    const double largest = score(1);
    std::vector<double> weights;
    for (const double rank : ranks)
        weights.push_back(std::exp(lambda * (score(rank) - largest)));
    return weights;
}

/// Returns the sum of the weights over all ranks, given the weights at some.
double sum_over_ranks(std::span<const double> ranks, std::span<const double> weights) {
    double sum = weights.front();
    for (std::size_t i = 1; i < ranks.size(); ++i) {
        const double gap = ranks[i] - ranks[i - 1];
        sum += (gap * (weights[i - 1] + weights[i]) - weights[i - 1] + weights[i]) / 2;
    }
    return sum;
}

}  // namespace

std::vector<double> ranks_of(double n) {
    constexpr double each = 64, per_octave = 24;
    const double middle = std::floor(n / 2);
    std::vector<double> ranks;
    for (double rank = 1; rank <= std::min(middle, each); ++rank)
        ranks.push_back(rank);
    for (double step = 1; middle > each && ranks.back() < middle; ++step)
        if (const double rank = std::round(each * std::exp2(step / per_octave));
            rank > ranks.back())
            ranks.push_back(std::min(rank, middle));
    std::vector<double> last;
    for (const double rank : ranks)
        last.insert(last.begin(), n + 1 - rank);
    if (std::fmod(n, 2) == 1)
        ranks.push_back(middle + 1);
    ranks.insert(ranks.end(), last.begin(), last.end());
    return ranks;
}

std::vector<double> typical_weights(ScoreModel model, double n, double d, double lambda,
                                    std::span<const double> ranks) {
    detail::require_exact("n", n, 1, max_length);
    detail::require_dimension(d);
    detail::require_exact("lambda", lambda, 0, std::numeric_limits<double>::max());
    const std::vector<double> all = ranks_of(n);
    const double sum = sum_over_ranks(all, relative_weights(model, n, d, lambda, all));
    std::vector<double> weights = relative_weights(model, n, d, lambda, ranks);
    for (double& weight : weights)
        weight /= sum;
    return weights;
}

}  // namespace attnscope
