#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "core/reference/reference.h"

namespace attnscope {

/// Returns the formula of a record as MathML; unchanged if it cannot be read.
std::string formula_html(std::string_view formula);

/// Returns a source as HTML, with links for the parts that stand for a web address
/// (source_parts()).
std::string source_html(std::string_view source);

/// How the entry of a reference is put into HTML.
struct EntryStyle {
    /// Returns the address of another entry or section, by its id.
    std::function<std::string(std::string_view id)> link;
    /// Returns the HTML of a formula; that of formula_html() if empty.
    std::function<std::string(std::string_view formula)> formula = {};
    Translate translate = {};
    bool references = true;  ///< whether links to related entries and facts are shown
};

/// Returns what an entry says below its title: meaning, formula, source, facts and related entries.
std::string entry_html(const Reference& reference, const ReferenceEntry& entry,
                       const EntryStyle& style);

}  // namespace attnscope
