#pragma once

#include "core/scaling/rule.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// λ, the factor on q·k, of the Scenario's rule at its n and d (see dot_factor()).
double scale(const Scenario& scenario);

/// λ as the rule itself gives it, of what it multiplies: of q·k, or of the cosine.
double own_scale(const Scenario& scenario);

/// λ of the Scenario's rule at n keys, everything else as in the Scenario.
double scale_at(const Scenario& scenario, double n);

/// The Scenario with the constant rule at that λ.
Scenario with_constant_scale(Scenario scenario, double lambda);

}  // namespace attnscope
