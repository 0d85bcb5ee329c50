#include "core/figures/scale_axis.h"

#include <algorithm>
#include <cmath>

#include "core/fields/labels.h"
#include "core/figures/grids.h"
#include "core/theory/closed_forms.h"

namespace attnscope {
namespace {

/// Returns how many scales a curve needs so that values between them can be read. For a random
/// query each scale costs an integral over the query's norm; there a fast drag is preferred to the
/// last digit.
std::size_t grid_points(ScoreModel model) {
    return model == ScoreModel::gaussian_qk ? 65 : 129;
}

}  // namespace

Axis scale_axis(const Scenario& scenario, double marker) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const double unit = 1 / std::sqrt(d);
    const double condensed = std::max(unit, freezing_scale(score_law(scenario.model).id, n, d));
    // Low dimensions freeze late or never: a few thousand times 1/√d shows everything.
    const double last = std::min(8 * condensed, 2000 * unit);
    Axis axis{.label = {"axis.scale", "scale λ"},
              .unit = "",
              .logarithmic = true,
              .min = round_down_125(unit / 16),
              .max = round_up_125(last),
              .field = "lambda"};
    if (marker > 0) {
        axis.min = std::min(axis.min, round_down_125(marker));
        axis.max = std::max(axis.max, round_up_125(marker));
    }
    return axis;
}

std::vector<double> scale_grid(const Scenario& scenario, const Axis& axis, double marker) {
    const ScoreModel model = score_law(scenario.model).id;
    return with_value(log_grid(axis.min, axis.max, grid_points(model)), marker);
}

void note_rows_and_model(Figure& figure, const Scenario& scenario) {
    figure.notes.emplace_back(
        "note.rows-and-model", "Rows of %1 keys at d = %2; score model: %3.",
        std::vector<Message>{scenario.n, scenario.d, label_of_chosen(scenario, &Scenario::model)});
}

std::vector<double> simulated_scales(const Axis& axis, std::size_t count) {
    return log_grid(axis.min, axis.max, count);
}

}  // namespace attnscope
