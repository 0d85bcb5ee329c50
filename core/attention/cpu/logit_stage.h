#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "core/attention/cpu/lanes.h"
#include "core/attention/engine.h"
#include "core/attention/prepared.h"

namespace attnscope {

// Private to the CPU engine.

/// The rows of a column's lanes; lanes without a row repeat the last one.
struct LaneRows {
    std::int64_t row[float_lane_count];
};

/// Turns scores into logits. What follows takes them times a factor: where x = λs with one λ the
/// scores are left as they are and that is λ; otherwise it is 1.
class LogitStage {
public:
    LogitStage(const AttentionRequest& request, const std::optional<DistanceBias>& bias)
        : request_(request), bias_(bias) {}

    bool is_plain() const {
        return !bias_ && request_.row_lambdas.empty() && request_.softcap == 0;
    }
    double factor() const { return is_plain() ? request_.lambda : 1; }

    /// The logits of `count` registers of scores with the keys from first_key on.
    void run(const LaneRows& rows, std::int64_t first_key, int count, const float* scores,
             float* logits) const;

private:
    void add_bias(const LaneRows& rows, std::int64_t first_key, int count, float* logits) const;

    const AttentionRequest& request_;
    const std::optional<DistanceBias>& bias_;
};

}  // namespace attnscope
