#pragma once

#include <stop_token>
#include <string_view>
#include <vector>

#include "core/attention/normalizer_means.h"
#include "core/quantities/quantities.h"

namespace attnscope {

/// Returns the keys, followed by those of a normaliser: normalizer, and every number that one
/// reads.
std::vector<std::string_view> with_normalizer_keys(std::vector<std::string_view> keys);

/// Whether an input names a normaliser other than the softmax, or is a number of one.
bool has_other_normalizer(const Inputs& inputs);

/// Returns the mean of a statistic of a row under the normaliser of the inputs, by the method
/// exact, monte-carlo or, for the support under the sparsemax, one of its approximations. Throws
/// InvalidRequest for an input of another normaliser, and where no exact mean is known.
Result weight_quantity(const Inputs& inputs, WeightStatistic statistic, std::string_view unit,
                       const std::stop_token& stop);

}  // namespace attnscope
