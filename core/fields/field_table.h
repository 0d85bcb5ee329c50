#pragma once

#include <vector>

#include "core/fields/fields.h"

namespace attnscope {

/// Makes what fields() gives.
std::vector<Field> make_fields();

}  // namespace attnscope
