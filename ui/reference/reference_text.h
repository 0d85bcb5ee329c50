#pragma once

#include <QString>

#include "core/reference/html.h"
#include "core/reference/reference.h"

class QPalette;

namespace attnscope {

/// Returns the function that translates a text of the core into the window's language, as
/// std::string.
Translate windowTranslation();

/// Returns the HTML of an entry for a text document; links to other entries are "entry:ID", and
/// formulas are marked for typesetMarked().
QString entryText(const Reference& reference, const ReferenceEntry& entry);

/// Returns the HTML of what an entry says in a bubble: its title, meaning, formula (marked, too)
/// and source.
QString bubbleText(const Reference& reference, const ReferenceEntry& entry);

/// Returns the HTML of a section: what it is about, and its entries with links. The mouse and the
/// keys are listed in a table; links of the section for a start are "show:ID", which asks to show
/// what the entry speaks of.
QString sectionText(const Reference& reference, const ReferenceSection& section);

QString aboutText();

/// Returns the style sheet of these texts.
QString referenceStyle(const QPalette& palette);

}  // namespace attnscope
