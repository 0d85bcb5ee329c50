#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "core/attention/prepared.h"
#include "core/engines/cpu/kernels/functions.h"
#include "core/engines/engine.h"

namespace attnscope {

// Private to the CPU engine.

/// The rows of a column. If a block has too few rows to fill it, the last one is repeated.
using ColumnRows = std::array<std::int64_t, column_rows>;

/// Turns scores into logits. If logits are λs (is_plain()), scores are left as they are and later
/// stages multiply them by λ of the row. Otherwise run() writes the logits, and later stages
/// multiply these by 1.
///
/// Weights relu(x)² (squares()) are computed by a softmax, too: run() replaces each logit x by 2
/// log relu(x), or by a masked score if x ≤ 0. The softmax of these logits is relu(x)² divided by
/// the sum of relu(x)² over the row, and of_weights() puts this sum back. Weights σ(x + b)
/// (is_logistic()) are the softmax of log σ(x + b), too, times their sum.
class LogitStage {
public:
    LogitStage(const AttentionRequest& request, const PreparedAttention& attention)
        : request_(request), attention_(attention) {}

    /// Whether logits are λs: no factor, no bias, no softcap, no squares and no logistic function.
    /// Not for rows that are changed as a whole.
    bool is_plain() const { return is_multiple() && !squares() && !is_logistic(); }
    /// Whether weights are relu(x)² divided by a number of the variant, instead of a softmax.
    bool squares() const { return has_squares(request_); }
    /// Whether weights are σ(x + b), and no row has to be in memory as a whole.
    bool is_logistic() const {
        return request_.normalizer->logistic_bias && !request_.mask->kept && !attention_.row_change;
    }
    /// Returns the statistics of a row's weights, given those of the softmax of its logits and the
    /// number of keys that the row sees. Not for a normaliser that needs whole rows.
    RowStatistics of_weights(const RowStatistics& softmax, std::int64_t keys_seen) const;
    /// Returns λ of a row, before its entropy changes it.
    double lambda_of(std::int64_t row) const { return attnscope::lambda_of(request_, row); }
    /// Returns the function by which λ of a row is multiplied, given the entropy of the row; null
    /// if there is none.
    RowTemper temper() const { return request_.temper; }

    /// Computes the logits of a column with the keys first_key, …, first_key + count − 1, given its
    /// scores and λ of each row. Rows that are changed as a whole still lack this change, and
    /// squares.
    void run(const KernelFunctions& kernel, const RowFloats& lambda, const ColumnRows& rows,
             std::int64_t first_key, int count, const float* scores, float* logits) const;

    /// Completes the logits of all keys that a row sees, in the order of the keys, if rows are
    /// changed as a whole.
    void complete(std::int64_t row, double lambda, std::span<double> logits) const;

private:
    /// Whether logits are λs before what squares and logistic functions make of them.
    bool is_multiple() const {
        return !attention_.bias && !attention_.factor && !attention_.pair_bias &&
               request_.softcap == 0;
    }
    float logistic_bias() const {
        return static_cast<float>(request_.parameters[*request_.normalizer->logistic_bias]);
    }

    const AttentionRequest& request_;
    const PreparedAttention& attention_;
};

}  // namespace attnscope
