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

/// Returns the name of the tensor of queries (or, if `keys`, of keys) that the names in a file
/// tell. Only tensors count that can be chosen and whose name has q, query or queries (k, key,
/// keys) as a word, such as layer5.q_proj. If there are several, only those count whose whole name
/// is such a word. Returns an empty text unless exactly one is left.
std::string named_tensor(std::span<const TensorOffer> offers, bool keys);

struct TensorPair {
    std::string queries, keys;

    bool operator==(const TensorPair&) const = default;
};

/// Returns the pairs of a tensor of queries and one of keys whose names differ only in the word for
/// queries or keys (named_tensor()). Both can be chosen and have equally many axes and columns.
/// Returns at most 1,000 pairs.
std::vector<TensorPair> tensor_pairs(std::span<const TensorOffer> offers);

/// Returns the only pair of tensor_pairs(); if there are several, the only one whose names are just
/// the words, such as q and k; otherwise nothing.
std::optional<TensorPair> paired_tensors(std::span<const TensorOffer> offers);

/// Returns the tensors that a user means in one file of queries and keys. `named` are those that
/// the user names; both, one, or neither may be empty. If one is empty, it is completed by the only
/// pair of tensor_pairs() with the other. If both are, they are those of paired_tensors() or else,
/// each by itself, of named_tensor(). What the names do not tell stays empty.
TensorPair meant_tensors(std::span<const TensorOffer> offers, const TensorPair& named);

/// Returns the initial selection for queries and keys in one file where meant_tensors() does not
/// tell. For each of the two it is the first tensor that can be chosen and whose name says that it
/// is one of queries (or keys) or, if there is none, whose name does not say the opposite. The keys
/// are another tensor than the queries; a name is empty if no tensor is left for it.
TensorPair proposed_tensors(std::span<const TensorOffer> offers);

/// Returns the initial selection for queries alone, or for keys alone if `keys`, as
/// proposed_tensors() makes it; empty if no tensor can be chosen.
std::string proposed_tensor(std::span<const TensorOffer> offers, bool keys);

/// Returns the reason why these queries and keys cannot go together, which is that they have
/// different numbers of columns; empty if they can.
Message misfit(const TensorOffer& queries, const TensorOffer& keys);

}  // namespace attnscope
