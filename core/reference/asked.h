#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace attnscope {

/// What people ask who do not know the terms: questions and words for what they see, such as
/// "orange line". A search finds the entry by them.
struct AskedAs {
    std::string_view entry;  ///< its id, such as "words/sink"
    std::vector<std::string_view> phrases;
};

/// All phrases by which entries are asked for, each entry once.
std::span<const AskedAs> asked_as();

}  // namespace attnscope
