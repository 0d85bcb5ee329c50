#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <random>
#include <stop_token>
#include <vector>

#include "core/attention/normalizers/sigmoid.h"
#include "core/attention/normalizers/softmax_sink.h"
#include "core/engines/engine.h"
#include "core/engines/parts/preparation.h"
#include "core/softmax/row_statistics.h"
#include "core/text/errors.h"
#include "tests/core/naive_normalizers.h"

namespace attnscope::testing {

inline Vectors normal_vectors(std::int64_t rows, std::int64_t dim, unsigned seed) {
    Vectors vectors{rows, dim, std::vector<float>(static_cast<std::size_t>(rows * dim))};
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::generate(vectors.data.begin(), vectors.data.end(), [&] { return normal(random); });
    return vectors;
}

inline QueriesAndKeys normal_input(std::int64_t queries, std::int64_t keys, std::int64_t dim) {
    return {std::make_shared<const Vectors>(normal_vectors(queries, dim, 1)),
            std::make_shared<const Vectors>(normal_vectors(keys, dim, 2))};
}

inline double dot(const Vectors& a, std::int64_t i, const Vectors& b, std::int64_t j) {
    double sum = 0;
    for (std::int64_t k = 0; k < a.dim; ++k)
        sum += static_cast<double>(a.values()[static_cast<std::size_t>(i * a.dim + k)]) *
               static_cast<double>(b.values()[static_cast<std::size_t>(j * b.dim + k)]);
    return sum;
}

/// One row of attention by the definition, in double precision.
struct NaiveRow {
    std::vector<double> logits, weights;  ///< of all keys; −∞ and 0 if they are masked
    std::int64_t count = 0;               ///< keys that are not masked
    double log_sum_exp = 0, entropy = 0, collision = 0, sum = 1;
    double negative = 0, trace = 0;  ///< of a difference alone
    std::array<double, 2> halves{};  ///< its entropies

    /// Computes the softmax of the logits.
    explicit NaiveRow(std::vector<double> all_logits) : logits(std::move(all_logits)) {
        const double largest = *std::max_element(logits.begin(), logits.end());
        double exponentials = 0;
        for (const double x : logits)
            exponentials += std::exp(x - largest);
        log_sum_exp = largest + std::log(exponentials);
        for (const double x : logits) {
            const double p = std::isfinite(x) ? std::exp(x - log_sum_exp) : 0;
            weights.push_back(p);
            count += std::isfinite(x);
            entropy -= p > 0 ? p * (x - log_sum_exp) : 0;
            collision += p * p;
        }
    }
    /// Computes relu(x)²/divisor of the logits.
    NaiveRow(std::vector<double> all_logits, double divisor) : logits(std::move(all_logits)) {
        sum = 0;
        for (const double x : logits) {
            weights.push_back(x > 0 ? x * x / divisor : 0);
            count += std::isfinite(x);
            sum += weights.back();
        }
        log_sum_exp = std::log(sum);
        for (const double w : weights) {
            entropy -= w > 0 ? w / sum * std::log(w / sum) : 0;
            collision += w / sum * (w / sum);
        }
    }
    /// Takes the weights that another normaliser gives the keys that are not masked.
    NaiveRow(std::vector<double> all_logits, const std::vector<double>& seen)
        : logits(std::move(all_logits)) {
        auto from = seen.begin();
        sum = 0;
        for (const double x : logits) {
            weights.push_back(std::isfinite(x) ? *from++ : 0);
            count += std::isfinite(x);
            sum += weights.back();
        }
        log_sum_exp = std::numeric_limits<double>::quiet_NaN();
        for (const double w : weights) {
            entropy -= w > 0 ? w / sum * std::log(w / sum) : 0;
            collision += w / sum * (w / sum);
        }
    }
    /// Computes the weights of one softmax minus δ times those of another.
    NaiveRow(const NaiveRow& first, const NaiveRow& second, double delta)
        : logits(first.logits), count(first.count), sum(1 - delta) {
        log_sum_exp = std::numeric_limits<double>::quiet_NaN();
        double sizes = 0;
        for (std::size_t j = 0; j < logits.size(); ++j) {
            weights.push_back(first.weights[j] - delta * second.weights[j]);
            sizes += std::abs(weights[j]);
            negative += std::max(-weights[j], 0.0);
        }
        for (const double w : weights) {
            const double p = std::abs(w) / sizes;
            entropy -= p > 0 ? p * std::log(p) : 0;
            collision += p * p;
        }
        trace = 1 - first.collision + std::abs(delta) * (1 - second.collision);
        halves = {first.entropy, second.entropy};
    }
    NaiveRow(const AttentionRequest& request, std::int64_t row);

    /// The weight of largest size.
    double largest() const {
        return *std::ranges::max_element(weights, {}, [](double w) { return std::abs(w); });
    }
};

/// Prepared attention, score by score in double precision.
class NaiveAttention {
public:
    explicit NaiveAttention(const AttentionRequest& request, const std::stop_token& stop = {})
        : request_(request), prepared_(prepare(preparation_of(request), stop)) {}

    double score(const Scores& scores, std::int64_t i, std::int64_t j) const {
        if (const auto* const products = std::get_if<InnerProducts>(&scores))
            return product(*products, i, j);
        if (const auto* const split = std::get_if<SplitProducts>(&scores)) {
            const std::int64_t past = request_.first_place + i - j;
            return product(std::abs(past) < split->distance ? split->near
                           : past > 0                       ? split->behind
                                                            : split->ahead,
                           i, j);
        }
        float score = 0;
        std::get<ScoreFunction>(scores).fill({&i, 1}, j, 1, {&score, 1});
        return static_cast<double>(score);
    }

    double score(std::int64_t i, std::int64_t j) const { return score(prepared_.scores, i, j); }

    double logit(const Scores& scores, std::int64_t i, std::int64_t j, double lambda) const {
        double x = lambda * score(scores, i, j);
        if (prepared_.factor)
            x *= static_cast<double>(*prepared_.factor->at(i, j));
        if (request_.softcap > 0)
            x = request_.softcap * std::tanh(x / request_.softcap);
        float of_pair = 0;
        if (prepared_.pair_bias)
            prepared_.pair_bias(i, j, {&of_pair, 1});
        x += static_cast<double>(of_pair);
        return prepared_.bias ? x + static_cast<double>(*prepared_.bias->at(i, j)) : x;
    }

    /// Returns λ of a row, as its entropy makes it if the request says so.
    double lambda(std::int64_t row) const {
        const double base = lambda_of(request_, row);
        if (!request_.temper)
            return base;
        const NaiveRow tempered(logits(row, base));
        return tempered.count == 0 ? base : base * request_.temper(tempered.entropy);
    }

    std::vector<double> logits(std::int64_t row) const { return logits(row, lambda(row)); }

    std::vector<double> logits(std::int64_t row, double lambda) const {
        return logits(prepared_.scores, row, lambda);
    }

    std::vector<double> logits(const Scores& scores, std::int64_t row, double lambda) const {
        std::vector<double> all(static_cast<std::size_t>(prepared_.keys),
                                -std::numeric_limits<double>::infinity());
        const auto [first, second] = visible_keys(request_, row);
        for (const KeyInterval& seen : {first, second})
            for (std::int64_t j = seen.begin; j < seen.end; j += seen.step)
                all[static_cast<std::size_t>(j)] = logit(scores, row, j, lambda);
        return prepared_.row_change ? changed(row, lambda, std::move(all)) : all;
    }

    bool squares() const { return has_squares(request_); }

    /// Returns what the squares of a row are divided by that sees so many keys.
    double divisor(std::int64_t seen) const {
        return request_.variant->squared_relu_divisor(static_cast<double>(seen),
                                                      request_.parameters);
    }

    /// Returns the logits of a row, −∞ for keys that the mask does not keep either. Of keys whose
    /// square is 0 no more are kept than make up the mask's number.
    std::vector<double> kept_logits(std::int64_t row) const {
        std::vector<double> all = logits(row), sorted;
        for (const double x : all)
            if (std::isfinite(x))
                sorted.push_back(x);
        std::sort(sorted.rbegin(), sorted.rend());
        const auto kept =
            request_.mask->kept ? request_.mask->kept(request_.parameters) : std::ssize(sorted);
        if (kept >= std::ssize(sorted))
            return all;
        const double least = sorted[static_cast<std::size_t>(kept - 1)];
        const bool has_spare = squares() && least <= 0;
        auto spare = kept - std::ranges::count_if(sorted, [](double x) { return x > 0; });
        for (double& x : all)
            if (has_spare ? x <= 0 && std::isfinite(x) && spare-- <= 0 : x < least)
                x = -std::numeric_limits<double>::infinity();
        return all;
    }

    /// Returns the numbers that the normaliser reads.
    NaiveNumbers numbers() const {
        NaiveNumbers numbers;
        numbers.sink = request_.parameters[sink_logit];
        numbers.bias = request_.parameters[resolved_sigmoid_bias];
        for (const Parameter* const parameter : request_.normalizer->parameters) {
            if (parameter->key == "entmax_alpha")
                numbers.alpha = request_.parameters[*parameter];
            if (parameter->key == "relu_power")
                numbers.power = request_.parameters[*parameter];
        }
        return numbers;
    }

    /// Returns a row whose logits are those of all keys that it sees, also of those that are not
    /// kept.
    NaiveRow row(std::int64_t row) const {
        if (prepared_.subtracted)
            return {NaiveRow(logits(row)),
                    NaiveRow(logits(*prepared_.subtracted, row, lambda(row))),
                    request_.parameters[*request_.variant->subtracted]};
        NaiveRow made = of_logits(kept_logits(row));
        if (request_.mask->kept)
            made.logits = logits(row);
        return made;
    }

    /// Computes a row by another way than NaiveRow's, which keeps its digits in frozen rows.
    RowStatistics statistics_of(std::int64_t row, const std::stop_token& stop) const {
        if (stop.stop_requested())
            throw Cancelled();
        if (prepared_.subtracted)
            return statistics_of_difference(this->row(row));
        std::vector<double> all = kept_logits(row);
        const std::int64_t count = finite_of(all);
        if (squares())
            for (double& x : all)
                x = x > 0 ? 2 * std::log(x) : -std::numeric_limits<double>::infinity();
        RowAccumulator accumulator;
        accumulator.add(all, 0);
        return squares() ? squared_relu_row(accumulator.finish(), count, divisor(count))
                         : accumulator.finish();
    }

private:
    static RowStatistics statistics_of_difference(const NaiveRow& row) {
        RowStatistics statistics = RowAccumulator().finish();
        statistics.log_sum_exp = row.log_sum_exp;
        if (row.count == 0)
            return statistics;
        statistics.count = row.count;
        statistics.entropy = row.entropy;
        statistics.collision = row.collision;
        statistics.diversity = 1 - row.collision;
        statistics.max_weight = row.largest();
        statistics.argmax = std::ranges::find(row.weights, row.largest()) - row.weights.begin();
        statistics.sum = row.sum;
        statistics.support = row.count - std::ranges::count(row.weights, 0);
        statistics.trace = row.trace;
        statistics.negative = row.negative;
        statistics.first_entropy = row.halves[0];
        statistics.second_entropy = row.halves[1];
        return statistics;
    }

    /// Returns the logits of a row, given those before it is changed as a whole.
    std::vector<double> changed(std::int64_t row, double lambda, std::vector<double> all) const {
        std::vector<double> seen = all;
        std::erase(seen, -std::numeric_limits<double>::infinity());
        prepared_.row_change(row, lambda, seen);
        auto next = seen.begin();
        for (double& x : all)
            if (std::isfinite(x))
                x = *next++;
        return all;
    }

    static std::int64_t finite_of(const std::vector<double>& logits) {
        return std::ranges::count_if(logits, [](double x) { return std::isfinite(x); });
    }

    NaiveRow of_logits(const std::vector<double>& all) const {
        if (request_.normalizer->is_softmax())
            return squares() ? NaiveRow(all, divisor(finite_of(all))) : NaiveRow(all);
        std::vector<double> seen = all;
        std::erase(seen, -std::numeric_limits<double>::infinity());
        return {all, naive_weights(request_.normalizer->key, seen, numbers())};
    }

    static double product(const InnerProducts& products, std::int64_t i, std::int64_t j) {
        const double score = dot(*products.queries, i, *products.keys, j);
        if (std::abs(score) > 1e38)
            throw InvalidRequest("a product overflows float32");
        return score;
    }

    const AttentionRequest& request_;
    PreparedAttention prepared_;
};

inline NaiveRow::NaiveRow(const AttentionRequest& request, std::int64_t row)
    : NaiveRow(NaiveAttention(request).row(row)) {}

/// The cells that a pixel pools, by the definition.
struct PooledCells {
    std::int64_t begin, end;

    PooledCells(const PixelAxis& axis, std::int64_t pixel) {
        end = std::min((axis.first + pixel + 1) * axis.pooled, axis.cells);
        begin = end - axis.pooled;
    }
};

/// The picture by the definition: every pixel looks at its cells, one after the other.
inline std::vector<double> naive_picture(const AttentionRequest& request,
                                         const AttentionFrame& frame) {
    if (!frame.has_picture())
        return {};
    const NaiveAttention attention(request);
    std::map<std::int64_t, NaiveRow> computed;
    for (const std::int64_t row : frame.rows)
        computed.emplace(row, attention.row(row));
    std::vector<double> picture;
    for (std::int64_t y = 0; y < frame.rows_axis.count; ++y)
        for (std::int64_t x = 0; x < frame.keys_axis.count; ++x) {
            const PooledCells rows(frame.rows_axis, y), keys(frame.keys_axis, x);
            double sum = 0, largest = 0, count = 0;
            for (auto row = computed.lower_bound(rows.begin);
                 row != computed.end() && row->first < rows.end; ++row)
                for (auto j = static_cast<std::size_t>(keys.begin);
                     j < static_cast<std::size_t>(keys.end); ++j)
                    if (std::isfinite(row->second.logits[j])) {
                        const double p = row->second.weights[j];
                        largest = std::abs(p) > std::abs(largest) ? p : largest;
                        sum += p, ++count;
                    }
            picture.push_back(count == 0 ? std::numeric_limits<double>::quiet_NaN()
                              : request.pooling == Pooling::max ? largest
                                                                : sum / count);
        }
    return picture;
}

}  // namespace attnscope::testing
