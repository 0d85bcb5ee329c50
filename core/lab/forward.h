#pragma once

#include <stop_token>
#include <vector>

#include "core/lab/network.h"

namespace attnscope::lab {

template <typename Scalar>
struct Prepared;

/// Passes examples through a prepared network, and returns what they gave. With `keep`, the buffers
/// hold what pass_back() needs, and in place of logits the derivatives of the sum of losses.
template <typename Scalar>
Sums pass_forward(const Prepared<Scalar>& prepared, std::span<const Example> examples,
                  Buffers<Scalar>& buffers, bool keep);

/// Returns norm(x) of each token of an example before a layer: tokens × d. Throws Cancelled.
template <typename Scalar>
std::vector<Scalar> inputs_of_layer(const Prepared<Scalar>& prepared, const Example& example,
                                    std::size_t layer, const std::stop_token& stop);

}  // namespace attnscope::lab
