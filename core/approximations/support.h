#pragma once

#include "core/approximations/approximations.h"

namespace attnscope {

/// How many keys have a weight in a row of the sparsemax; its approximations hold within 10 % of
/// the exact mean.
extern const RowQuantity row_support;

}  // namespace attnscope
