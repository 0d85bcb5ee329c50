#include "core/theory/random_queries.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <limits>
#include <utility>

#include "core/parallel/parallel_for.h"
#include "core/theory/chebyshev.h"
#include "core/theory/query_norms.h"

namespace attnscope {
namespace {

/// The values of rows as functions of σ between two bounds (over_random_queries()).
class Interpolated {
public:
    Interpolated(const ValueOfRows& value, std::span<const RowAt> rows, double least, double most)
        : value_(value),
          rows_(rows),
          scale_(std::sqrt(1 + 2 * std::log(std::ranges::max(rows, {}, &RowAt::n).n))),
          nodes_(variable(least), variable(most), 4) {}

    /// Fits the polynomials; returns whether they come close enough.
    bool fit(const std::stop_token& stop) {
        constexpr double agreement = 1e-5;
        logarithms_ = columns(nodes_.nodes(), stop);
        for (double difference = 0; nodes_.degree() < value_.finest && std::isfinite(difference);) {
            difference = refine(stop);
            if (difference <= agreement)
                return true;
        }
        return false;
    }

    /// Returns the value of the row with index `row`, averaged over the norms with their weights.
    double average(std::size_t row, std::span<const QueryNorm> norms) const {
        double sum = 0;
        for (const QueryNorm& query : norms) {
            const double w = variable(rows_[row].lambda * query.norm);
            sum += query.weight * std::exp(logarithm(row, nodes_.weights(w)) + fall(w));
        }
        return sum;
    }

private:
    using Column = std::vector<double>;  ///< one value per row

    double variable(double sigma) const { return sigma / (sigma + scale_); }
    double fall(double w) const { return value_.far == FarEnd::falling ? std::log1p(-w) : 0; }

    double logarithm(std::size_t row, const std::vector<double>& weights) const {
        double sum = 0;
        for (std::size_t k = 0; k < weights.size(); ++k)
            sum += weights[k] * logarithms_[k][row];
        return sum;
    }

    Column column(double w) const {
        Column values = value_.gaussian(rows_, scale_ * w / (1 - w));
        for (double& value : values)
            value = std::log(value) - fall(w);
        return values;
    }

    std::vector<Column> columns(const std::vector<double>& at, const std::stop_token& stop) const {
        std::vector<Column> made(at.size());
        parallel_for(at.size(), 1, stop, [&](std::size_t k) { made[k] = column(at[k]); });
        return made;
    }

    /// Doubles the degree. Returns the largest difference between the new values and the
    /// polynomials of half the degree; ∞ if either is not a number.
    double refine(const std::stop_token& stop) {
        const Chebyshev finer = nodes_.refined();
        std::vector<double> between;
        for (std::size_t k = 1; k < finer.nodes().size(); k += 2)
            between.push_back(finer.nodes()[k]);
        std::vector<Column> fresh = columns(between, stop);
        double difference = 0;
        for (std::size_t k = 0; k < between.size(); ++k) {
            const std::vector<double> weights = nodes_.weights(between[k]);
            for (std::size_t row = 0; row < rows_.size(); ++row) {
                const double gap = std::abs(fresh[k][row] - logarithm(row, weights));
                difference = std::isfinite(gap) ? std::max(difference, gap)
                                                : std::numeric_limits<double>::infinity();
            }
        }
        for (std::size_t k = 0; k < fresh.size(); ++k)
            logarithms_.insert(logarithms_.begin() + static_cast<std::ptrdiff_t>(2 * k + 1),
                               std::move(fresh[k]));
        nodes_ = finer;
        return difference;
    }

    const ValueOfRows& value_;
    std::span<const RowAt> rows_;
    double scale_;  ///< c
    Chebyshev nodes_;
    std::vector<Column> logarithms_;  ///< at each node
};

std::vector<double> alone(const ValueOfRows& value, std::span<const RowAt> rows,
                          const std::stop_token& stop) {
    std::vector<double> values(rows.size());
    parallel_for(rows.size(), 1, stop, [&](std::size_t i) { values[i] = value.alone(rows[i]); });
    return values;
}

/// Computes the values of two or more rows of two or more keys at λ > 0.
std::vector<double> together(const ValueOfRows& value, double d, std::span<const RowAt> rows,
                             const std::stop_token& stop) {
    const std::vector<QueryNorm> norms = query_norms(d);
    const auto [shortest, longest] = std::ranges::minmax(norms, {}, &QueryNorm::norm);
    const auto [least, most] = std::ranges::minmax(rows, {}, &RowAt::lambda);
    Interpolated interpolated(value, rows, least.lambda * shortest.norm,
                              most.lambda * longest.norm);
    if (!interpolated.fit(stop))
        return alone(value, rows, stop);
    std::vector<double> values(rows.size());
    parallel_for(rows.size(), 8, stop,
                 [&](std::size_t i) { values[i] = interpolated.average(i, norms); });
    return values;
}

}  // namespace

std::vector<double> over_random_queries(const ValueOfRows& value, double d,
                                        std::span<const RowAt> rows, const std::stop_token& stop) {
    const auto proper = [](const RowAt& row) { return row.n >= 2 && row.lambda > 0; };
    std::vector<RowAt> many;
    std::ranges::copy_if(rows, std::back_inserter(many), proper);
    if (many.size() < 2)
        return alone(value, rows, stop);
    const std::vector<double> of_many = together(value, d, many, stop);
    std::vector<double> values;
    auto next = of_many.begin();
    for (const RowAt& row : rows)
        values.push_back(proper(row) ? *next++ : value.alone(row));
    return values;
}

}  // namespace attnscope
