#pragma once

#include <cstddef>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "core/fields/comparison.h"
#include "core/figures/figures.h"

namespace attnscope {

/// Describes, for people to read, the fields of `one` that differ from `other`: "1/√d, n = 512".
/// Names at most three.
Message difference_text(const Scenario& one, const Scenario& other);

/// Returns the Scenario with the display settings of `shown`, such as units and colours.
Scenario with_display_of(Scenario scenario, const Scenario& shown);

/// Returns the name of a frozen Scenario or, if it has none, its differences from the present one;
/// empty if it has neither.
Message name_of(const Frozen& frozen, const Scenario& present);

/// Returns the place of the first frozen Scenario that equals the present one, apart from display
/// settings, the row that is shown, and fields that nothing reads. Returns nothing if there is
/// none.
std::optional<std::size_t> frozen_place(const Comparison& comparison, const Scenario& present);

/// A frozen Scenario, as a figure shows it beside its own curves.
struct Aside {
    std::size_t place;  ///< among the frozen Scenarios; decides colour and dash
    std::string key;    ///< of its entry (core/figures/entries.h)
    Scenario inputs;    ///< of the figure, with the present display settings
    Message legend, note;
    Message apart;   ///< what differs besides the rules, which the curves' own labels name
    Message colors;  ///< note on a map of the present Scenario, if the colours of the frozen one
                     ///< would differ; else empty

    bool operator==(const Aside&) const = default;
};

/// Returns the frozen Scenarios that add something to the figure: those whose inputs differ from
/// the figure's own or, over a family, from those of each member. Frozen Scenarios with the same
/// inputs are shown as one, under the names of all.
std::vector<Aside> asides(const FigureEntry& entry, const Scenario& scenario,
                          const Comparison& comparison, const std::vector<Scenario>& members);

/// Returns the figure with exact curves of `other` added below its own: those that differ from its
/// own curves. `other` is the same figure of a frozen Scenario; if its vectors come from files,
/// what is measured of them is added, too. The first frozen Scenario is grey; each further one has
/// a colour and dashes of its own.
Figure with_reference(Figure figure, const Figure& other, const Aside& aside);

/// What a figure depends on besides its marker: figures of equal inputs are equal.
struct FigureInputs {
    Scenario own;
    std::vector<Aside> asides;
    Family over;                    ///< empty if the figure does not read its field
    std::vector<Scenario> members;  ///< inputs at each value of the family

    bool operator==(const FigureInputs&) const = default;
};
FigureInputs figure_inputs(const FigureEntry& entry, const Scenario& scenario,
                           const Comparison& comparison);

/// Returns the figure of the Scenario (FigureEntry::compute()), or family_figure() if the figure
/// reads the field of the family. Curves of frozen Scenarios are added beside its own
/// (with_reference()).
Figure compute_over(const FigureEntry& entry, const Scenario& scenario,
                    const Comparison& comparison, Detail detail, const std::stop_token& stop);

}  // namespace attnscope
