#include "core/theory/exact_curves.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <utility>

#include "core/limits.h"
#include "core/parallel/parallel_for.h"
#include "core/special/require.h"
#include "core/theory/chebyshev.h"
#include "core/theory/domain.h"
#include "core/theory/exact_means.h"
#include "core/theory/query_norms.h"
#include "core/theory/row_means.h"

namespace attnscope {
namespace {

/// One of the exact means, which falls like 1/σ or not at all for σ → ∞.
struct Mean {
    double ExactMeans::*value;
    bool falls;
};

constexpr Mean entropy = {&ExactMeans::entropy, true};
constexpr Mean collision = {&ExactMeans::collision, false};
constexpr Mean diversity = {&ExactMeans::diversity, true};

std::vector<double> one_by_one(const Mean& mean, ScoreModel model, double d,
                               std::span<const RowAt> rows, const std::stop_token& stop) {
    std::vector<double> values(rows.size());
    parallel_for(rows.size(), 1, stop, [&](std::size_t i) {
        values[i] = exact_means(model, rows[i].n, d, rows[i].lambda).*mean.value;
    });
    return values;
}

/// A mean over Gaussian rows of each of some lengths as a function of σ between two of its values.
class GaussianMean {
public:
    GaussianMean(const Mean& mean, std::span<const double> lengths, double least, double most)
        : mean_(mean),
          lengths_(lengths),
          scale_(std::sqrt(1 + 2 * std::log(lengths.back()))),
          nodes_(variable(least), variable(most), 4) {}

    /// False where the polynomial does not come close enough.
    bool fit(const std::stop_token& stop) {
        constexpr std::size_t finest = 128;
        constexpr double agreement = 1e-5;
        values_ = computed(nodes_.nodes(), stop);
        while (nodes_.degree() < finest)
            if (refine(stop) <= agreement)
                return true;
        return false;
    }

    /// Of the length of that place, for each σ weighted.
    double average(std::size_t length, double lambda, std::span<const QueryNorm> norms) const {
        double sum = 0;
        for (const QueryNorm& query : norms) {
            const double w = variable(lambda * query.norm);
            sum += query.weight * std::exp(logarithm(length, nodes_.weights(w)) + fall(w));
        }
        return sum;
    }

private:
    using Column = std::vector<double>;  ///< of all lengths

    double variable(double sigma) const { return sigma / (sigma + scale_); }
    double fall(double w) const { return mean_.falls ? std::log1p(-w) : 0; }

    double logarithm(std::size_t length, const std::vector<double>& weights) const {
        double sum = 0;
        for (std::size_t k = 0; k < weights.size(); ++k)
            sum += weights[k] * values_[k][length];
        return sum;
    }

    std::vector<Column> computed(std::span<const double> at, const std::stop_token& stop) const {
        std::vector<Column> columns(at.size());
        parallel_for(at.size(), 1, stop, [&](std::size_t k) { columns[k] = column(at[k]); });
        return columns;
    }

    Column column(double w) const {
        const double sigma = scale_ * w / (1 - w);
        const std::vector<ExactMeans> means =
            lengths_.size() > 1 ? gaussian_row_means(sigma, lengths_)
                                : std::vector{row_means(LogitLaw::gaussian(sigma), lengths_[0])};
        Column logarithms;
        for (const ExactMeans& each : means)
            logarithms.push_back(std::log(each.*mean_.value) - fall(w));
        return logarithms;
    }

    /// Doubles the degree; by how much the new values differ from what they were said to be.
    double refine(const std::stop_token& stop) {
        const Chebyshev finer = nodes_.refined();
        std::vector<double> between;
        for (std::size_t k = 1; k < finer.nodes().size(); k += 2)
            between.push_back(finer.nodes()[k]);
        std::vector<Column> fresh = computed(between, stop);
        double difference = 0;
        for (std::size_t k = 0; k < between.size(); ++k) {
            const std::vector<double> weights = nodes_.weights(between[k]);
            for (std::size_t length = 0; length < lengths_.size(); ++length)
                difference =
                    std::max(difference, std::abs(fresh[k][length] - logarithm(length, weights)));
        }
        for (std::size_t k = 0; k < fresh.size(); ++k)
            values_.insert(values_.begin() + static_cast<std::ptrdiff_t>(2 * k + 1),
                           std::move(fresh[k]));
        nodes_ = finer;
        return difference;
    }

    Mean mean_;
    std::span<const double> lengths_;
    double scale_;  ///< c
    Chebyshev nodes_;
    std::vector<Column> values_;
};

/// Ascending, each once.
std::vector<double> lengths_of(std::span<const RowAt> rows) {
    std::vector<double> lengths;
    for (const RowAt& row : rows)
        lengths.push_back(row.n);
    std::ranges::sort(lengths);
    lengths.erase(std::ranges::unique(lengths).begin(), lengths.end());
    return lengths;
}

/// Of two or more rows of two or more keys at λ > 0.
std::vector<double> of_random_queries(const Mean& mean, double d, std::span<const RowAt> rows,
                                      const std::stop_token& stop) {
    const std::vector<double> lengths = lengths_of(rows);
    const std::vector<QueryNorm> norms = query_norms(d);
    const auto [shortest, longest] = std::ranges::minmax(norms, {}, &QueryNorm::norm);
    const auto [least, most] = std::ranges::minmax(rows, {}, &RowAt::lambda);
    GaussianMean gaussian(mean, lengths, least.lambda * shortest.norm, most.lambda * longest.norm);
    if (!gaussian.fit(stop))
        return one_by_one(mean, ScoreModel::gaussian_qk, d, rows, stop);
    std::vector<double> values(rows.size());
    parallel_for(rows.size(), 8, stop, [&](std::size_t i) {
        const auto place = std::ranges::lower_bound(lengths, rows[i].n) - lengths.begin();
        values[i] = gaussian.average(static_cast<std::size_t>(place), rows[i].lambda, norms);
    });
    return values;
}

void require_domain(double d, std::span<const RowAt> rows) {
    detail::require_dimension(d);
    for (const RowAt& row : rows) {
        detail::require_exact("n", row.n, 1, max_length);
        detail::require_exact("lambda", row.lambda, 0, max_scale);
    }
}

std::vector<double> along(const Mean& mean, ScoreModel model, double d, std::span<const RowAt> rows,
                          const std::stop_token& stop) {
    require_domain(d, rows);
    const auto proper = [](const RowAt& row) { return row.n >= 2 && row.lambda > 0; };
    std::vector<RowAt> many;
    std::ranges::copy_if(rows, std::back_inserter(many), proper);
    if (model != ScoreModel::gaussian_qk || many.size() < 2)
        return one_by_one(mean, model, d, rows, stop);
    const std::vector<double> means = of_random_queries(mean, d, many, stop);
    std::vector<double> values;
    auto next = means.begin();
    for (const RowAt& row : rows)
        values.push_back(proper(row) ? *next++
                                     : exact_means(model, row.n, d, row.lambda).*mean.value);
    return values;
}

}  // namespace

std::vector<double> exact_entropies(ScoreModel model, double d, std::span<const RowAt> rows,
                                    const std::stop_token& stop) {
    return along(entropy, model, d, rows, stop);
}

std::vector<double> exact_collisions(ScoreModel model, double d, std::span<const RowAt> rows,
                                     const std::stop_token& stop) {
    return along(collision, model, d, rows, stop);
}

std::vector<double> exact_gradients(ScoreModel model, double d, std::span<const RowAt> rows,
                                    const std::stop_token& stop) {
    std::vector<double> values = along(diversity, model, d, rows, stop);
    for (std::size_t i = 0; i < rows.size(); ++i)
        values[i] *= rows[i].lambda;
    return values;
}

}  // namespace attnscope
