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

/// The rows of a column; where it has fewer they repeat the last one.
using ColumnRows = std::array<std::int64_t, column_rows>;

/// Turns scores into logits. What follows takes them times a factor a row: where x = λs the scores
/// are left as they are and that is λ; otherwise it is 1. Weights relu(x)² are those of a softmax
/// of 2 log relu(x), a masked score where x ≤ 0, but for the sum of the row.
class LogitStage {
public:
    LogitStage(const AttentionRequest& request, const std::optional<DistanceBias>& bias)
        : request_(request), bias_(bias) {}

    bool is_plain() const { return !bias_ && request_.softcap == 0 && !squares(); }
    /// Whether weights are relu(x)² over something.
    bool squares() const { return request_.variant->squared_relu_divisor != nullptr; }
    /// A row's statistics, given those of the softmax of its logits.
    RowStatistics of_weights(const RowStatistics& softmax, std::int64_t keys_seen) const;
    double lambda_of(std::int64_t row) const { return attnscope::lambda_of(request_, row); }
    /// Gives the factor on λ that follows from a row's entropy; null where there is none.
    RowTemper temper() const { return request_.temper; }

    /// The logits of the scores with `count` keys from first_key on, given λ of each row.
    void run(const KernelFunctions& kernel, const RowFloats& lambda, const ColumnRows& rows,
             std::int64_t first_key, int count, const float* scores, float* logits) const;

private:
    const AttentionRequest& request_;
    const std::optional<DistanceBias>& bias_;
};

}  // namespace attnscope
