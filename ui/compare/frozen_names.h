#pragma once

#include <QString>

#include "core/fields/comparison.h"

namespace attnscope {

/// Returns what a frozen Scenario is called in lists: its name, its differences from the present
/// one, or that it has none.
QString frozenName(const Frozen& frozen, const Scenario& present);

}  // namespace attnscope
