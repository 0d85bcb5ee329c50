#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/parameters/parameter.h"

namespace attnscope {

/// Keys begin, begin + step, … below end. With a step above 1 there are at least two keys, and the
/// end is just behind the last of them (every_key()).
struct KeyInterval {
    std::int64_t begin = 0, end = 0;
    std::int64_t step = 1;

    std::int64_t size() const {
        const std::int64_t width = std::max<std::int64_t>(end - begin, 0);
        return step == 1 ? width : (width + step - 1) / step;
    }
    bool operator==(const KeyInterval&) const = default;
};

/// Returns the keys begin, begin + step, … below end.
inline KeyInterval every_key(std::int64_t step, std::int64_t begin, std::int64_t end) {
    if (step == 1 || end <= begin)
        return {begin, std::max(begin, end)};
    if (end - begin <= step)
        return {begin, begin + 1};
    return {begin, begin + (end - begin - 1) / step * step + 1, step};
}

/// Returns those of the keys that are in an interval without a step.
inline KeyInterval within(const KeyInterval& keys, const KeyInterval& others) {
    const std::int64_t begin = std::max(keys.begin, others.begin);
    const std::int64_t end = std::min(keys.end, others.end);
    if (keys.step == 1)
        return {begin, std::max(begin, end)};
    const std::int64_t past = (begin - keys.begin) % keys.step;
    return every_key(keys.step, past == 0 ? begin : begin + keys.step - past, end);
}

/// The keys that a row sees: two intervals within the matrix that do not overlap, the first before
/// the second; either may be empty. The second has no step.
struct VisibleKeys {
    KeyInterval first, second;

    std::int64_t size() const { return first.size() + second.size(); }
    bool operator==(const VisibleKeys&) const = default;
};

/// Returns the key at this place, from 0, among the keys that a row sees.
inline std::int64_t key_at(const VisibleKeys& seen, std::int64_t place) {
    const std::int64_t in_first = seen.first.size();
    return place < in_first ? seen.first.begin + place * seen.first.step
                            : seen.second.begin + place - in_first;
}

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

    /// Whether the keys of a row can have a step (KeyInterval). The number of keys that rows see is
    /// then no linear function of their position, not even over a few rows.
    bool has_steps = false;

    /// If set, positions fall into pieces, in each of which the number of keys that rows see is a
    /// linear function of the position, or of few parts. The function returns the first position of
    /// the piece after the one that holds `place`; the largest number if there is none.
    std::int64_t (*next_piece)(std::int64_t place, const ParameterValues& parameters) = nullptr;

    /// If set, weights go to the keys with the largest logits of those that a row sees: to as many
    /// as this function returns, and to all others whose logit equals the least of theirs.
    std::int64_t (*kept)(const ParameterValues& parameters) = nullptr;
};

/// All masks, the standard one first.
std::span<const AttentionMask* const> masks();

}  // namespace attnscope
