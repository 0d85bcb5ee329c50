#pragma once

#include "core/scaling/rule.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// λ, the factor on q·k, of the Scenario's rule at its n and d (see dot_factor()).
double scale(const Scenario& scenario);

/// λ as the rule itself gives it for a row that sees so many keys, the last of them in place
/// `last`; what the row's own entropy makes of it aside.
double row_scale(const Scenario& scenario, double keys, double last);

/// λ of the Scenario's rule at n keys, everything else as in the Scenario.
double scale_at(const Scenario& scenario, double n);

/// The Scenario with the constant rule at that λ.
Scenario with_constant_scale(Scenario scenario, double lambda);

}  // namespace attnscope
