#pragma once

#include "core/parameters/parameter.h"

namespace attnscope {

extern const Parameter trained_layer;  ///< from 1; 0 for the last
extern const Parameter trained_head;   ///< from 0

}  // namespace attnscope
