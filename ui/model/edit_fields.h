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

/// How often an edit is given; a flag is on or off.
enum class EditArity { one, several, flag };

/// The description of one kind of edit, for the command line and sessions alike: each edit is a
/// text behind the option --KEY.
struct EditField {
    std::string_view key;
    const char* help;  ///< in the context Edits
    EditArity arity;
    /// The texts of what is edited; none if nothing is.
    std::vector<std::string> (*get)(const FigureEdits&);
    /// Sets an edit, or adds one of several; set() below says what is wrong.
    void (*set)(FigureEdits&, std::string_view text);
};

std::span<const EditField> editFields();
const EditField& editField(std::string_view key);

/// An edit that is refused. The sentence names the option and what it was given; a form, where both
/// are seen, says takes() alone.
class RefusedEdit : public InvalidRequest {
public:
    RefusedEdit(Message sentence, Message takes)
        : InvalidRequest(std::move(sentence)), takes_(std::move(takes)) {}

    const Message& takes() const { return takes_; }

private:
    Message takes_;
};

/// Sets an edit from its text. Throws RefusedEdit.
void set(FigureEdits& edits, const EditField& field, std::string_view text);

/// Returns the edits as texts "KEY=TEXT", which withEdit() reads.
std::vector<std::string> textsOf(const FigureEdits& edits);
FigureEdits withEdit(FigureEdits edits, std::string_view text);

/// Names of places of a legend, of which corners also are places of an inset.
std::string_view keyOf(LegendPlace place);
QString labelOf(LegendPlace place);
std::span<const LegendPlace> legendPlaces();

/// Returns the sentence on why a text cannot stand in a figure; empty if it can: it is one line of
/// at most 300 letters, whose formulas can be read.
Message faultOfText(std::string_view text);

/// Sets the name of a curve; an empty one gives its own back. Throws RefusedEdit.
void setName(FigureEdits& edits, const std::string& key, const std::string& name);

/// Sets the text of an annotation, of which a line has none. Throws InvalidRequest.
void setAnnotationText(FigureEdits& edits, std::size_t annotation, const std::string& text);

/// Sets width, dash or color of a curve from text; an empty one gives its own back. Throws
/// RefusedEdit.
void setLinePart(FigureEdits& edits, const std::string& key, std::string_view part,
                 const std::string& text);

/// Returns the words by which the edits name curves.
std::set<std::string> wordsIn(const FigureEdits& edits);

/// Returns the edits with the keys that these words mean, without what names no curve.
FigureEdits keyed(const FigureEdits& edits,
                  const std::function<std::string(const std::string& word)>& keyOf);

/// Returns the edits that a table of numbers shows: the names of curves.
FigureEdits ofTable(const FigureEdits& edits);

}  // namespace attnscope
