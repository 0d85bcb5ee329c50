#include "core/rows/given_norms.h"

#include <cmath>
#include <cstddef>
#include <limits>
#include <utility>

#include "core/attention/alignment.h"
#include "core/rows/products.h"
#include "core/rows/seen_row.h"
#include "core/theory/spread_lattice.h"
#include "core/vectors/vectors.h"

namespace attnscope {
namespace {

/// The norms of queries and keys in the Scenario's scores.
struct GivenNorms {
    std::vector<double> queries, keys;
};

std::vector<double> given(const Vectors& vectors, const ScoredNorm& scored) {
    std::vector<double> norms = norms_of(vectors);
    for (double& norm : norms)
        norm = scored.of(norm, static_cast<double>(vectors.dim));
    return norms;
}

GivenNorms given_norms(const Scenario& fitted, const QueriesAndKeys& input) {
    const ScoredNorms scored = scored_norms(fitted);
    return {given(*input.queries, scored.queries), given(*input.keys, scored.keys)};
}

std::int64_t place_of_first(const Scenario& fitted, const QueriesAndKeys& input) {
    return first_place(fitted.alignment, input.queries->rows, fitted.n);
}

double at(const std::vector<double>& values, std::int64_t row) {
    return values[static_cast<std::size_t>(row)];
}

/// Returns the cumulative sums of the squared norms, starting with 0.
std::vector<double> sums_of_squares(const std::vector<double>& norms) {
    std::vector<double> sums = {0};
    for (const double norm : norms)
        sums.push_back(sums.back() + norm * norm);
    return sums;
}

/// Returns the root mean square of the norms of the keys that are seen.
double rms(const std::vector<double>& sums, const VisibleKeys& seen) {
    double squares = 0;
    for (const KeyInterval& keys : {seen.first, seen.second})
        if (keys.step > 1)
            for (std::int64_t j = keys.begin; j < keys.end; j += keys.step)
                squares += at(sums, j + 1) - at(sums, j);
        else if (keys.size() > 0)
            squares += at(sums, keys.end) - at(sums, keys.begin);
    return std::sqrt(squares / static_cast<double>(seen.size()));
}

}  // namespace

std::vector<double> norms_of(const Vectors& vectors) {
    std::vector<double> norms;
    for (std::int64_t row = 0; row < vectors.rows; ++row)
        norms.push_back(std::sqrt(inner_product(vectors.row(row), vectors.row(row))));
    return norms;
}

double mean_key_share(const Vectors& keys) {
    std::vector<double> sum(static_cast<std::size_t>(keys.dim));
    double squares = 0;
    for (std::int64_t row = 0; row < keys.rows; ++row)
        for (std::size_t c = 0; c < sum.size(); ++c) {
            const double x = keys.row(row)[c];
            sum[c] += x;
            squares += x * x;
        }
    double square = 0;
    for (const double x : sum)
        square += x * x;
    return square / (squares * static_cast<double>(keys.rows));
}

bool share_direction(double mean_key_share, std::int64_t keys) {
    return mean_key_share > 0.05 + 4 / static_cast<double>(keys);
}

NormsOfRows norms_of_rows(const Scenario& fitted, const QueriesAndKeys& input,
                          std::span<const std::int64_t> rows, std::span<const double> lambdas) {
    GivenNorms norms = given_norms(fitted, input);
    NormsOfRows asked{std::move(norms.keys), {}};
    const SeenRows seen(fitted);
    const std::int64_t first = place_of_first(fitted, input);
    for (std::size_t i = 0; i < rows.size(); ++i)
        asked.rows.push_back(
            {seen.keys_of(first + rows[i]), lambdas[i] * at(norms.queries, rows[i])});
    return asked;
}

bool has_direction_means(const Scenario& fitted) {
    return fitted.d >= 2 && !other_law_of_rows(fitted);
}

std::vector<DirectionMeans> direction_means_of(const Scenario& fitted, const QueriesAndKeys& input,
                                               std::span<const std::int64_t> rows,
                                               std::span<const double> lambdas,
                                               const std::stop_token& stop) {
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    if (!has_direction_means(fitted))
        return std::vector<DirectionMeans>(rows.size(), {nan, nan});
    const NormsOfRows norms = norms_of_rows(fitted, input, rows, lambdas);
    return direction_means(static_cast<double>(fitted.d), norms.keys, norms.rows, stop);
}

Message too_wide_for_means(const Scenario& fitted) {
    const double widest =
        widest_spread(static_cast<double>(fitted.d), static_cast<double>(fitted.n));
    return {
        "rows.too-wide", "in %1 dimensions it is computed up to λ‖q‖‖k‖ = %2", {fitted.d, widest}};
}

std::vector<double> own_scales(const Scenario& fitted, const QueriesAndKeys& input,
                               std::span<const std::int64_t> rows,
                               std::span<const double> lambdas) {
    std::vector<double> scales;
    if (other_law_of_logits(fitted)) {
        for (const double lambda : lambdas)
            scales.push_back(products_scale(fitted, lambda));
        return scales;
    }
    const ScoredNorms scored = scored_norms(fitted);
    const auto d = static_cast<double>(fitted.d);
    const std::vector<double> sums = sums_of_squares(given(*input.keys, scored.keys));
    const SeenRows seen(fitted);
    const std::int64_t first = place_of_first(fitted, input);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::span<const float> query = input.queries->row(rows[i]);
        const double norm = scored.queries.of(std::sqrt(inner_product(query, query)), d);
        scales.push_back(lambdas[i] * norm * rms(sums, seen.keys_of(first + rows[i])) / d);
    }
    return scales;
}

}  // namespace attnscope
