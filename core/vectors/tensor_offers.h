#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/text/message.h"

namespace attnscope {

class TensorFile;

/// A tensor of a file, offered as a choice for queries or keys.
struct TensorOffer {
    std::string name, type;
    std::vector<std::int64_t> shape;
    Message fault;  ///< why it cannot be chosen; empty if it can
};

/// Returns all tensors of a file, in its order.
std::vector<TensorOffer> tensor_offers(const TensorFile& file);

/// Returns the name of the only tensor that can be chosen and whose name says queries (or keys),
/// with q, query or queries (k, key, keys) as a word, such as layer5.q_proj. If there are several,
/// the only one whose whole name is such a word; empty if there is none.
std::string named_tensor(std::span<const TensorOffer> offers, bool keys);

struct TensorPair {
    std::string queries, keys;

    bool operator==(const TensorPair&) const = default;
};

/// Returns the pairs of tensors that can be chosen whose names differ only in the word for queries
/// or keys, with the same number of axes and of columns; at most 1,000 pairs.
std::vector<TensorPair> tensor_pairs(std::span<const TensorOffer> offers);

/// Returns the only pair of tensor_pairs(); if there are several, the only one whose names are the
/// words alone, such as q and k.
std::optional<TensorPair> paired_tensors(std::span<const TensorOffer> offers);

/// Returns the tensors of queries and keys that are meant in one file with both, if `named` names
/// none, one or both of them: the named one, and the only one that goes with it; if none is named,
/// paired_tensors() or else each side's named_tensor(). Empty if names do not tell.
TensorPair meant_tensors(std::span<const TensorOffer> offers, const TensorPair& named);

/// Returns the initial selection for queries and keys in one file if meant_tensors() does not tell:
/// for each side the first tensor whose name says it, else the first that can be chosen and whose
/// name does not say the other side. The two differ; the second is empty if there are not two.
TensorPair proposed_tensors(std::span<const TensorOffer> offers);

/// Returns the initial selection for one side alone, as in proposed_tensors(); empty if none can be
/// chosen.
std::string proposed_tensor(std::span<const TensorOffer> offers, bool keys);

/// Returns the reason why these queries and keys cannot go together, different numbers of columns;
/// empty if they can.
Message misfit(const TensorOffer& queries, const TensorOffer& keys);

}  // namespace attnscope
