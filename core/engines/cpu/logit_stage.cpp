#include "core/engines/cpu/logit_stage.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/engines/cpu/row_floats.h"

namespace attnscope {
namespace {

bool are_consecutive(const ColumnRows& rows) {
    return std::ranges::adjacent_find(rows, [](std::int64_t row, std::int64_t next) {
               return next != row + 1;
           }) == rows.end();
}

/// The values of each row of a column with its first key; those with the next keys lie before it.
std::array<const float*, column_rows> values_at(const DistanceValues& values,
                                                const ColumnRows& rows, std::int64_t first_key) {
    std::array<const float*, column_rows> at{};
    std::ranges::transform(rows, at.begin(),
                           [&](std::int64_t row) { return values.at(row, first_key); });
    return at;
}

/// Multiplies the scores of a column by the factors, limited to finite numbers.
void multiply(const std::array<const float*, column_rows>& factors, int count, const float* scores,
              float* products) {
    constexpr float most = std::numeric_limits<float>::max();
    for (std::ptrdiff_t j = 0; j < count; ++j)
        for (std::ptrdiff_t r = 0; r < column_rows; ++r)
            products[j * column_rows + r] = std::clamp(
                scores[j * column_rows + r] * *(factors[static_cast<std::size_t>(r)] - j), -most,
                most);
}

/// Adds the biases of a column. The last row may be repeated.
void add_biases(const PairBias& of, const ColumnRows& rows, std::int64_t first_key, int count,
                float* logits) {
    std::vector<float> bias(static_cast<std::size_t>(count));
    for (std::size_t r = 0; r < rows.size(); ++r) {
        if (r == 0 || rows[r] != rows[r - 1])
            of(rows[r], first_key, bias);
        for (std::size_t j = 0; j < bias.size(); ++j)
            logits[j * rows.size() + r] += bias[j];
    }
}

}  // namespace

void LogitStage::run(const KernelFunctions& kernel, const RowFloats& lambda, const ColumnRows& rows,
                     std::int64_t first_key, int count, const float* scores, float* logits) const {
    if (is_logistic() && is_multiple())
        return kernel.log_sigmoids(scores, count, lambda, logistic_bias(), logits);
    LogitFactors factors{.lambda = lambda, .softcap = static_cast<float>(request_.softcap)};
    if (attention_.bias) {
        std::ranges::copy(values_at(*attention_.bias, rows, first_key), factors.bias);
        factors.consecutive = are_consecutive(rows);
    }
    if (attention_.factor) {
        multiply(values_at(*attention_.factor, rows, first_key), count, scores, logits);
        scores = logits;
    }
    kernel.logits(scores, count, factors, logits);
    if (attention_.pair_bias)
        add_biases(attention_.pair_bias, rows, first_key, count, logits);
    if (squares() && !attention_.row_change)
        kernel.log_squares(logits, count);
    if (is_logistic())
        kernel.log_sigmoids(logits, count, all_rows(1), logistic_bias(), logits);
}

void LogitStage::complete(std::int64_t row, double lambda, std::span<double> logits) const {
    if (!attention_.row_change)
        return;
    attention_.row_change(row, lambda, logits);
    if (squares())
        for (double& x : logits)
            x = x > 0 ? 2 * std::log(x) : static_cast<double>(masked_score);
}

RowStatistics LogitStage::of_weights(const RowStatistics& softmax, std::int64_t keys_seen) const {
    if (request_.normalizer->of_softmax)
        return request_.normalizer->of_softmax(softmax, request_.parameters);
    if (is_logistic())
        return logistic_row(softmax);
    if (!squares())
        return softmax;
    const double divisor =
        request_.variant->squared_relu_divisor(static_cast<double>(keys_seen), request_.parameters);
    return squared_relu_row(softmax, keys_seen, divisor);
}

}  // namespace attnscope
