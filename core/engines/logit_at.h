#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/attention/masks.h"
#include "core/attention/prepared.h"

namespace attnscope {

/// Logits of one row, computed one by one in double precision.
struct SingleLogits {
    const PreparedAttention& attention;
    VisibleKeys seen;  ///< the keys that the row sees
    std::int64_t row = 0;
    double lambda = 0, softcap = 0;

    /// Returns the logit of a key, aλs + b(i, j) with the factor a of their distance, or c
    /// tanh(aλs/c) + b(i, j) if c = softcap > 0. If rows are changed as a whole, it is the changed
    /// one; a key that the row does not see has the one that it would have if it were seen.
    double at(std::int64_t key) const;

    /// Returns the second logit of a key, if weights are a difference of two softmaxes.
    std::optional<double> second_at(std::int64_t key) const;

    /// Returns the logits of all keys that the row sees, in the order of the keys.
    std::vector<double> all() const;
};

}  // namespace attnscope
