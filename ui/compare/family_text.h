#pragma once

#include <QString>

#include "core/fields/comparison.h"

namespace attnscope {

/// Returns a family in words: "d = 64, 128, 256", "Scores: sphere, gaussian".
QString familyText(const Scenario& scenario, const Family& family);

}  // namespace attnscope
