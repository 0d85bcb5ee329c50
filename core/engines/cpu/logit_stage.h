#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "core/attention/prepared.h"
#include "core/engines/cpu/kernels/functions.h"
#include "core/engines/engine.h"

namespace attnscope {

// Private to the CPU engine.

/// The rows of a column; if there are fewer, the last one is repeated.
using ColumnRows = std::array<std::int64_t, column_rows>;

/// Turns scores into logits. Later stages multiply them by a factor per row: if x = λs the scores
/// are left as they are and the factor is λ; otherwise it is 1. Weights relu(x)² are computed as a
/// softmax of 2 log relu(x), a masked score if x ≤ 0, which they equal up to the sum of the row.
class LogitStage {
public:
    LogitStage(const AttentionRequest& request, const std::optional<DistanceBias>& bias)
        : request_(request), bias_(bias) {}

    bool is_plain() const { return !bias_ && request_.softcap == 0 && !squares(); }
    /// Whether weights are relu(x)² divided by a number instead of a softmax.
    bool squares() const { return request_.variant->squared_relu_divisor != nullptr; }
    /// Returns a row's statistics, given those of the softmax of its logits.
    RowStatistics of_weights(const RowStatistics& softmax, std::int64_t keys_seen) const;
    double lambda_of(std::int64_t row) const { return attnscope::lambda_of(request_, row); }
    /// Returns the function that gives a factor on λ from a row's entropy; null if there is none.
    RowTemper temper() const { return request_.temper; }

    /// Computes the logits of the scores with `count` keys from first_key on, given λ of each row.
    void run(const KernelFunctions& kernel, const RowFloats& lambda, const ColumnRows& rows,
             std::int64_t first_key, int count, const float* scores, float* logits) const;

private:
    const AttentionRequest& request_;
    const std::optional<DistanceBias>& bias_;
};

}  // namespace attnscope
