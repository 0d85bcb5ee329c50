#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/io/tensor_file.h"

namespace attnscope {

/// A tensor of a file, as a person chooses queries or keys from it.
struct TensorOffer {
    std::string name, type;
    std::vector<std::int64_t> shape;
    Message fault;  ///< why it cannot be chosen; empty where it can
};

/// All of the file's tensors, in its order.
std::vector<TensorOffer> tensor_offers(const TensorFile& file);

/// The only one that can be chosen and whose name says queries (or keys): that has q, query or
/// queries (k, key, keys) as a word, as layer5.q_proj has. Where several have, the only one whose
/// whole name is such a word; empty where there is none.
std::string named_tensor(std::span<const TensorOffer> offers, bool keys);

struct TensorPair {
    std::string queries, keys;

    bool operator==(const TensorPair&) const = default;
};

/// Those of the tensors that can be chosen whose names differ in that word alone, of equally many
/// axes and columns: up to so many that nobody would guess which pair is meant.
std::vector<TensorPair> tensor_pairs(std::span<const TensorOffer> offers);

/// The only such pair; of several the one that is the words alone, such as q and k.
std::optional<TensorPair> paired_tensors(std::span<const TensorOffer> offers);

}  // namespace attnscope
