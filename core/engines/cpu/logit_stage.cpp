#include "core/engines/cpu/logit_stage.h"

#include <algorithm>

namespace attnscope {
namespace {

bool are_consecutive(const ColumnRows& rows) {
    return std::ranges::adjacent_find(rows, [](std::int64_t row, std::int64_t next) {
               return next != row + 1;
           }) == rows.end();
}

}  // namespace

void LogitStage::run(const KernelFunctions& kernel, const RowFloats& lambda, const ColumnRows& rows,
                     std::int64_t first_key, int count, const float* scores, float* logits) const {
    LogitFactors factors{.lambda = lambda, .softcap = static_cast<float>(request_.softcap)};
    if (bias_) {
        std::ranges::transform(rows, factors.bias,
                               [&](std::int64_t row) { return bias_->at(row, first_key); });
        factors.consecutive = are_consecutive(rows);
    }
    kernel.logits(scores, count, factors, logits);
    if (squares())
        kernel.log_squares(logits, count);
    if (is_logistic())
        kernel.log_sigmoids(
            logits, count,
            static_cast<float>(request_.parameters[*request_.normalizer->logistic_bias]));
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
