#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/parameters/parameter.h"

namespace attnscope {

/// Keys begin, begin + 1, … end − 1.
struct KeyInterval {
    std::int64_t begin = 0, end = 0;

    std::int64_t size() const { return std::max<std::int64_t>(end - begin, 0); }
    bool operator==(const KeyInterval&) const = default;
};

/// Returns the keys that are in both intervals.
inline KeyInterval within(const KeyInterval& keys, const KeyInterval& others) {
    const std::int64_t begin = std::max(keys.begin, others.begin);
    return {begin, std::max(begin, std::min(keys.end, others.end))};
}

/// The keys that a row sees: two intervals within the matrix that do not overlap, the first before
/// the second; either may be empty.
struct VisibleKeys {
    KeyInterval first, second;

    std::int64_t size() const { return first.size() + second.size(); }
    bool operator==(const VisibleKeys&) const = default;
};

inline VisibleKeys within(const VisibleKeys& keys, const KeyInterval& others) {
    return {within(keys.first, others), within(keys.second, others)};
}

/// Which keys a row sees. All others have the weight 0.
struct AttentionMask {
    std::string_view key;      ///< name on the command line, in files and in exports
    std::string_view label;    ///< what a person reads
    std::string_view formula;  ///< of the keys j that row i sees
    std::string_view help;     ///< one sentence
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view source;   ///< empty if there is none
    std::span<const Parameter* const> parameters;

    /// Returns the keys that the query at position `place` sees in a matrix with `keys` keys. Key j
    /// is at position j; `place` may be negative, or `keys` and more.
    VisibleKeys (*visible)(std::int64_t place, std::int64_t keys,
                           const ParameterValues& parameters);
};

/// All masks, the standard one first.
std::span<const AttentionMask* const> masks();

}  // namespace attnscope
