#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/theory/exact_curves.h"

namespace attnscope {

/// Returns the mean of a quantity over rows of n keys at scale λ, for the Scenario's d and model,
/// for many pairs of n and λ at once, in less time if one can serve another.
using MeansOfRows = std::function<std::vector<double>(std::span<const RowAt>)>;

/// Names the figure's first curve, which is over lengths, after the chosen rule, and adds the curve
/// of each other rule over the same lengths.
void add_rule_curves(Figure& figure, const Scenario& scenario, const MeansOfRows& values);

/// If rules are compared with the chosen one and the figure's x axis is the length, calls
/// add_rule_curves() with exact means, says so in a note, and returns true. Otherwise does nothing
/// and returns false.
bool add_other_rules(Figure& figure, const Scenario& scenario, const MeansOfRows& means);

/// Adds a note for each rule, chosen or compared, whose λ follows from a row's own entropy: what λ
/// is in the figure; and for each typed formula that gives no λ somewhere on the axis.
void note_rules_by_row(Figure& figure, const Scenario& scenario);

/// Marks the λ of each compared rule at the Scenario's n on the figure's first curve, an exact mean
/// over λ; for a rule beyond the axis a note gives its λ, and for a typed formula that gives no λ a
/// note says so.
void mark_rules(Figure& figure, const Scenario& scenario);

}  // namespace attnscope
