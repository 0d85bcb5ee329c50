#pragma once

#include <cstdint>
#include <stop_token>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the mean, over `rows` rows of the Scenario's attention with n keys, of the exact mean
/// entropy E H in nats (exact_means()). The rows are at the positions that the Scenario's alignment
/// gives them. Each is a row of independent scores over the keys that the mask lets it see, at the
/// λ on q·k that the rule and the variant give it (seen_scale()). Unless the rows have another law
/// (other_law_of_rows()), this is the mean entropy of a matrix of as many random queries and n
/// random keys. Rows that see no key do not count; NaN if all see none.
///
/// The number of keys that a row sees is piecewise linear in its position. Rows at positions below
/// 32 and short pieces are summed one by one. Longer pieces are summed by the Euler–Maclaurin
/// formula, Σ f = ∫ f + (f(a) + f(b))/2 + (f′(b) − f′(a))/12, with an adaptive integral over the
/// logarithm of the position. Error 1e-6 nat (measured 1e-7 or less) if λ is a continuous function
/// of the position, 1e-5 if it has steps. Domain of exact_means(). Throws InvalidRequest outside,
/// and Cancelled.
double exact_mean_of_rows(const Scenario& scenario, std::int64_t rows, const std::stop_token& stop);

}  // namespace attnscope
