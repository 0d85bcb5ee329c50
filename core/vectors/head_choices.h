#pragma once

#include <string>
#include <vector>

#include "core/attention/head_axes.h"
#include "core/scenario/scenario.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {

/// A tensor of queries and the tensor of keys that goes with it, such as those of one layer. `name`
/// is the part of their names that distinguishes this pair from the other pairs of the file:
/// "layers.5".
struct NamedPair {
    TensorPair tensors;
    std::string name;

    bool operator==(const NamedPair&) const = default;
};

/// The choices that the Scenario's files offer.
struct HeadChoices {
    HeadAxes axes;
    std::vector<NamedPair> pairs;  ///< in the file of both; empty if there is no choice
    std::size_t chosen = 0;        ///< index of the chosen pair

    bool operator==(const HeadChoices&) const = default;
};

/// Returns the choices. The Scenario's head and batch do not matter and need not exist. Reads only
/// headers. Throws as open_heads() does (core/vectors/vector_files.h).
HeadChoices head_choices(const Scenario& scenario);

/// Returns the pairs with their names: the part in which the names of their queries differ, from
/// the word before that part on.
std::vector<NamedPair> named_pairs(const std::vector<TensorPair>& pairs);

}  // namespace attnscope
