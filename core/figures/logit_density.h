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

/// Returns the law of the Scenario's inner products of independent queries and keys, uniform on the
/// sphere or N(0, I), divided by either norm or not, turned by positions or not, but without bias,
/// fading and softcap, if every row has the λ of the request:
///  - both of fixed length: x = λ a b cos θ, density p_d(θ)/(λ a b sin θ);
///  - one of fixed length a, the other Gaussian: N(0, λ²a²);
///  - both Gaussian: the mean of N(0, λ²r²) over the norm r of one (query_norms()).
/// Returns nothing for everything else.
std::optional<LogitDensity> logit_density(const Scenario& fitted, const AttentionRequest& request);

}  // namespace attnscope
