#pragma once

#include <optional>

#include "core/parameters/allowed.h"

namespace attnscope {

struct Field;

/// The values that a number's field takes, and those that its slider covers logarithmically.
struct NumberRange : NumberLimits {
    double slider_min, slider_max;
};

/// Returns the range of a numeric field; nothing for other fields.
std::optional<NumberRange> number_range(const Field& field);

}  // namespace attnscope
