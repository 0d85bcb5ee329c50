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

/// Describes the difference of one Scenario from another for people to read: "1/√d, n = 512".
Message difference_text(const Scenario& one, const Scenario& other);

/// Returns the Scenario with the display settings of `shown`, such as units and colours.
Scenario with_display_of(Scenario scenario, const Scenario& shown);

/// Returns what a frozen Scenario is called beside the present one: its name, or else its
/// differences; empty if it has neither.
Message name_of(const Frozen& frozen, const Scenario& present);

/// Returns the place of a frozen Scenario that differs from the present one in nothing that is
/// read but the display and the row that is looked at; nothing if all do.
std::optional<std::size_t> frozen_place(const Comparison& comparison, const Scenario& present);

/// What is frozen, as a figure shows it beside its own curves.
struct Aside {
    std::size_t place;  ///< among what is frozen: decides the look
    std::string key;    ///< of its entry (core/figures/entries.h)
    Scenario inputs;    ///< of the figure, in the present display
    Message legend, note;

    bool operator==(const Aside&) const = default;
};

/// Returns the frozen Scenarios that add something to the figure: those whose inputs are not the
/// figure's own or, over a family, those of one of its members. Frozen Scenarios of equal inputs
/// are shown once, under all their names.
std::vector<Aside> asides(const FigureEntry& entry, const Scenario& scenario,
                          const Comparison& comparison, const std::vector<Scenario>& members);

/// Returns the figure with those exact curves of `other`, the same figure of a frozen Scenario,
/// that differ from its own, below them: the first frozen one in grey, each further one in a colour
/// and dashes of its own.
Figure with_reference(Figure figure, const Figure& other, const Aside& aside);

/// What a figure depends on besides its marker: figures of equal inputs are equal.
struct FigureInputs {
    Scenario own;
    std::vector<Aside> asides;
    Family over;                    ///< empty if the figure does not read it
    std::vector<Scenario> members;  ///< of the family

    bool operator==(const FigureInputs&) const = default;
};
FigureInputs figure_inputs(const FigureEntry& entry, const Scenario& scenario,
                           const Comparison& comparison);

/// Returns the figure of the Scenario (FigureEntry::compute()), or over the family if it reads its
/// field, with what is frozen beside it.
Figure compute_over(const FigureEntry& entry, const Scenario& scenario,
                    const Comparison& comparison, Detail detail, const std::stop_token& stop);

}  // namespace attnscope
