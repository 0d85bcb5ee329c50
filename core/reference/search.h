#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/reference/reference.h"
#include "core/text/message.h"

namespace attnscope {

/// Returns the entries in which at least half of the query's words occur at the beginning of a
/// word. Words such as "which" and "the" do not count. The best are first: entries whose title or
/// key is the query or that are asked for so (ReferenceEntry::asked), then those whose title or key
/// begins with it, then those in which more words occur, in the title rather than in the texts; of
/// entries on the mouse and keys, those with another title come last. Case does not count, and
/// "lambda" finds λ. The texts are searched in English and in the reader's language, which
/// `translate` gives. Returns nothing for a query without words.
std::vector<const ReferenceEntry*> found_in(const Reference& reference, std::string_view query,
                                            const Translate& translate = {});

/// Returns the query with a word of a title or key (core/text/nearest.h) in place of each word that
/// no entry has. Returns nothing if entries have all its words, or if an unknown word resembles
/// none.
std::string meant_query(const Reference& reference, std::string_view query,
                        const Translate& translate = {});

}  // namespace attnscope
