#pragma once

#include <string_view>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

struct Field;

/// Whether a field says how results are shown rather than what is computed: a unit, colours.
bool is_display(const Field& field);

/// The fields whose values are not their defaults, in the table's order.
std::vector<const Field*> changed_fields(const Scenario& scenario);

/// Returns the Scenario with these fields at their defaults. n and d keep their values if they
/// follow from files.
Scenario with_defaults(const Scenario& scenario, const std::vector<std::string_view>& keys);

}  // namespace attnscope
