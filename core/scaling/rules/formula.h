#pragma once

#include "core/scaling/rule.h"

namespace attnscope {

/// The rule whose λ is a formula that a person types (core/scaling/own_formula.h).
extern const Rule formula_rule;

}  // namespace attnscope
