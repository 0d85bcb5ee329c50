#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/lab/settings.h"

namespace attnscope::lab {

/// Sets what `key` names to the value in a text: d, layers, heads, batch, rate or warm_up; mask or
/// normalizer; scale_formula; or one of numbers_read().
/// Throws UnknownName, InvalidRequest.
void assign(Settings& settings, std::string_view key, std::string_view text);

/// Returns the keys and values with which assign() makes all that task, attention, position, rule
/// and seed leave open: each number that the chosen records read, and any other that is not as
/// usual.
std::vector<std::pair<std::string, std::string>> assignments_of(const Settings& settings);

}  // namespace attnscope::lab
