#pragma once

#include <cstdint>
#include <stop_token>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the mean over `rows` rows of the Scenario's mask over n keys, at the positions that its
/// alignment gives them, of the exact mean entropy E H of a row of independent scores
/// (exact_means()), in nats, each over the keys that it sees at the λ on q·k that rule and variant
/// give it (seen_scale()): the average of a matrix of as many random queries and n keys, unless its
/// rows have another law (other_law_of_rows()). Rows that see no key do not count; NaN if none sees
/// one.
///
/// The numbers of keys are piecewise linear in the row. The first 32 rows and short pieces are
/// summed one by one; the others by the Euler–Maclaurin formula, Σ f = ∫ f + (f(a) + f(b))/2 +
/// (f′(b) − f′(a))/12, with an adaptive integral over the logarithm of the row. Error 1e-6 nat
/// (measured 1e-7 or less) if λ is a continuous function of the row; 1e-5 if it has steps. Domain
/// of exact_means(). Throws InvalidRequest outside, Cancelled.
double exact_mean_of_rows(const Scenario& scenario, std::int64_t rows, const std::stop_token& stop);

}  // namespace attnscope
