#pragma once

#include <vector>

#include "core/fields/fields.h"

namespace attnscope {

/// Makes the fields that fields() returns.
std::vector<Field> make_fields();

}  // namespace attnscope
