#include "core/theory/independent_rows.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <limits>
#include <numbers>
#include <utility>
#include <vector>

#include "core/vector_math/vector_math.h"

namespace attnscope {
namespace {

constexpr double no_mean = std::numeric_limits<double>::quiet_NaN();
constexpr double most_own_nodes = 12'000;

/// A trapezoid over the law of one logit.
struct LogitSample {
    std::vector<double> logits, weights;

    /// Makes no node if too many would be needed.
    LogitSample(const LogitLaw& law, double n) {
        constexpr double tail = 46;  // e^{−46} = 1e-20
        const double reach = law.reach(tail + std::log(n));
        const double step = std::min(law.widest_step(), 0.25 / law.spread());
        if (2 * reach > most_own_nodes * step)
            return;
        std::vector<double> ys;
        for (double k = std::ceil(-reach / step); k * step <= reach; ++k)
            ys.push_back(k * step);
        logits.resize(ys.size());
        weights.resize(ys.size());
        law.sample(ys, logits, weights);
        for (std::size_t i = 0; i < ys.size(); ++i) {
            logits[i] += law.origin();
            weights[i] *= step;
        }
    }

    template <typename Function>
    double mean(const Function& f) const {
        double sum = logits.empty() ? no_mean : 0;
        for (std::size_t i = 0; i < logits.size(); ++i)
            sum += weights[i] * f(logits[i]);
        return sum;
    }
};

/// log(1 + e^x).
double softplus(double x) {
    return std::max(x, 0.0) + std::log1p(std::exp(-std::abs(x)));
}

/// The law of log v: nodes, with the probability that v is 0 left out. Their number is a multiple
/// of most_lanes.
struct OwnWeights {
    std::vector<double> logarithms, weights;

    OwnWeights(const LogitLaw& law, double n, OwnWeight weight, double bias) {
        if (weight == OwnWeight::squared_relu)
            add_squares(law, n);
        else
            add_sample(LogitSample(law, n), weight == OwnWeight::logistic, bias);
        const std::size_t size = (weights.size() + most_lanes - 1) / most_lanes * most_lanes;
        logarithms.resize(size, logarithms.empty() ? 0 : logarithms.back());
        weights.resize(size, 0);
    }

private:
    void add_sample(LogitSample sample, bool is_logistic, double bias) {
        logarithms = std::move(sample.logits);
        weights = std::move(sample.weights);
        if (is_logistic)
            for (double& x : logarithms)
                x = -softplus(-x - bias);
    }

    /// Adds nodes evenly spaced in log y, as v falls to 0 with y.
    void add_squares(const LogitLaw& law, double n) {
        constexpr double step = 0.1, lowest = -40;
        const double highest = std::log(law.reach(46 + std::log(n)));
        for (double z = lowest; z <= highest; z += step) {
            const double y = std::exp(z), x = law.logit(y) + law.origin();
            if (!(x > 0))
                continue;
            logarithms.push_back(2 * std::log(x));
            weights.push_back(step * y * law.density(y));
        }
    }
};

/// Expectations over one weight at one u.
struct OwnMoments {
    double absorbed = 0;  ///< E[1 − e^{−τ}]
    double first = 0;     ///< E[τ e^{−τ}]
    double entropy = 0;   ///< E[τ e^{−τ}(log τ + γ)]

    OwnMoments(const OwnWeights& own, double u) {
        with_lanes([&](auto lanes) { add<typename decltype(lanes)::Doubles>(own, u); });
    }

private:
    template <typename Doubles>
    void add(const OwnWeights& own, double u) {
        constexpr double gone = 6.5;  // from here on e^{−τ} is 0
        Doubles absorbed_here{}, first_here{}, entropy_here{};
        for (std::size_t i = 0; i < own.weights.size(); i += lane_count<Doubles>) {
            const auto weight = load_lanes<Doubles>(&own.weights[i]);
            const Doubles log_tau = u + load_lanes<Doubles>(&own.logarithms[i]);
            const Doubles s = log_tau < gone ? log_tau : all_lanes<Doubles>(gone);
            const Doubles tau = exp_lanes<Doubles>(s);
            const Doubles term = weight * tau * exp_lanes<Doubles>(-tau);
            absorbed_here += weight * one_minus_exp<Doubles>(-tau);
            first_here += term;
            entropy_here += term * (s + std::numbers::egamma);
        }
        absorbed = sum_of_lanes(absorbed_here);
        first = sum_of_lanes(first_here);
        entropy = sum_of_lanes(entropy_here);
    }
};

}  // namespace

IndependentMeans independent_means(const LogitLaw& law, double n, OwnWeight weight, double bias,
                                   double sink) {
    constexpr double step = 0.25, negligible = 1e-15;
    const OwnWeights own(law, n, weight, bias);
    if (own.weights.empty())
        return {no_mean, no_mean};
    const auto [least, most] = std::ranges::minmax(own.logarithms);
    IndependentMeans sum{0, 0};
    double rows = 0;
    for (double u = -most - std::log(n) - 42; u < -least + 6; u += step) {
        const OwnMoments m(own, u);
        const double others = n * std::exp((n - 1) * std::log1p(-std::min(m.absorbed, 1 - 1e-16)));
        const double here = step * others * m.first;
        rows += here;
        sum.entropy -= step * others * m.entropy;
        sum.sink += here * -std::expm1(-std::exp(std::min(sink + u, 700.0)));
        if (rows > 0.5 && here < negligible)
            break;
    }
    sum.entropy /= rows;
    return sum;
}

double mean_logistic(const LogitLaw& law, double bias) {
    return LogitSample(law, 1).mean([&](double x) { return 1 / (1 + std::exp(-x - bias)); });
}

double mean_logistic_entropy(const LogitLaw& law) {
    return LogitSample(law, 1).mean([](double x) {
        const double p = 1 / (1 + std::exp(-x));
        return p * softplus(-x) + (1 - p) * softplus(x);
    });
}

double mean_squared_relu(const LogitLaw& law) {
    return LogitSample(law, 1).mean([](double x) { return x * x / 2; });
}

}  // namespace attnscope
