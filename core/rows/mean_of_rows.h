#pragma once

#include <cstdint>
#include <stop_token>

#include "core/scenario/scenario.h"

namespace attnscope {

/// The mean over so many rows of the Scenario's mask over n keys, at the places that its alignment
/// gives them, of the exact mean entropy E H of a row of independent scores (exact_means()), in
/// nats, each over the keys that it sees at the λ on q·k that rule and variant give it
/// (seen_scale()): what a matrix of so many random queries and n keys averages, unless its rows
/// have another law (other_law_of_rows()). Rows that see no key do not count; NaN where none sees
/// one.
///
/// Numbers of keys are pieces linear in the row. The first 32 rows and short pieces are summed one
/// by one; of others the sum is Euler and Maclaurin's, Σ f = ∫ f + (f(a) + f(b))/2 + (f′(b) −
/// f′(a))/12, with an adaptive integral over the logarithm of the row. Error 1e-6 nat (measured
/// 1e-7 or less) where λ is a continuous function of the row; 1e-5 where it steps.
/// Domain of exact_means(). Throws InvalidRequest outside, Cancelled.
double exact_mean_of_rows(const Scenario& scenario, std::int64_t rows, const std::stop_token& stop);

}  // namespace attnscope
