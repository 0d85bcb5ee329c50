#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "core/attention/masks.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns where each document begins, given a text with their lengths such as "128,256". Throws
/// InvalidRequest if a length is no whole number from 1, or if they sum to more than
/// max_matrix_rows.
std::vector<std::int64_t> document_starts(std::string_view lengths);

/// Sets what the Scenario's mask reads besides its parameters: where documents begin.
void resolve_mask(ParameterValues& parameters, const Scenario& scenario);

extern const AttentionMask documents_mask;

}  // namespace attnscope
