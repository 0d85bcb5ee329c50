#pragma once

#include <array>
#include <span>
#include <string_view>

#include "core/text/message.h"

namespace attnscope {

/// The usual names of tensors of queries or, if `keys`, of keys. If the user names no tensor, one
/// with such a name is taken.
inline std::span<const std::string_view> usual_names(bool keys) {
    static constexpr std::array<std::string_view, 3> of_queries = {"q", "query", "queries"};
    static constexpr std::array<std::string_view, 3> of_keys = {"k", "key", "keys"};
    return keys ? of_keys : of_queries;
}

inline Message queries_or_keys(bool keys) {
    return keys ? Message("vectors.keys", "keys") : Message("vectors.queries", "queries");
}

}  // namespace attnscope
