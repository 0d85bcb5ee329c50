#pragma once

#include "core/scaling/rule.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// λ, the factor on q·k, of the Scenario's rule at its n and d (see dot_factor()).
double scale(const Scenario& scenario);

/// λ of the rule for a row that sees `keys` keys, the last of them at position `last`, before the
/// row's entropy changes it.
double row_scale(const Scenario& scenario, double keys, double last);

/// λ of the Scenario's rule at n keys, everything else as in the Scenario.
double scale_at(const Scenario& scenario, double n);

/// Whether a formula that a person typed gives a λ at n keys; true if the rule is another one.
bool has_scale_at(const Scenario& scenario, double n);

/// Returns the Scenario with the constant rule and this λ.
Scenario with_constant_scale(Scenario scenario, double lambda);

}  // namespace attnscope
