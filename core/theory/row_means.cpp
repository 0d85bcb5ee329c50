#include "core/theory/row_means.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/theory/logit_nodes.h"
#include "core/theory/partition_moments.h"

namespace attnscope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double euler = std::numbers::egamma;

/// The moments at one u, and log Λ = log(−n log φ) with its first two derivatives in u.
struct Level {
    double u;
    PartitionMoments moments;
    double survived;  ///< φ
    double log_level, slope, curvature;
};

/// Walks along the curve u(Λ).
class LevelFinder {
public:
    LevelFinder(const LogitLaw& law, double n, double refinement)
        : nodes_(law, n, refinement), n_(n), log_absorbed_(-46 - std::log(n)) {
        measure(-nodes_.largest_logit() - std::log(n) - 5);
    }

    /// Moves to the u where log Λ = target, to within `tolerance`: Halley's steps (Newton's while
    /// far off), or halves of the bracket where they leave it.
    void move_to(double target, double tolerance) {
        double low = -infinity, high = infinity;
        for (int i = 0; i < 200; ++i) {
            const double gap = target - here_.log_level;
            if (std::abs(gap) <= tolerance)
                return;
            (gap > 0 ? low : high) = here_.u;
            const double newton = gap / here_.slope;
            const double bend = 0.5 * newton * here_.curvature / here_.slope;
            const double next = here_.u + newton / (1 + std::clamp(bend, -0.3, 0.3));
            if (std::abs(next - here_.u) <= 4e-16 * std::abs(here_.u))
                return;
            measure(next > low && next < high ? next : 0.5 * (low + high));
        }
    }

    const Level& here() const { return here_; }
    void go_back_to(const Level& level) { here_ = level; }

    /// What the mean of 1 adds to the means at this level.
    ExactMeans integrand() {
        const PartitionMoments& m = here_.moments;
        // By parts where the plain form would cancel: logits far apart, or hardly more than one.
        const double entropy = nodes_.made_on_demand() || n_ < 1.5
                                   ? (n_ - 1) *
                                         entropy_moment(nodes_.window(here_.u, lowest_argument())) /
                                         here_.survived
                                   : -m.logarithm / m.first - euler;
        return {-euler - here_.u, entropy, m.second / m.first, (n_ - 1) * m.first / here_.survived};
    }

private:
    /// Below this s what a node adds to any moment is beneath rounding.
    double lowest_argument() const { return log_absorbed_ - 42; }

    void measure(double u) {
        const PartitionMoments m = partition_moments(nodes_.window(u, lowest_argument()));
        const bool few = m.absorbed < 0.5;
        const double survived = few ? 1 - m.absorbed : m.survived;
        const double decay = few ? -std::log1p(-m.absorbed) : -std::log(m.survived);
        const double rate = m.first / survived;
        const double slope = rate / decay;
        log_absorbed_ = std::max(std::log(m.absorbed), -46 - std::log(n_));
        here_ = {u,        m,
                 survived, std::log(n_ * decay),
                 slope,    slope * (1 - m.second / m.first + rate - slope)};
    }

    LogitNodes nodes_;
    double n_;
    double log_absorbed_;
    Level here_{};
};

/// The trapezoid of E_Λ over v = (k + offset)·step, k whole, where Λ = exp(v − e^{−v}): both tails
/// fall doubly exponentially.
ExactMeans trapezoid(LevelFinder& finder, double step, double offset) {
    ExactMeans sum{};
    const Level centre = finder.here();
    for (const int direction : {1, -1}) {
        finder.go_back_to(centre);
        for (int k = direction > 0 ? 0 : -1;; k += direction) {
            const double v = step * (k + offset);
            const double log_level = v - std::exp(-v);
            const double weight =
                step * (1 + std::exp(-v)) * std::exp(log_level - std::exp(log_level));
            if (weight < 1e-18)
                break;
            finder.move_to(log_level, std::max(1e-14, 1e-16 / weight));
            add_weighted(sum, weight, finder.integrand());
        }
    }
    finder.go_back_to(centre);
    return sum;
}

bool agree(const ExactMeans& a, const ExactMeans& b, double tolerance) {
    const auto close = [&](double x, double y) {
        return std::abs(x - y) <= tolerance * std::abs(y);
    };
    return close(a.entropy, b.entropy) && close(a.collision, b.collision) &&
           close(a.diversity, b.diversity);
}

}  // namespace

void add_weighted(ExactMeans& sum, double weight, const ExactMeans& term) {
    sum.log_partition += weight * term.log_partition;
    sum.entropy += weight * term.entropy;
    sum.collision += weight * term.collision;
    sum.diversity += weight * term.diversity;
}

ExactMeans row_means(const LogitLaw& law, double n, double refinement) {
    // Halving the step squares the error, so two that agree to 1e-9 leave the finer one exact.
    constexpr double agreement = 1e-9, coarsest = 0.25, finest = 0.001;
    LevelFinder finder(law, n, refinement);
    finder.move_to(-1, 1e-3);
    double step = coarsest / refinement;
    ExactMeans means = trapezoid(finder, step, 0);
    for (bool settled = false; !settled && step > finest; step /= 2) {
        const ExactMeans previous = means;
        means = {};
        add_weighted(means, 0.5, previous);
        add_weighted(means, 0.5, trapezoid(finder, step, 0.5));
        settled = agree(previous, means, agreement);
    }
    means.log_partition += law.origin();
    return means;
}

}  // namespace attnscope
