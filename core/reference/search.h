#pragma once

#include <string_view>
#include <vector>

#include "core/reference/reference.h"
#include "core/text/message.h"

namespace attnscope {

/// Returns the entries in which every word of the query begins a word, the best first: those whose
/// title or key is the query, then those whose title or key begins with it, those whose title or
/// key holds all of its words, and those whose texts do. Case does not count, and "lambda" finds λ.
/// Empty for a query without words. `translate` gives the texts in the reader's language, in which
/// and in English words are sought.
std::vector<const ReferenceEntry*> found_in(const Reference& reference, std::string_view query,
                                            const Translate& translate = {});

}  // namespace attnscope
