#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// Scores s_ij = q′_i·k′_j of prepared vectors: as many as there are queries and keys, of any
/// dimension.
using InnerProducts = QueriesAndKeys;

/// Inner products that depend on the distance: those of `near` where |p + i − j| < distance, with
/// query 0 at position p; beyond it those of `behind` for keys before the query's position and
/// those of `ahead` for keys after it. All three have the same number of queries and keys.
struct SplitProducts {
    InnerProducts near, behind, ahead;
    std::int64_t distance = 0, first_place = 0;
};

/// Scores that are not inner products. `fill` writes the scores of `rows` with the keys first_key,
/// first_key + 1, … first_key + count − 1, rows × count, row-major. All are finite, and none
/// depends on which others are requested with it. `fill` is called from several threads at a time.
struct ScoreFunction {
    std::function<void(std::span<const std::int64_t> rows, std::int64_t first_key,
                       std::int64_t count, std::span<float> scores)>
        fill;
};

/// The scores that a variant computes from queries and keys.
using Scores = std::variant<InnerProducts, SplitProducts, ScoreFunction>;

/// A bias b(i, j) that depends on i − j alone and is not multiplied by λ.
struct DistanceBias {
    std::int64_t keys = 0;
    std::vector<float> values;  ///< rows + keys − 1: of i − j = 1 − keys, 2 − keys, … rows − 1

    const float* at(std::int64_t row, std::int64_t key) const {
        return values.data() + (row - key + keys - 1);
    }
};

/// Attention as an engine streams it: with the scores s and λ, x_ij = λ s_ij + b(i, j).
struct PreparedAttention {
    std::int64_t rows = 0, keys = 0;
    Scores scores;
    std::optional<DistanceBias> bias;
};

}  // namespace attnscope
