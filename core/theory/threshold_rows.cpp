#include "core/theory/threshold_rows.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstddef>
#include <limits>
#include <numbers>
#include <numeric>
#include <vector>

#include "core/limits.h"
#include "core/parallel/last_result.h"
#include "core/parallel/parallel_for.h"
#include "core/special/require.h"
#include "core/theory/domain.h"
#include "core/theory/excess_nodes.h"
#include "core/theory/query_norms.h"
#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

constexpr double half_turn = std::numbers::pi;

/// Real part of the line along which Laplace transforms are inverted: the error is e^{−2 · line}.
constexpr double inversion_line = 11.5;

using Transform = std::vector<std::complex<double>>;

/// Laplace transforms over the keys above a threshold at the points s = line + iπk, k = 0, 1, …
struct Transforms {
    Transform missing;  ///< E[e^{−s w} − 1]
    Transform entropy;  ///< A(s) of g = −p log p
    Transform mass;     ///< A(s) of g = p

    Transforms(const ExcessNodes& nodes, std::size_t count)
        : missing(count), entropy(count), mass(count) {
        with_lanes([&](auto lanes) { add<typename decltype(lanes)::Doubles>(nodes); });
    }

private:
    /// Sums over as many nodes at once as there are lanes.
    template <typename Doubles>
    void add(const ExcessNodes& nodes) {
        constexpr std::size_t width = lane_count<Doubles>, parts = 6;
        std::vector<double> sums(missing.size() * parts * width);
        for (std::size_t i = 0; i < nodes.count(); i += width) {
            const auto key = load_lanes<Doubles>(&nodes.keys[i]),
                       w = load_lanes<Doubles>(&nodes.weights[i]);
            const Doubles size = key * exp_lanes<Doubles>(-inversion_line * w);
            const Doubles own = size * load_lanes<Doubles>(&nodes.slopes[i]);
            const Doubles inward = -(load_lanes<Doubles>(&nodes.logarithms[i]) + 1.0) * own;
            const auto [c, s] = turn_lanes<Doubles>(0.5 * w);
            Doubles real = all_lanes<Doubles>(1), imaginary{};
            const auto add_to = [](double* sum, const Doubles& term) {
                store_lanes<Doubles>(sum, load_lanes<Doubles>(sum) + term);
            };
            for (double* sum = sums.data(); sum != sums.data() + sums.size();
                 sum += parts * width) {
                add_to(sum, size * real - key);
                add_to(sum + width, size * imaginary);
                add_to(sum + 2 * width, inward * real);
                add_to(sum + 3 * width, inward * imaginary);
                add_to(sum + 4 * width, own * real);
                add_to(sum + 5 * width, own * imaginary);
                const Doubles next = real * c + imaginary * s;
                imaginary = imaginary * c - real * s;
                real = next;
            }
        }
        const auto part = [&](std::size_t k, std::size_t of) {
            return sum_of_lanes(load_lanes<Doubles>(&sums[(k * parts + of) * width]));
        };
        for (std::size_t k = 0; k < missing.size(); ++k) {
            missing[k] = {part(k, 0), part(k, 1)};
            entropy[k] = {part(k, 2), part(k, 3)};
            mass[k] = {part(k, 4), part(k, 5)};
        }
    }
};

/// The threshold's law for rows of n keys.
class ThresholdLaw {
public:
    ThresholdLaw(const LogitLaw& law, double n, double alpha)
        : law_(law), n_(n), weight_{alpha - 1}, top_(law.reach(46 + std::log(n))) {}

    ThresholdMeans means() {
        constexpr double most_keys = 2000;
        const double none = std::numeric_limits<double>::quiet_NaN();
        const double middle = middle_place();
        const double keys = n_ * law_.survival(middle);
        if (!(keys < most_keys))
            return {none, none};
        terms_ = static_cast<std::size_t>(32 + 4 * std::sqrt(keys));
        const double first = first_place(middle, std::max(inversion_line, 8 * std::sqrt(keys)));
        Sums sum;
        const double width = middle - first;
        add_range(sum, first, middle, 3);
        double from = middle;
        for (double size = std::max(width / 2, 0.08 * law_.widest_step()); from < top_;
             size *= 1.5) {
            const double to = std::min(from + std::min(size, 1.7 * law_.widest_step()), top_);
            const Sums before = sum;
            add_range(sum, from, to, 1);
            if (sum.is_settled(before))
                break;
            from = to;
        }
        if (!(std::abs(sum.mass - 1) < 1e-4))
            return {sum.support > (1 - 1e-6) * n_ ? n_ : none, none};
        return {sum.support, sum.entropy};
    }

private:
    /// The means, and that of the sum of all weights, which is 1 but for errors.
    struct Sums {
        double support = 0, entropy = 0, mass = 0;

        /// Whether the last addition hardly counts; those above it count still less.
        bool is_settled(const Sums& before) const {
            constexpr double negligible = 1e-13;
            return mass > 0.5 && support - before.support <= negligible * support &&
                   entropy - before.entropy <= negligible * entropy;
        }
    };

    ExcessNodes nodes_above(double place, double phase) const {
        return {law_, weight_, place, top_, phase};
    }

    /// Returns log φ_t(s) for real s, which no sum of weights needs to be inverted for.
    double log_transform(double place, double s) const {
        const ExcessNodes nodes = nodes_above(place, s / 4);
        const double sum = with_lanes([&](auto lanes) {
            using Doubles = typename decltype(lanes)::Doubles;
            Doubles sums{};
            for (std::size_t i = 0; i < nodes.count(); i += lane_count<Doubles>)
                sums += load_lanes<Doubles>(&nodes.keys[i]) *
                        one_minus_exp<Doubles>(-s * load_lanes<Doubles>(&nodes.weights[i]));
            return sum_of_lanes(sums);
        });
        return std::log1p(-std::min(sum + nodes.beyond, 1.0));
    }

    double mean_sum(double place) const {
        const ExcessNodes nodes = nodes_above(place, 1);
        return n_ * std::inner_product(nodes.keys.begin(), nodes.keys.end(), nodes.weights.begin(),
                                       ExcessNodes::heaviest * nodes.beyond);
    }

    template <typename IsBelow>
    double bisected(double low, double high, const IsBelow& is_below) const {
        for (int i = 0; i < 40 && high - low > 1e-4 * std::abs(high); ++i)
            (is_below((low + high) / 2) ? low : high) = (low + high) / 2;
        return (low + high) / 2;
    }

    /// Returns where the mean of the sum of weights is 1, or the place above which one key is left.
    double middle_place() const {
        return bisected(-law_.reach(46), top_, [&](double y) { return mean_sum(y) > 1; });
    }

    /// Returns a place so low that the sum of weights is below 1 with probability e^{−36} at most.
    double first_place(double middle, double s) const {
        const auto is_rare = [&](double y) { return s + (n_ - 1) * log_transform(y, s) < -36; };
        double low = middle;
        for (double step = law_.widest_step(); low > -law_.reach(46) && !is_rare(low); step *= 2)
            low -= step;
        low = std::max(low, -law_.reach(46));
        return bisected(low, middle, is_rare);
    }

    void add_range(Sums& sum, double from, double to, int panels) const {
        const GaussRule& rule = gauss_rule();
        const double size = (to - from) / panels;
        for (int p = 0; p < panels; ++p)
            for (std::size_t i = 0; i < rule.at.size(); ++i)
                add(sum, from + size * (p + rule.at[i]), size * rule.weight[i]);
    }

    void add(Sums& sum, double place, double weight) const {
        const ExcessNodes nodes = nodes_above(place, half_turn * static_cast<double>(terms_));
        const Transforms transforms(nodes, terms_);
        std::vector<double> support_terms(terms_), entropy_terms(terms_), mass_terms(terms_);
        for (std::size_t k = 0; k < terms_; ++k) {
            const std::complex<double> point(inversion_line, half_turn * static_cast<double>(k));
            const std::complex<double> missing = transforms.missing[k] - nodes.beyond;
            const std::complex<double> log_one(
                0.5 * std::log1p(2 * missing.real() + std::norm(missing)),
                std::atan2(missing.imag(), 1 + missing.real()));
            const std::complex<double> all = std::exp((n_ - 1) * log_one) / point;
            support_terms[k] = all.real();
            entropy_terms[k] = (all * transforms.entropy[k]).real();
            mass_terms[k] = (all * transforms.mass[k]).real();
        }
        const double slope = law_.rise(place).slope;
        sum.support += weight * n_ * law_.density(place) * inverted(support_terms);
        sum.entropy += weight * n_ * slope * inverted(entropy_terms);
        sum.mass += weight * n_ * slope * inverted(mass_terms);
    }

    /// Returns the original at 1 from the real parts of its transform at line + iπk.
    static double inverted(const std::vector<double>& terms) {
        constexpr std::size_t averaged = 14;
        double sum = terms[0] / 2, mean = 0, binomial = std::exp2(-static_cast<double>(averaged));
        const std::size_t plain = terms.size() - averaged;
        for (std::size_t k = 1; k < terms.size(); ++k) {
            sum += k % 2 == 0 ? terms[k] : -terms[k];
            if (k + 1 >= plain) {
                const auto j = static_cast<double>(k + 1 - plain);
                mean += binomial * sum;
                binomial *= (static_cast<double>(averaged) - j) / (j + 1);
            }
        }
        return std::exp(inversion_line) * mean;
    }

    LogitLaw law_;
    double n_;
    ThresholdWeight weight_;
    double top_;
    std::size_t terms_ = 0;
};

struct AskedMeans {
    LogitLaw law;
    double n, alpha;

    bool operator==(const AskedMeans&) const = default;
};

}  // namespace

/// Keeps the means that were computed last, of several figures: each takes some 20 ms.
ThresholdMeans threshold_means(const LogitLaw& law, double n, double alpha) {
    static LastResult<AskedMeans, ThresholdMeans, 4096> kept;
    if (n == 1)
        return {1, 0};
    return *kept.get({law, n, alpha}, [&] { return ThresholdLaw(law, n, alpha).means(); });
}

double sparsemax_support(ScoreModel model, double n, double d, double lambda) {
    detail::require_exact("n", n, 1, max_length);
    detail::require_dimension(d);
    detail::require_exact("lambda", lambda, 0, max_scale);
    constexpr double sparsemax = 2;
    if (lambda == 0)
        return n;
    if (model == ScoreModel::sphere)
        return threshold_means(LogitLaw::sphere(d, lambda * d), n, sparsemax).support;
    if (model == ScoreModel::gaussian)
        return threshold_means(LogitLaw::gaussian(lambda * std::sqrt(d)), n, sparsemax).support;
    double sum = 0;
    for (const QueryNorm& query : query_norms(d))
        sum += query.weight *
               threshold_means(LogitLaw::gaussian(lambda * query.norm), n, sparsemax).support;
    return sum;
}

std::vector<double> sparsemax_supports(ScoreModel model, double d, std::span<const RowAt> rows,
                                       const std::stop_token& stop, Precision) {
    std::vector<double> supports(rows.size());
    parallel_for(rows.size(), 1, stop, [&](std::size_t i) {
        supports[i] = sparsemax_support(model, rows[i].n, d, rows[i].lambda);
    });
    return supports;
}

}  // namespace attnscope
