#pragma once

#include <span>

#include "core/figures/figure.h"
#include "core/figures/lab_rules.h"

namespace attnscope {

// Figures of models that the laboratory has trained. They are made of trials and not of a Scenario
// alone, so they are no records of figures().

inline constexpr std::string_view training_id = "training", beyond_length_id = "beyond-length";

/// Whether the view shows a figure of the laboratory.
bool is_lab_view(std::string_view view);

/// Returns accuracy or loss over steps: for each rule the mean over its trials, and the trial that
/// is still behind the others as a thin line.
Figure training_figure(const Scenario& scenario, std::span<const LabTrials> trials);

/// Returns what the Scenario's `lab_measure` says over n from 8 to 16,384: for each rule the mean
/// over its trials with 95 % intervals (Student's, of three trials or more), the lengths trained at
/// as a shaded band, and published accuracies under the same rule and variant.
Figure beyond_length_figure(const Scenario& scenario, std::span<const LabTrials> trials);

/// Returns the figure of a view of the laboratory. Throws InvalidRequest if it is no such view.
Figure lab_figure(std::string_view view, const Scenario& scenario,
                  std::span<const LabTrials> trials);

/// The sentences above the figures, made from their numbers (core/figures/headlines).
Message training_headline(const Figure& figure);
Message beyond_length_headline(const Figure& figure, double marker);

}  // namespace attnscope
