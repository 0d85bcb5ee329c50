#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/parameters/record.h"

namespace attnscope {

/// Which queries and keys stand at one place where there are not equally many: the first ones, or
/// the last ones, as queries that go on from a cache of keys.
enum class Alignment { top_left, bottom_right };

struct AlignmentRecord {
    std::string_view key, label, formula;  ///< the formula of a causal mask
    Alignment id;
};

inline constexpr std::array<AlignmentRecord, 2> alignments = {{
    {"top-left", "first keys", "j ≤ i", Alignment::top_left},
    {"bottom-right", "last keys", "j ≤ i + n_k − n_q", Alignment::bottom_right},
}};

/// The alignment of that key. Throws InvalidRequest where there is none.
inline const AlignmentRecord& alignment(std::string_view key) {
    return record_of(alignments, "alignment", key);
}

/// The place among the keys of the first of so many queries: 0, or keys − queries, which is
/// negative where there are more queries. Row i has this place + i, which masks and position
/// schemes see.
inline std::int64_t first_place(std::string_view key, std::int64_t queries, std::int64_t keys) {
    return alignment(key).id == Alignment::bottom_right ? keys - queries : 0;
}

}  // namespace attnscope
