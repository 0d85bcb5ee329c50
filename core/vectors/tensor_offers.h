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

/// Queries and keys that are meant of one file that has both, where `named` names none, one or both
/// of them: one that is named, else the only one that goes with what is named; where none is, the
/// paired_tensors() or else each side's named_tensor(). Empty where names do not say which.
TensorPair meant_tensors(std::span<const TensorOffer> offers, const TensorPair& named);

/// What a choice of queries and keys of one file begins with, those that are meant aside: for each
/// side the first that its name says, else the first that can be chosen and says nothing of the
/// other side; two different ones, the second empty where there are none.
TensorPair proposed_tensors(std::span<const TensorOffer> offers);

/// What a choice of one side alone begins with, as proposed_tensors() finds it; empty where none
/// can be chosen.
std::string proposed_tensor(std::span<const TensorOffer> offers, bool keys);

/// Why these queries and keys cannot go together: not as many columns; empty where they may.
Message misfit(const TensorOffer& queries, const TensorOffer& keys);

}  // namespace attnscope
