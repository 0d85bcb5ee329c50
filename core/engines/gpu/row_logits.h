#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/attention/normalizers/softmax_sink.h"
#include "core/engines/engine.h"
#include "core/engines/parts/plan.h"

namespace attnscope {

// Private to the GPU engine: how scores of a row become logits, and how the sums over them become
// statistics.

/// A row as the shaders read it; row.glsl has the same members with their meaning.
struct GpuRow {
    std::int32_t number, begin, end, next, next_end;
    float lambda, rate, share;
};

/// The results of one chunk of keys for a row; parts.glsl has the same members with their meaning.
struct RowPart {
    float largest;
    std::int32_t place;
    float next, sum, weighted, squares;
};

/// Number of keys in a chunk.
inline constexpr std::int64_t chunk_keys = 8192;

/// Returns the number of chunks that `keys` keys fill.
inline std::int64_t chunks_of(std::int64_t keys) {
    return (keys + chunk_keys - 1) / chunk_keys;
}

/// The logits of a request. If logits are λs, scores are kept and sums are those of λs; otherwise
/// the logits replace the scores.
class RowLogits {
public:
    RowLogits(const AttentionRequest& request, const Plan& plan, bool has_bias)
        : request_(request),
          plan_(plan),
          squares_(has_squares(request)),
          are_products_(!has_bias && request.softcap == 0 && !squares_) {}

    /// Whether logits are λs.
    bool are_products() const { return are_products_; }
    /// Whether weights are relu(x)² divided by a number of the variant, instead of a softmax.
    bool are_squares() const { return squares_; }
    /// Whether the softmax has a sink, a logit more that belongs to no key.
    bool has_sink() const { return request_.normalizer->key == softmax_sink_normalizer.key; }

    GpuRow row(std::int64_t number, double lambda) const;
    /// Returns the statistics of a row, given all its parts in order.
    RowStatistics statistics(std::int64_t number, double lambda,
                             std::span<const RowPart> parts) const;

private:
    double divisor(std::int64_t seen) const;
    double share(std::int64_t seen) const;

    const AttentionRequest& request_;
    const Plan& plan_;
    bool squares_, are_products_;
};

}  // namespace attnscope
