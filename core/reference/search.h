#pragma once

#include <string_view>
#include <vector>

#include "core/reference/reference.h"
#include "core/text/message.h"

namespace attnscope {

/// Returns the entries in which every word of the query occurs at the beginning of a word. The best
/// are first: entries whose title or key is the query; those whose title or key begins with it;
/// those whose title or key contains all of its words; those whose texts contain all of them as
/// whole words; and the others. Case does not count, and "lambda" finds λ. The texts are searched
/// in English and in the reader's language, which `translate` gives. Returns nothing for a query
/// without words.
std::vector<const ReferenceEntry*> found_in(const Reference& reference, std::string_view query,
                                            const Translate& translate = {});

}  // namespace attnscope
