#pragma once

#include "core/scenario/scenario.h"

namespace attnscope {

/// What of the Scenario decides queries and keys; everything else as in Scenario{}. A file's
/// contents aside, equal ones give equal vectors.
Scenario vector_inputs(const Scenario& scenario);

/// What of the Scenario decides the attention of these vectors: those inputs and what is chosen for
/// λ, scores, positions, mask and pooling, with its parameters.
Scenario attention_inputs(const Scenario& scenario);

}  // namespace attnscope
