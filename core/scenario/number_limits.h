#pragma once

#include <optional>

#include "core/parameters/allowed.h"
#include "core/scenario/fields.h"

namespace attnscope {

/// What a field of numbers takes; nothing for any other.
std::optional<NumberLimits> limits_of(const Field& field);

}  // namespace attnscope
