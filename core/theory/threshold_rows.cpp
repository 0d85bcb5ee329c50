#include "core/theory/threshold_rows.h"

#include <algorithm>
#include <array>
#include <boost/math/quadrature/gauss.hpp>
#include <cmath>
#include <complex>
#include <cstddef>
#include <limits>
#include <numbers>
#include <vector>

#include "core/limits.h"
#include "core/parallel/last_result.h"
#include "core/parallel/parallel_for.h"
#include "core/special/require.h"
#include "core/theory/domain.h"
#include "core/theory/query_norms.h"

namespace attnscope {
namespace {

constexpr double half_turn = std::numbers::pi;

/// Real part of the line along which Laplace transforms are inverted: the error is e^{−2 · line}.
constexpr double inversion_line = 11.5;
/// Weights from here on count as infinite, which changes no sum of weights below 2.
constexpr double heaviest = 2;

/// The nodes of a Gauss–Legendre rule of 12 points on (0, 1).
struct GaussRule {
    std::array<double, 12> at, weight;

    GaussRule() {
        using Rule = boost::math::quadrature::gauss<double, 12>;
        for (std::size_t i = 0; i < 6; ++i) {
            const double x = Rule::abscissa()[i], w = Rule::weights()[i] / 2;
            at[6 + i] = (1 + x) / 2;
            at[5 - i] = (1 - x) / 2;
            weight[6 + i] = weight[5 - i] = w;
        }
    }
};

const GaussRule& gauss_rule() {
    static const GaussRule rule;
    return rule;
}

/// w(u) and its derivative.
struct ThresholdWeight {
    double factor;  ///< α − 1

    double operator()(double u) const { return factor == 1 ? u : std::pow(factor * u, 1 / factor); }
    double slope(double u) const { return factor == 1 ? 1 : std::pow(factor * u, 1 / factor - 1); }
    double inverse(double w) const { return std::pow(w, factor) / factor; }
};

/// Laplace transforms at the points line + iπk, k = 0, 1, …, as real and imaginary parts.
struct Transforms {
    std::vector<double> real, imaginary;

    explicit Transforms(std::size_t count) : real(count), imaginary(count) {}
    std::complex<double> operator[](std::size_t k) const { return {real[k], imaginary[k]}; }
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
            add_range(sum, from, to, 1);
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
    };

    /// Calls use(y, u, weight) at the nodes of an integral over y from `place` to where keys are
    /// too heavy; u = X(y) − X(place), and `weight` has the density in it.
    template <typename Use>
    void over_excess(double place, double phase, const Use& use) const {
        const double threshold = law_.logit(place);
        const double end = std::min(law_.position(threshold + weight_.inverse(heaviest)), top_);
        if (end <= place)
            return;
        const double length = end - place;
        const auto excess = [&](double z) { return law_.logit_difference(place, length * z * z); };
        const auto panel = [&](const auto& self, double low, double high, int depth) -> void {
            const double turns = phase * (weight_(excess(high)) - weight_(excess(low)));
            const double step = length * (high * high - low * low);
            if (depth < 20 && (turns > 9 || step > 1.4 * law_.widest_step() || high - low > 0.26)) {
                self(self, low, (low + high) / 2, depth + 1);
                self(self, (low + high) / 2, high, depth + 1);
                return;
            }
            const GaussRule& rule = gauss_rule();
            for (std::size_t i = 0; i < rule.at.size(); ++i) {
                const double z = low + (high - low) * rule.at[i];
                const double y = place + length * z * z;
                use(excess(z), (high - low) * rule.weight[i] * 2 * length * z * law_.density(y));
            }
        };
        panel(panel, 0, 1, 0);
    }

    /// Returns log φ_t(s) for real s, which no sum of weights needs to be inverted for.
    double log_transform(double place, double s) const {
        double sum = 0, mass = 0;
        over_excess(place, s / 4, [&](double u, double weight) {
            mass += weight;
            sum += weight * -std::expm1(-s * weight_(u));
        });
        return std::log1p(-std::min(sum + std::max(law_.survival(place) - mass, 0.0), 1.0));
    }

    double mean_sum(double place) const {
        double sum = 0, mass = 0;
        over_excess(place, 1, [&](double u, double weight) {
            mass += weight;
            sum += weight * weight_(u);
        });
        return n_ * (sum + heaviest * std::max(law_.survival(place) - mass, 0.0));
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

    void add_range(Sums& sum, double from, double to, int panels) {
        const GaussRule& rule = gauss_rule();
        const double size = (to - from) / panels;
        for (int p = 0; p < panels; ++p)
            for (std::size_t i = 0; i < rule.at.size(); ++i)
                add(sum, from + size * (p + rule.at[i]), size * rule.weight[i]);
    }

    void add(Sums& sum, double place, double weight) {
        Transforms others(terms_), entropy(terms_), mass(terms_);
        double beyond = law_.survival(place);
        const double decay = inversion_line;
        over_excess(place, half_turn * static_cast<double>(terms_), [&](double u, double each) {
            const double w = weight_(u);
            beyond -= each;
            const double size = each * std::exp(-decay * w);
            const double slope = weight_.slope(u), inward = -(std::log(w) + 1) * slope;
            double real = 1, imaginary = 0;
            const double c = std::cos(half_turn * w), s = -std::sin(half_turn * w);
            for (std::size_t k = 0; k < terms_; ++k) {
                others.real[k] += size * real - each;
                others.imaginary[k] += size * imaginary;
                entropy.real[k] += inward * size * real;
                entropy.imaginary[k] += inward * size * imaginary;
                mass.real[k] += slope * size * real;
                mass.imaginary[k] += slope * size * imaginary;
                const double next = real * c - imaginary * s;
                imaginary = real * s + imaginary * c;
                real = next;
            }
        });
        std::vector<double> support_terms(terms_), entropy_terms(terms_), mass_terms(terms_);
        for (std::size_t k = 0; k < terms_; ++k) {
            const std::complex<double> point(decay, half_turn * static_cast<double>(k));
            const std::complex<double> missing = others[k] - std::max(beyond, 0.0);
            const std::complex<double> log_one(
                0.5 * std::log1p(2 * missing.real() + std::norm(missing)),
                std::atan2(missing.imag(), 1 + missing.real()));
            const std::complex<double> all = std::exp((n_ - 1) * log_one) / point;
            support_terms[k] = all.real();
            entropy_terms[k] = (all * entropy[k]).real();
            mass_terms[k] = (all * mass[k]).real();
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
