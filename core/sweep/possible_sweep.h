#pragma once

#include <optional>

#include "core/sweep/sweep.h"

namespace attnscope {

/// Returns the sweep over values at which the Scenario has an attention matrix. An end at which it
/// has none, such as a head that its file lacks or a d that is too small for its source of vectors,
/// is moved towards the present value, to the last value at which it has one. Returns nothing if a
/// whole number has no neighbour at which there is a matrix, and the sweep as it is if there is
/// none at the present value either. Of files of queries and keys only headers are read.
std::optional<Sweep> possible_sweep(const Scenario& scenario, const Sweep& sweep);

}  // namespace attnscope
