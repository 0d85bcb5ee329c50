#pragma once

#include <string>

#include "core/attention/engine.h"
#include "tests/core/naive_attention.h"

// What the tests of the engine share: a request, and comparisons with the definition.

namespace attnscope::testing {

/// For the statistics of all rows.
AttentionRequest request_for(const QueriesAndKeys& input, double lambda, Mask mask = Mask::none);

/// On a fresh engine.
AttentionFrame compute(const AttentionRequest& request);

/// How far a logit may be off: the rounding of float32 products, and of λ and x themselves.
double logit_error(const AttentionRequest& request);

/// `error`: how far a logit may be off.
void expect_row(const RowStatistics& got, const NaiveRow& wanted, double error,
                const std::string& what);

void expect_picture(const AttentionFrame& frame, const AttentionRequest& request);

}  // namespace attnscope::testing
