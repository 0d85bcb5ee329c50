#pragma once

#include <optional>

#include "core/sweep/sweep.h"

namespace attnscope {

/// Returns the sweep without the heads and batches that the Scenario's files lack, and without
/// dimensions that are too small for its source of vectors. Returns nothing for the head or the
/// batch of files that have only one. Of files only headers are read.
std::optional<Sweep> possible_sweep(const Scenario& scenario, Sweep sweep);

}  // namespace attnscope
