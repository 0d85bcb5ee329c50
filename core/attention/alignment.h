#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// Where queries are placed among the keys: with top_left the first query is at the position of the
/// first key, with bottom_right the last query at that of the last key, as where queries continue a
/// text whose keys are cached. Both mean the same for equally many queries and keys.
enum class Alignment { top_left, bottom_right };

struct AlignmentRecord {
    std::string_view key, label, meaning;
    std::string_view formula, source;  ///< formula: keys j that row i sees under a causal mask
    Alignment id;
};

inline constexpr std::array<AlignmentRecord, 2> alignments = {{
    {"top-left", "first keys",
     "The first query stands at the position of the first key, so that row i has the position i. "
     "With fewer queries than keys, a causal mask hides the last keys from every query.",
     R"(j \le i)", "PyTorch, torch/nn/attention/bias.py: upper left", Alignment::top_left},
    {"bottom-right", "last keys",
     "The last query stands at the position of the last key, as where a text is continued whose "
     "keys were kept. With fewer queries than keys, a causal mask still lets the last query see "
     "all keys.",
     R"(j \le i + n_k - n_q)", "github.com/Dao-AILab/flash-attention, from version 2.1",
     Alignment::bottom_right},
}};

/// Returns the alignment with this key. Throws InvalidRequest if there is none.
inline const AlignmentRecord& alignment(std::string_view key) {
    return record_of(alignments, "alignment", key);
}

/// Returns the position of query 0 if key j is at position j: 0 if the alignment with this key is
/// top_left, `keys` − `queries` if it is bottom_right. It is negative for bottom_right with more
/// queries than keys. Masks and position schemes place query i at this position + i. Throws
/// InvalidRequest if there is no such alignment.
inline std::int64_t first_place(std::string_view key, std::int64_t queries, std::int64_t keys) {
    return alignment(key).id == Alignment::bottom_right ? keys - queries : 0;
}

}  // namespace attnscope
