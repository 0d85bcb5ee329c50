#pragma once

#include <string_view>
#include <vector>

#include "core/reference/reference.h"
#include "core/text/message.h"

namespace attnscope {

/// Returns the entries in which at least half of the query's words occur at the beginning of a
/// word. Words such as "which" and "the" do not count. The best are first: entries whose title or
/// key is the query, then those whose title or key begins with it, then those in which more words
/// occur, in the title rather than in the texts. Case does not count, and "lambda" finds λ. The
/// texts are searched in English and in the reader's language, which `translate` gives. Returns
/// nothing for a query without words.
std::vector<const ReferenceEntry*> found_in(const Reference& reference, std::string_view query,
                                            const Translate& translate = {});

}  // namespace attnscope
