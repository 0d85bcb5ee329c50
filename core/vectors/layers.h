#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/queries_and_keys.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"
#include "core/vectors/statement.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {

/// One layer of the Scenario's files.
struct Layer {
    std::int64_t number = 0;  ///< as in the names of its tensors, or its index
    TensorPair tensors = {};  ///< empty for those that the Scenario names
    std::int64_t batch = 0;   ///< the index along the first of four axes
    Message fault = {};       ///< why it has no heads; empty if it may have them
    Statement stated = {};    ///< what the file states of it

    bool operator==(const Layer&) const = default;
};

/// Returns the layers of the Scenario's files, ascending by number; a single layer if there are not
/// several. If Scenario::first_axis says that the first of four axes counts layers, these are the
/// indices along it. Otherwise, and if there is no such axis, they are the tensors whose names
/// differ from those of the chosen tensors in one number alone, such as layers.0.q, layers.1.q, …;
/// queries and keys with the same number belong together. If names hold several numbers, the one
/// that gives the most layers with queries and keys is taken, and the first of these if there are
/// several.
///
/// The Scenario need not name tensors where with_first_layer() finds them. Reads only headers.
/// Throws as open_heads() does (core/vectors/vector_files.h).
std::vector<Layer> layers_of(const Scenario& scenario);

/// Returns the Scenario with the tensors of the first layer if it names no tensors, reads queries
/// and keys from one file, and all pairs in that file are layers; else the Scenario as it is.
Scenario with_first_layer(const Scenario& scenario);

/// Returns the Scenario with the tensors, or the index along the first axis, of that layer.
Scenario at_layer(const Scenario& scenario, const Layer& layer);

/// Returns the Scenario at one of the layers, with the fields that this layer's file states instead
/// of those that it states of the present layer (following()).
Scenario moved_to(const Scenario& scenario, std::span<const Layer> layers, const Layer& layer);

/// Returns why the heads of a layer cannot be shown as their model computed them: the file says
/// that the layer's mask cannot be shown, and the user has not chosen a mask. Empty if they can.
Message fault_of_mask(const Scenario& scenario, std::span<const Layer> layers, const Layer& layer);

/// Returns the number of the layer that the Scenario chooses, where the names of tensors tell
/// several layers apart; nothing elsewhere. Throws what layers_of() throws.
std::optional<std::int64_t> named_layer(const Scenario& scenario);

/// Returns the vectors of load_queries_and_keys() and, in their axes, the number of their layer, so
/// that head_name() names it. Throws what load_queries_and_keys() and layers_of() throw.
QueriesAndKeys load_named_head(const Scenario& scenario, const std::stop_token& stop);

/// Returns the layer that the Scenario chooses: the first if it names no tensors, and the only one
/// if there is one. Null if it chooses something else.
const Layer* layer_at(std::span<const Layer> layers, const Scenario& scenario);

}  // namespace attnscope
