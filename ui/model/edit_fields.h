#pragma once

#include <QString>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text/errors.h"
#include "ui/model/figure_edits.h"

namespace attnscope {

/// How often an edit can be given: once, several times, or as a flag that is on or off.
enum class EditArity { one, several, flag };

/// One kind of edit, as command lines and sessions write it: the option --KEY followed by a text.
struct EditField {
    std::string_view key;
    const char* help;  ///< in the context Edits
    EditArity arity;
    /// Returns the texts of the edits of this kind; empty if there are none.
    std::vector<std::string> (*get)(const FigureEdits&);
    /// Sets the edit or, if it can be given several times, adds one. Throws Takes, which set()
    /// below turns into InvalidRequest.
    void (*set)(FigureEdits&, std::string_view text);
};

std::span<const EditField> editFields();
const EditField& editField(std::string_view key);

/// Sets an edit from its text. Throws RefusedOption.
void set(FigureEdits& edits, const EditField& field, std::string_view text);

/// Returns the edits as texts "KEY=TEXT", which withEdit() reads.
std::vector<std::string> textsOf(const FigureEdits& edits);
FigureEdits withEdit(FigureEdits edits, std::string_view text);

/// Returns the key of a place of the legend. The keys of the corners name the places of an inset as
/// well, without "inside-".
std::string_view keyOf(LegendPlace place);
QString labelOf(LegendPlace place);
std::span<const LegendPlace> legendPlaces();

/// Returns what a text in a figure has to be, if `text` is not: one line of at most 300 characters
/// whose formulas can be read. Returns an empty message if `text` is all this.
Message faultOfText(std::string_view text);

/// Sets the name of a curve; an empty name restores the curve's own. Throws RefusedOption.
void setName(FigureEdits& edits, const std::string& key, const std::string& name);

/// Sets the text of an annotation that is not a line, which has no text. Throws InvalidRequest.
void setAnnotationText(FigureEdits& edits, std::size_t annotation, const std::string& text);

/// Sets the part "width", "dash" or "color" of a curve's line; an empty text restores the curve's
/// own. Throws RefusedOption.
void setLinePart(FigureEdits& edits, const std::string& key, std::string_view part,
                 const std::string& text);

/// Sets the size of the inset, if there is one. Throws RefusedOption.
void setInsetSize(FigureEdits& edits, const std::string& text);

/// Returns the words that name curves in the edits.
std::set<std::string> wordsIn(const FigureEdits& edits);

/// Returns the edits with keyOf(word) in place of each word that names a curve; where that is
/// empty, the edit is left out.
FigureEdits keyed(const FigureEdits& edits,
                  const std::function<std::string(const std::string& word)>& keyOf);

/// Returns the edits that a table of numbers shows: the names of curves.
FigureEdits ofTable(const FigureEdits& edits);

}  // namespace attnscope
