#pragma once

#include <span>
#include <stop_token>

#include "core/theory/score_model.h"

namespace attnscope {

/// What a row of the attention matrix sees: so many keys at that factor on q·k.
struct RowOfKeys {
    double keys, lambda;

    bool operator==(const RowOfKeys&) const = default;
};

/// The mean over rows, in their order, of the exact mean entropy E H(keys, d, λ) of a row of
/// independent scores (exact_means()), in nats; rows that see no key do not count. Where more than
/// 256 rows differ from the one before, it is computed at 256 rows, evenly spread in log(1 + row),
/// and interpolated between them: error 1e-7 nat (measured at n = 1,200 under a causal mask) where
/// λ is a smooth function of the row, 1e-5 where it has a kink, and what a step of λ blurs where it
/// has steps. NaN where no row sees a key, or outside the domain of exact_means(). Throws
/// Cancelled.
double exact_mean_entropy(ScoreModel model, double d, std::span<const RowOfKeys> rows,
                          const std::stop_token& stop);

}  // namespace attnscope
