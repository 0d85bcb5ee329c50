#pragma once

#include "core/scaling/rule.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the factor on q·k (dot_factor()) of the Scenario's rule at its n and d.
double scale(const Scenario& scenario);

/// Returns λ of the rule for a row that sees `keys` keys, the last of them at position `last`. It
/// multiplies what the rule multiplies, q·k or cosines. If the rule adapts λ to the row's entropy
/// (Rule::temper), this is λ before that.
double row_scale(const Scenario& scenario, double keys, double last);

/// Returns the factor on q·k of the Scenario's rule at n keys; everything else is as in the
/// Scenario.
double scale_at(const Scenario& scenario, double n);

/// Whether the formula that a person typed gives a λ at n keys; true for other rules.
bool has_scale_at(const Scenario& scenario, double n);

/// Throws InvalidRequest, with a sentence on the formula, if has_scale_at() is false.
void require_scale_at(const Scenario& scenario, double n);

/// Returns the Scenario with the constant rule and this λ.
Scenario with_constant_scale(Scenario scenario, double lambda);

}  // namespace attnscope
