#pragma once

#include <QString>

#include "core/fields/comparison.h"

namespace attnscope {

/// Returns what a frozen Scenario is called in lists: its name or, if it has none, its differences
/// from the present Scenario or a text that there are none.
QString frozenName(const Frozen& frozen, const Scenario& present);

}  // namespace attnscope
