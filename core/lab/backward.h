#pragma once

#include "core/lab/network.h"

namespace attnscope::lab {

template <typename Scalar>
struct Prepared;

/// Adds the derivatives of the sum of losses to `gradient`, after pass_forward() with `keep` of the
/// same examples through the same network.
template <typename Scalar>
void pass_back(const Prepared<Scalar>& prepared, std::span<const Example> examples,
               Buffers<Scalar>& buffers, std::span<Scalar> gradient);

}  // namespace attnscope::lab
