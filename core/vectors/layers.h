#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/scenario/scenario.h"
#include "core/text/message.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {

/// One layer of the Scenario's files.
struct Layer {
    std::int64_t number = 0;  ///< as in the names of its tensors, or its index
    TensorPair tensors = {};  ///< empty where the Scenario's own are meant
    std::int64_t batch = 0;   ///< the index along the first of four axes
    Message fault = {};       ///< why it has no heads; empty if nothing is known against it

    bool operator==(const Layer&) const = default;
};

/// Returns the layers of the Scenario's files, ascending by number, and one if there are not
/// several. If the first of four axes counts layers (Scenario::first_axis), these are its indices;
/// else the tensors whose names differ from the chosen ones in one number, such as
/// layers.0.q, layers.1.q, …, paired by it. If names hold several numbers, the one that most
/// tensors differ in counts, the first of equals. The Scenario may name none, as in
/// with_first_layer(). Reads only headers. Throws as open_heads() does
/// (core/vectors/vector_files.h).
std::vector<Layer> layers_of(const Scenario& scenario);

/// Returns the Scenario with the tensors of the first layer if it names none, and all pairs of
/// queries and keys in its one file are layers; else the Scenario as it is.
Scenario with_first_layer(const Scenario& scenario);

/// Returns the Scenario with the tensors, or the index along the first axis, of that layer.
Scenario at_layer(const Scenario& scenario, const Layer& layer);

/// Returns the layer that the Scenario chooses, the first one if it names none; null if it chooses
/// another one.
const Layer* layer_at(std::span<const Layer> layers, const Scenario& scenario);

}  // namespace attnscope
