#include "ui/board/figure_notes.h"

#include <algorithm>
#include <array>

#include "core/attention/masks.h"
#include "core/fields/labels.h"
#include "core/rows/products.h"
#include "core/vectors/inputs.h"
#include "ui/board/figure_deck.h"
#include "ui/look/translated.h"

namespace attnscope {

QString besideMatrix(const Scenario& scenario) {
    QStringList parts;
    // Figures follow the normaliser, or say that they do not.
    if (const auto reason = other_law_under_softmax(scenario))
        parts.append(translated(*reason));
    if (has_given_vectors(scenario) || scenario.queries == "made-up")
        parts.append(translated(label_of_chosen(scenario, &Scenario::queries)));
    if (scenario.mask != masks().front()->key)
        parts.append(FigureDeck::tr("mask “%1”")
                         .arg(translated(label_of_chosen(scenario, &Scenario::mask))));
    return parts.isEmpty()
               ? QString()
               : FigureDeck::tr("Curves: means over rows that see n random keys. Matrix: %1.")
                     .arg(parts.join(FigureDeck::tr(", ")));
}

QStringList notesBeside(const Figure& figure, const QString& note, const HiddenEntries& hidden,
                        bool is_of_lesson) {
    constexpr std::array of_rows = {"entropy", "gradient", "collision", "focus"};
    QStringList frozen, notes;
    for (const Message& each : notesWithout(figure, hidden))
        if (!(is_of_lesson && each.key == "note.ranges"))
            (each.key.starts_with("note.reference") ? frozen : notes).append(translated(each));
    if (!note.isEmpty() && std::ranges::find(of_rows, figure.y.quantity) != of_rows.end())
        notes.insert(figure.x.field == "n" ? 0 : notes.size(), note);
    return frozen + notes;
}

}  // namespace attnscope
