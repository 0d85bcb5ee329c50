#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/attention/normalizer_means.h"
#include "core/figures/figure.h"
#include "core/figures/row_curves.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns what the curves of a statistic under every normaliser depend on, for a figure over
/// lengths.
Scenario weights_inputs(const Scenario& scenario, WeightStatistic statistic);

/// Returns `inputs`, those of a figure of entropies, with the normaliser of `all` and what it reads
/// added if it is another than the softmax.
Scenario with_normalizer(Scenario inputs, const Scenario& all);

/// Returns the path at whose lengths an exact mean is computed: `path`, or fewer lengths, `kept`
/// among them, where each takes long. Straight lines join them closely.
RowPath path_for(const Scenario& scenario, WeightStatistic statistic, const Normalizer& normalizer,
                 const RowPath& path, double kept);

/// Returns a function for the exact means of the statistic under a normaliser, for the Scenario's d
/// and model; NaN where a mean is not known.
MeansOfRows weight_means_of(const Scenario& scenario, WeightStatistic statistic,
                            const Normalizer& normalizer, const std::stop_token& stop);

/// Adds the exact mean of the statistic over rows of random scores under every normaliser: first
/// under the chosen one, then under the others. A curve that lies on an earlier one everywhere is
/// left out, and a note says so. Another note names the normalisers whose mean is not known exactly
/// at some lengths, where the curve has a gap.
void add_normalizer_curves(Figure& figure, const Scenario& scenario, WeightStatistic statistic,
                           const RowPath& path, double marker, const std::stop_token& stop);

/// Adds the exact mean entropy along the path under the chosen normaliser, which is not the
/// softmax, under each compared rule in a figure over lengths, and curves of one's own. The
/// program's approximations are those of the softmax. Notes say what H is, and which curves have
/// gaps.
void add_normalizer_entropies(Figure& figure, const Scenario& scenario, const RowPath& path,
                              double marker, const std::stop_token& stop);

/// Simulates the Scenario's rows under its normaliser at each of these scales, and adds their mean
/// entropies in its unit.
void add_normalizer_simulation(Figure& figure, const Scenario& scenario,
                               const std::vector<double>& scales, const std::stop_token& stop);

/// Begins the notes with one that the figure's rows are those of the softmax, if the Scenario's are
/// not.
void note_softmax_rows(Figure& figure, const Scenario& scenario);

/// Adds a note that names the curves with gaps, if there are any.
void note_gaps(Figure& figure, const Message& curves);

/// Simulates rows at some lengths, and adds their means, times `factor`, under each of the
/// normalisers whose rows differ.
void add_simulated_weights(Figure& figure, const Scenario& scenario, WeightStatistic statistic,
                           std::span<const Normalizer* const> normalizers, const RowPath& path,
                           double factor, const std::stop_token& stop);

/// Returns the curve of a normaliser; null if the figure has none of its own.
const Curve* curve_under(const Figure& figure, std::string_view normalizer);

}  // namespace attnscope
