#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/theory/exact_curves.h"

namespace attnscope {

/// A mean over rows of n keys at scale λ, for the Scenario's d and model: of each of many such
/// rows, in less time where one can serve another.
using MeansOfRows = std::function<std::vector<double>(std::span<const RowAt>)>;

/// Names the figure's curve so far, which is over lengths, after the chosen rule, and adds that of
/// each other rule over the same lengths.
void add_rule_curves(Figure& figure, const Scenario& scenario, const MeansOfRows& values);

/// Where rules are compared with the chosen one, and the figure's x axis is the length: does
/// add_rule_curves() with exact means, says so in a note, and returns true. Else it does nothing
/// and returns false.
bool add_other_rules(Figure& figure, const Scenario& scenario, const MeansOfRows& means);

/// Says of each rule, the chosen one or compared with it, whose λ follows from a row's own entropy,
/// what λ is here.
void note_rules_by_row(Figure& figure, const Scenario& scenario);

/// Marks on the figure's first curve, an exact mean over λ, where each compared rule stands at the
/// Scenario's n; a note says of one beyond the axis where it stands.
void mark_rules(Figure& figure, const Scenario& scenario);

}  // namespace attnscope
