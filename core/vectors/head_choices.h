#pragma once

#include <string>
#include <vector>

#include "core/attention/head_axes.h"
#include "core/scenario/scenario.h"
#include "core/vectors/tensor_offers.h"

namespace attnscope {

/// Tensors of queries and of keys that go together, such as those of a layer, and the part of their
/// names that distinguishes them from the other pairs of the file: "layers.5".
struct NamedPair {
    TensorPair tensors;
    std::string name;

    bool operator==(const NamedPair&) const = default;
};

/// The choices that the Scenario's files offer.
struct HeadChoices {
    HeadAxes axes;
    std::vector<NamedPair> pairs;  ///< if one file has all of them; empty if there is no choice
    std::size_t chosen = 0;        ///< index of the chosen pair

    bool operator==(const HeadChoices&) const = default;
};

/// Returns the choices, whatever head and batch are chosen, even if these do not exist. Reads only
/// headers. Throws as open_heads() does (core/vectors/vector_files.h).
HeadChoices head_choices(const Scenario& scenario);

/// Returns the pairs with the part of their names that differs, from the word before it on.
std::vector<NamedPair> named_pairs(const std::vector<TensorPair>& pairs);

}  // namespace attnscope
