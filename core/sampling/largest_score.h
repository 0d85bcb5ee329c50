#pragma once

#include <array>
#include <cstddef>

#include "core/sampling/scores.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

/// Means of the statistics of one row over the law of its largest score.
struct RowMeans {
    double entropy, collision, diversity;  ///< H in nats, Σp², 1 − Σp²
};

/// The law of a row's largest score given its other scores: the law of one score, given that it
/// exceeds the second largest.
///
/// The mean of a row statistic f over this law has the expectation of f itself, but not the spread
/// that rare near ties of the two largest scores give f (Rao and Blackwell). It is ∫ f w du / ∫ w
/// du, where u ≥ 0 is how far the largest score lies beyond the second. On the sphere u is an angle
/// and w ∝ sin^{d−2}(θ₂ − u), with θ₂ the angle of the second score; otherwise u is in standard
/// deviations and w ∝ e^{−u(z₂ + u/2)}, with z₂ the second score.
///
/// The integrals are computed over y, where x = e^y and u = θ₂(1 − e^{−b x/θ₂}) on the sphere, u =
/// b x otherwise; b is about the mean of u. In both cases w then falls like e^{−x}. f is a function
/// of λ times the gap between the two scores, so it has no scale of its own in y, and an even
/// trapezoid rule in y works for any λ. One node replaces all those below x = 0.004 and below gaps
/// of 0.004/λ.
///
/// The relative error of the means is 1.1e-6 or less for n from 2 to 10⁵, d from 2 to 10⁵ and λ
/// from 0 to 10⁶.
class LargestScore {
public:
    static constexpr std::size_t most_nodes = 128;

    /// Computes the nodes for scales up to `largest_lambda`; `second` is the second largest of the
    /// row's scores.
    LargestScore(const ScoreSampler& scores, double second, double largest_lambda);

    /// Returns the means at scale λ. `others` are the statistics of the logits λs of all keys but
    /// the one with the largest score.
    RowMeans means(const RowStatistics& others, double lambda) const;

private:
    // Computed in lanes of doubles (vector_math/with_lanes.h), from node `at` on.
    template <typename Doubles>
    void add_sphere_nodes(std::size_t at, double d);
    template <typename Doubles>
    void add_gaussian_nodes(std::size_t at, double length);
    template <typename Doubles>
    RowMeans means_in(const RowStatistics& others, double lambda) const;

    /// Whether the weights w and a row's statistics at scale λ are nearly linear in u from this
    /// node down.
    bool is_straight_below(std::size_t node, double lambda) const;

    double place_;  ///< position of the second largest score: θ₂ or z₂
    double width_;  ///< b
    std::size_t count_ = 0;
    alignas(64) std::array<double, most_nodes> gaps_;     ///< above the second largest score
    alignas(64) std::array<double, most_nodes> weights_;  ///< not normalised
};

}  // namespace attnscope
