#pragma once

#include <string>
#include <vector>

#include "core/engines/engine.h"

namespace attnscope::testing {

/// What is chosen of each table.
struct AttentionCase {
    const Variant* variant;
    const PositionScheme* position;
    const AttentionMask* mask;
};

/// Returns every pair of a variant, a position scheme and a mask that makes sense, what is left out
/// being the standard one.
const std::vector<AttentionCase>& attention_cases();

/// Returns a request for the statistics of all rows.
AttentionRequest request_for(const QueriesAndKeys& input, double lambda, const AttentionCase& of);

std::string name_of(const AttentionCase& of);

/// Returns what an engine may add to an error: the rounding of logits, of which a bias is the
/// largest part far away.
double error_of(const AttentionRequest& request);

}  // namespace attnscope::testing
