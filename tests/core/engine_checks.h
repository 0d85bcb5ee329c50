#pragma once

#include <string>

#include "core/engines/engine.h"
#include "tests/core/naive_attention.h"

// What the tests of the engine share: a request, and comparisons with the definition.

namespace attnscope::testing {

/// Returns a request for the statistics of all rows, with the mask of that key.
AttentionRequest request_for(const QueriesAndKeys& input, double lambda,
                             std::string_view mask = "none");

AttentionFrame compute(AttentionEngine& engine, const AttentionRequest& request);

/// Returns how far a logit may be off: the rounding of float32 products, and of λ and x themselves.
double logit_error(const AttentionRequest& request);

/// Expects a row to be as wanted; `error` is how far a logit may be off.
void expect_row(const RowStatistics& got, const NaiveRow& wanted, double error,
                const std::string& what);

void expect_picture(const AttentionFrame& frame, const AttentionRequest& request);

}  // namespace attnscope::testing
