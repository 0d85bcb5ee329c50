#include "core/theory/row_means.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "core/theory/logit_nodes.h"
#include "core/theory/partition_moments.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();
constexpr double euler = std::numbers::egamma;

/// The moments at one u, and log Λ, Λ = −n log φ, with its first two derivatives in u.
struct Level {
    double u;
    PartitionMoments moments;
    double survived;  ///< φ
    double log_level, slope, curvature;
};

/// The integrand of the means over Λ for two keys at some value of −log φ. The integrand for n keys
/// follows from it.
struct TwoKeys {
    ExactMeans means;
    bool by_parts;  ///< whether the entropy is integrated by parts

    ExactMeans of(double n) const {
        return {means.log_partition, (by_parts ? n - 1 : 1) * means.entropy, means.collision,
                (n - 1) * means.diversity};
    }
};

/// Walks along the curve u(Λ).
class LevelFinder {
public:
    LevelFinder(const LogitLaw& law, double n, double refinement)
        : nodes_(law, n, refinement), n_(n), log_absorbed_(-46 - std::log(n)) {
        measure(-nodes_.largest_logit() - std::log(n) - 5);
    }

    /// Moves to the u where log Λ = target, to within `tolerance`: by Halley's method (Newton's
    /// while far off), or by bisection if a step leaves the bracket.
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

    /// The integrand of the means at this level.
    ExactMeans integrand() { return integrand_of_two().of(n_); }

    /// Returns the integrand for two keys, from which the integrand for any n follows.
    TwoKeys integrand_of_two() {
        const PartitionMoments& m = here_.moments;
        // By parts if the plain form would cancel: logits are far apart, or n is close to 1.
        const bool by_parts = nodes_.made_on_demand() || n_ < 1.5;
        const double entropy_here = by_parts ? entropy_by_parts() : -m.logarithm / m.first - euler;
        return {{-euler - here_.u, entropy_here, m.second / m.first, m.first / here_.survived},
                by_parts};
    }

private:
    double entropy_by_parts() {
        return entropy_moment(nodes_.window(here_.u, lowest_argument())) / here_.survived;
    }

    /// Returns the s below which a node contributes less than rounding to any moment.
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

/// The steps of both quadratures.
struct Steps {
    double nodes;      ///< of the inner one, relative to the largest without error
    double coarsest;   ///< of the outer one
    double agreement;  ///< relative, of the results with two steps, one half the
                       ///< other, at which to stop; the error of the finer is about
                       ///< its square
    double tolerance;  ///< of log Λ at the nodes
};

constexpr Steps steps_of(Precision precision) {
    return precision == Precision::full ? Steps{1, 0.25, 1e-9, 1e-14} : Steps{2, 0.7, 1e-3, 1e-6};
}

/// Returns the trapezoid of E_Λ over v = (k + offset)·step, k whole, where Λ = exp(v − e^{−v}). In
/// v both tails fall doubly exponentially.
ExactMeans trapezoid(LevelFinder& finder, double step, double offset, double tolerance) {
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
            finder.move_to(log_level, tolerance * std::max(1.0, 0.01 / weight));
            add_weighted(sum, weight, finder.integrand());
        }
    }
    finder.go_back_to(centre);
    return sum;
}

/// The trapezoid of E_Λ over x = log Λ for each of many lengths at once. The integrand is a
/// function of −log φ = Λ/n alone, so that all lengths share the nodes log(−log φ) = x − log n.
class SharedTrapezoid {
public:
    SharedTrapezoid(const LogitLaw& law, std::span<const double> lengths)
        : finder_(law, lengths.back(), 1), shortest_(lengths.front()), longest_(lengths.back()) {
        lengths_.assign(lengths.begin(), lengths.end());
        lengths_.resize((lengths.size() + most_lanes - 1) / most_lanes * most_lanes, longest_);
        for (auto& sums : sums_)
            sums.resize(lengths_.size());
    }

    /// Adds all nodes; x = log Λ is that of the longest row.
    void add_all() {
        constexpr double lowest = -32;   // Λ = 1e-14
        constexpr double highest = 3.5;  // Λ e^{−Λ} = 1e-13
        finder_.move_to(0, tolerance);
        const Level centre = finder_.here();
        for (double x = 0; x < highest + std::log(longest_ / shortest_); x += step)
            add(x);
        finder_.go_back_to(centre);
        for (double x = -step; x > lowest; x -= step)
            add(x);
    }

    ExactMeans means(std::size_t i) const {
        return {sums_[0][i], sums_[1][i], sums_[2][i], sums_[3][i]};
    }

private:
    static constexpr double step = 0.3, tolerance = 1e-12;

    void add(double x) {
        finder_.move_to(x, tolerance * std::max(1.0, std::exp(-x - 4)));
        add_to_all(finder_.integrand_of_two(), std::exp(x) / longest_);
    }

    /// Adds one node to the sums of all lengths; `decay` is −log φ.
    void add_to_all(const TwoKeys& here, double decay) {
        with_lanes([&](auto lanes) {
            using Doubles = typename decltype(lanes)::Doubles;
            const auto add = [](std::vector<double>& sums, std::size_t i, const Doubles& term) {
                store_lanes<Doubles>(&sums[i], load_lanes<Doubles>(&sums[i]) + term);
            };
            for (std::size_t i = 0; i < lengths_.size(); i += lane_count<Doubles>) {
                const auto n = load_lanes<Doubles>(&lengths_[i]);
                const Doubles level = n * decay, others = n - 1.0;
                const Doubles most = level < 700.0 ? level : all_lanes<Doubles>(700.0);
                const Doubles weight = step * level * exp_lanes<Doubles>(-most);
                add(sums_[0], i, weight * here.means.log_partition);
                add(sums_[1], i, (here.by_parts ? weight * others : weight) * here.means.entropy);
                add(sums_[2], i, weight * here.means.collision);
                add(sums_[3], i, weight * others * here.means.diversity);
            }
        });
    }

    LevelFinder finder_;
    double shortest_, longest_;
    std::vector<double> lengths_;              ///< padded with the longest
    std::array<std::vector<double>, 4> sums_;  ///< of the members of ExactMeans, in its order
};

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

ExactMeans row_means(const LogitLaw& law, double n, Precision precision, double refinement) {
    constexpr double finest = 0.001;
    const auto [nodes, coarsest, agreement, tolerance] = steps_of(precision);
    LevelFinder finder(law, n, refinement / nodes);
    finder.move_to(-1, 1e-3);
    double step = coarsest / refinement;
    ExactMeans means = trapezoid(finder, step, 0, tolerance);
    for (bool settled = false; !settled && step > finest; step /= 2) {
        const ExactMeans previous = means;
        means = {};
        add_weighted(means, 0.5, previous);
        add_weighted(means, 0.5, trapezoid(finder, step, 0.5, tolerance));
        settled = agree(previous, means, agreement);
    }
    means.log_partition += law.origin();
    return means;
}

std::vector<ExactMeans> row_means(const LogitLaw& law, std::span<const double> lengths) {
    SharedTrapezoid trapezoid(law, lengths);
    trapezoid.add_all();
    std::vector<ExactMeans> means;
    for (std::size_t i = 0; i < lengths.size(); ++i) {
        means.push_back(trapezoid.means(i));
        means.back().log_partition += law.origin();
    }
    return means;
}

}  // namespace attnscope
