#include "core/theory/planted_key.h"

#include <algorithm>
#include <boost/math/tools/toms748_solve.hpp>
#include <cmath>
#include <cstdint>
#include <functional>
#include <limits>

#include "core/limits.h"
#include "core/parallel/parallel_for.h"
#include "core/special/require.h"
#include "core/special/von_mises_fisher.h"
#include "core/text/errors.h"
#include "core/theory/domain.h"
#include "core/theory/key_decay.h"
#include "core/theory/planted_rows.h"
#include "core/theory/query_norms.h"
#include "core/theory/random_queries.h"

namespace attnscope {
namespace {

constexpr double negligible = KeyDecay::negligible;

/// The integrand e^{w − B(w)} of the focus F. B(w) = e^w − (n−1) log φ(e^{w−g}) rises with w.
class Competition {
public:
    /// `others` is n − 1, `planted` the logit g counted from the law's origin.
    Competition(const LogitLaw& law, double others, double planted, double rarity = 0)
        : decay_(law, others, rarity), others_(others), planted_(planted) {}

    double exponent(double w) { return std::exp(w) + others_ * decay_(w - planted_); }

    /// Returns a w at which B is about 1. Below it the integrand falls like e^w, so that F ≥ e^{w −
    /// 1}.
    double turn() {
        const double first = planted_ - decay_.largest_logit() - std::log(others_);
        const double low = std::min(0.0, first) - 1;
        const auto level = [this](double w) {
            using limits = std::numeric_limits<double>;
            return std::log(std::clamp(exponent(w), limits::min(), limits::max()));
        };
        const double at_low = level(low), at_high = level(0);
        if (at_high <= 0)
            return 0;
        std::uintmax_t evaluations = 100;
        const auto close = [](double a, double b) { return std::abs(b - a) < 0.25; };
        return boost::math::tools::toms748_solve(level, low, 0.0, at_low, at_high, close,
                                                 evaluations)
            .first;
    }

private:
    KeyDecay decay_;
    double others_, planted_;
};

/// Returns the trapezoid over x = k/4, k whole, with w = turn + x − e^{−6−x}. This makes the left
/// tail doubly exponential where B is negligible.
double trapezoid(Competition& competition, double turn) {
    constexpr double step = 0.25, shift = 6;
    double sum = 0;
    const auto bend = [](double x) { return std::exp(-x - shift); };
    const auto add = [&](double x) {
        const double w = turn + x - bend(x), exponent = competition.exponent(w);
        sum += step * (1 + bend(x)) * std::exp(w - exponent);
        return exponent;
    };
    for (int k = 0; add(step * k) < negligible - turn;)
        ++k;
    for (int k = -1; step * k - bend(step * k) > -negligible; --k)
        add(step * k);
    return sum;
}

double focus(const LogitLaw& law, double n, double planted) {
    constexpr double underflow = -800;
    const double others = n - 1;
    Competition competition(law, others, planted);
    const double turn = competition.turn();
    if (turn < underflow)
        return 0;
    // F is about e^turn: rows in which each other key is as low as e^{turn/others} count.
    const double rarity = -turn / others;
    if (rarity > 1)
        competition = Competition(law, others, planted, rarity);
    return trapezoid(competition, turn);
}

double random_query_focus(double n, double d, double lambda, double gap) {
    double mean = 0;
    for (const QueryNorm& query : query_norms(d))
        mean += query.weight * focus(LogitLaw::gaussian(lambda * query.norm), n, lambda * gap);
    return mean;
}

double sphere_focus(double n, double d, double lambda, double gap) {
    const LogitLaw law = LogitLaw::sphere(d, lambda * d);
    return focus(law, n, lambda * (law.origin() == 0 ? gap : gap - d));
}

/// Returns the focuses of rows with one λ.
std::vector<double> focuses_at(double sigma, std::span<const RowAt> rows, double gap) {
    std::vector<double> lengths;
    for (const RowAt& row : rows)
        lengths.push_back(row.n);
    return gaussian_focuses(lengths, rows.front().lambda * gap, sigma);
}

void require_domain(double n, double d, double lambda, double gap) {
    detail::require_exact("n", n, 1, max_length);
    detail::require_dimension(d);
    detail::require_exact("lambda", lambda, 0, max_scale);
    detail::require_exact("gap", gap, -max_gap, max_gap);
}

/// 1/(1 + (n − 1) e^x).
double share_against(double n, double x) {
    return 1 / (1 + (n - 1) * std::exp(x));
}

/// Returns the weight, or 1 if rounding made it larger.
double at_most_one(double weight) {
    return std::min(weight, 1.0);
}

double sum_of_focus(ScoreModel model, double n, double d, double lambda, double gap) {
    switch (model) {
        case ScoreModel::sphere:
            return sphere_focus(n, d, lambda, gap);
        case ScoreModel::gaussian:
            return focus(LogitLaw::gaussian(lambda * std::sqrt(d)), n, lambda * gap);
        case ScoreModel::gaussian_qk:
            return random_query_focus(n, d, lambda, gap);
    }
    throw InvalidRequest(Message("theory.unknown-model", "unknown score model"));
}

}  // namespace

double mean_field_focus(double n, double lambda, double gap) {
    return share_against(n, -lambda * gap);
}

double annealed_focus(ScoreModel model, double n, double d, double lambda, double gap) {
    require_domain(n, d, lambda, gap);
    const auto gaussian = [&](double norm) {
        return share_against(n, lambda * lambda * norm * norm / 2 - lambda * gap);
    };
    if (model == ScoreModel::sphere)
        return share_against(n, von_mises_fisher(d, lambda * d).log_mgf - lambda * gap);
    if (model == ScoreModel::gaussian)
        return gaussian(std::sqrt(d));
    double mean = 0;
    for (const QueryNorm& query : query_norms(d))
        mean += query.weight * gaussian(query.norm);
    return mean;
}

double exact_focus(ScoreModel model, double n, double d, double lambda, double gap) {
    require_domain(n, d, lambda, gap);
    if (n == 1 || lambda == 0)
        return 1 / n;
    return at_most_one(sum_of_focus(model, n, d, lambda, gap));
}

std::vector<double> exact_focuses(ScoreModel model, double d, double gap,
                                  std::span<const RowAt> rows, const std::stop_token& stop) {
    for (const RowAt& row : rows)
        require_domain(row.n, d, row.lambda, gap);
    const auto alone = [&](const RowAt& row) {
        return exact_focus(model, row.n, d, row.lambda, gap);
    };
    const bool have_one_scale =
        std::ranges::adjacent_find(rows, std::not_equal_to(), &RowAt::lambda) == rows.end();
    std::vector<double> values(rows.size());
    if (model == ScoreModel::gaussian_qk && have_one_scale) {
        values = over_random_queries({alone,
                                      [&](std::span<const RowAt> some, double sigma) {
                                          return focuses_at(sigma, some, gap);
                                      },
                                      FarEnd::level, 64},
                                     d, rows, stop);
        std::ranges::transform(values, values.begin(), at_most_one);
        return values;
    }
    parallel_for(rows.size(), 1, stop, [&](std::size_t i) { values[i] = alone(rows[i]); });
    return values;
}

}  // namespace attnscope
