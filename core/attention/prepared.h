#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "core/attention/queries_and_keys.h"

namespace attnscope {

/// Scores s_ij = q′_i·k′_j of prepared vectors. There are as many q′ as queries and as many k′ as
/// keys; their dimension need not be that of the queries.
using InnerProducts = QueriesAndKeys;

/// Scores that are one of three inner products, depending on the distance Δ = p + i − j of query i
/// from key j, where p = `first_place` is the position of query 0. They are those of `near` if |Δ|
/// < `distance`, of `behind` if Δ ≥ `distance` (the key is before the query), and of `ahead` if Δ ≤
/// −`distance`. All three have the same numbers of queries and keys.
struct SplitProducts {
    InnerProducts near, behind, ahead;
    std::int64_t distance = 0, first_place = 0;
};

/// Scores that are not inner products. `fill` writes the scores of the rows `rows` with the `count`
/// keys from first_key on, row after row: that of rows[r] and key first_key + c to scores[r·count +
/// c]. All scores are finite, and each is the same whatever is requested together with it. `fill`
/// is called from several threads at once.
struct ScoreFunction {
    std::function<void(std::span<const std::int64_t> rows, std::int64_t first_key,
                       std::int64_t count, std::span<float> scores)>
        fill;
};

/// The scores that a variant computes from queries and keys.
using Scores = std::variant<InnerProducts, SplitProducts, ScoreFunction>;

/// Numbers of row i and key j that depend on i − j alone.
struct DistanceValues {
    std::int64_t keys = 0;
    std::vector<float> of;  ///< that of i and j is of[i − j + keys − 1]; rows + keys − 1 of them

    const float* at(std::int64_t row, std::int64_t key) const {
        return of.data() + (row - key + keys - 1);
    }
};

/// A bias b(i, j) that does not follow from i − j alone. The function writes those of row i with as
/// many keys as `bias` has room for, from first_key on. All are finite, and each is the same
/// whatever is requested together with it. The function is called from several threads at once.
using PairBias =
    std::function<void(std::int64_t row, std::int64_t first_key, std::span<float> bias)>;

/// A change of the logits of a row whose λ is `lambda`. The function is given the logits of keys
/// that the row sees, in the order of the keys, and replaces each by a number that follows from it
/// and from those of later keys. Numbers stay finite. The function is called from several threads
/// at once.
using RowChange = std::function<void(std::int64_t row, double lambda, std::span<double> logits)>;

/// Attention as an engine streams it: rows × keys logits x_ij = λ a(i, j) s_ij + b(i, j) or, with a
/// softcap c > 0 (core/attention/softcap.h), x_ij = c tanh(λ a(i, j) s_ij/c) + b(i, j). Without
/// `factor`, a is 1. b is the sum of `bias` and `pair_bias`, as far as there are any; it is not
/// multiplied by λ. `row_change`, if there is one, then changes the logits of each row.
struct PreparedAttention {
    std::int64_t rows = 0, keys = 0;
    Scores scores;
    std::optional<DistanceValues> bias;
    std::optional<DistanceValues> factor = {};
    PairBias pair_bias = {};
    RowChange row_change = {};
    /// If set, each pair has a second logit, which is made of these scores like the first; the
    /// weights that follow from it are subtracted (Variant::subtracted).
    std::optional<Scores> subtracted = {};
};

}  // namespace attnscope
