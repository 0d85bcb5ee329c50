#pragma once

#include "core/reference/reference.h"

namespace attnscope {

/// Makes the reference of everything: the tables of the core, and the views that are not figures.
Reference wholeReference();

}  // namespace attnscope
