#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// s_ij = q′_i·k′_j of prepared vectors: as many as queries and keys, of any dimension.
using InnerProducts = QueriesAndKeys;

/// The product of `near` where |p + i − j| < distance, query 0 having the place p; from there on
/// that of `behind` with keys before the query's place, that of `ahead` with keys after it. Each
/// has as many queries and keys.
struct SplitProducts {
    InnerProducts near, behind, ahead;
    std::int64_t distance = 0, first_place = 0;
};

/// Scores that are no inner products. `fill` writes those of these rows with the keys first_key,
/// first_key + 1, … first_key + count − 1, rows × count, row-major; all finite, each the same
/// whatever is asked for with it. It is called from several threads at a time.
struct ScoreFunction {
    std::function<void(std::span<const std::int64_t> rows, std::int64_t first_key,
                       std::int64_t count, std::span<float> scores)>
        fill;
};

/// What a variant makes of queries and keys.
using Scores = std::variant<InnerProducts, SplitProducts, ScoreFunction>;

/// b(i, j) that depends on i − j alone and that λ does not multiply.
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
