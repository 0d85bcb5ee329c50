#pragma once

#include <functional>
#include <optional>

#include "core/engines/engine.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

namespace attnscope {

/// The law of the logits of drawn queries and keys, if it is known.
struct LogitDensity {
    Message name;
    std::function<double(double)> density;  ///< per unit of the logit; NaN at a pole
    double from, to;                        ///< range that holds all but 1e-6 of the law
};

/// Returns the law of the logits of the Scenario's independent queries and keys, if every row has
/// the λ of the request. Queries and keys are uniform on the sphere or N(0, I); norms may be
/// divided by, and positions may rotate the vectors, but logits are without bias, fading and
/// softcap:
///  - both of fixed length, a and b: x = λ a b cos θ, density p_d(θ)/(λ a b sin θ);
///  - one of fixed length a, the other Gaussian: N(0, λ²a²);
///  - both Gaussian: the mean of N(0, λ²r²) over the norm r of one of them (query_norms()).
/// Returns nothing for everything else. `fitted` has the n and d of the vectors.
std::optional<LogitDensity> logit_density(const Scenario& fitted, const AttentionRequest& request);

}  // namespace attnscope
