#pragma once

#include <string>
#include <vector>

#include "core/attention/head_axes.h"
#include "core/scenario/scenario.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {

/// Tensors of queries and of keys that go together, such as those of a layer, and what of their
/// names tells them from the other pairs of the file: "layers.5".
struct NamedPair {
    TensorPair tensors;
    std::string name;

    bool operator==(const NamedPair&) const = default;
};

/// What the Scenario's files offer to choose from.
struct HeadChoices {
    HeadAxes axes;
    std::vector<NamedPair>
        pairs;               ///< where one file has all of them; none where there is no choice
    std::size_t chosen = 0;  ///< of the pairs

    bool operator==(const HeadChoices&) const = default;
};

/// Whatever head and batch are chosen, be they there or not. Reads headers alone. Throws as
/// open_heads() does (core/vectors/vector_files.h).
HeadChoices head_choices(const Scenario& scenario);

/// The pairs with what tells their names apart, from the word before it on.
std::vector<NamedPair> named_pairs(const std::vector<TensorPair>& pairs);

}  // namespace attnscope
