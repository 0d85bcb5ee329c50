#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/theory/exact_curves.h"

namespace attnscope {

/// Returns the means of a quantity over rows of n keys at scale λ, for many pairs of n and λ at
/// once and for the Scenario's d and model. This is faster than one by one where rows can be
/// computed together.
using MeansOfRows = std::function<std::vector<double>(std::span<const RowAt>)>;

/// Renames the first curve of a figure over lengths after the chosen rule, and adds the curve of
/// each other compared rule at the same lengths.
void add_rule_curves(Figure& figure, const Scenario& scenario, const MeansOfRows& values);

/// If rules are compared with the chosen one and the figure's x axis is the length, calls
/// add_rule_curves(), sets the rule of the first curve, adds a note, and returns true. Otherwise
/// does nothing and returns false.
bool add_other_rules(Figure& figure, const Scenario& scenario, const MeansOfRows& means);

/// Adds a note that names those of the chosen and the compared rules whose λ is proportional to
/// log n, if there are several.
void note_equal_but_for_a_constant(Figure& figure, const Scenario& scenario);

/// Adds a note for each rule, chosen or compared, whose λ follows from a row's own entropy, which
/// says what λ is in the figure. Adds a note for each typed formula that gives no λ somewhere on
/// the axis, and for each rule whose λ is max_scale (core/limits.h) there because it would be
/// larger.
void note_rules_by_row(Figure& figure, const Scenario& scenario);

/// Adds a note for each rule, chosen or compared, whose λ follows from a row's own entropy, to a
/// figure of λ itself.
void note_factors_by_row(Figure& figure, const Scenario& scenario);

/// Adds what another figure, whose curves are shown in this one, notes on the λ of its rules.
void take_notes_on_rules(Figure& figure, const Figure& other);

/// Marks the λ of each compared rule at the Scenario's n on the figure's first curve, an exact mean
/// over λ. If that λ lies beyond the axis, a note gives it instead; a note also says which typed
/// formula gives no λ.
void mark_rules(Figure& figure, const Scenario& scenario);

}  // namespace attnscope
