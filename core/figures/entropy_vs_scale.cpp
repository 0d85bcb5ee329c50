#include <algorithm>
#include <cmath>

#include "core/figures/entropy_curves.h"
#include "core/figures/figure_list.h"
#include "core/figures/grids.h"
#include "core/figures/scale_axis.h"
#include "core/figures/simulation.h"

namespace attnscope {
namespace {

constexpr std::size_t simulated_points = 14;

void add_simulation(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    const std::vector<double> scales = simulated_scales(figure.x, simulated_points);
    const auto results = simulate_scales(figure, scenario, scales, stop);
    if (results.empty())
        return;
    SimulatedMeans simulated{scales, {}};
    for (const MonteCarlo& result : results)
        simulated.means.push_back(result.entropy);
    add_means(figure, simulated, entropy_factor(scenario.unit), "λ", scale_text);
}

}  // namespace

Figure entropy_vs_scale(const Scenario& scenario, Detail detail, const std::stop_token& stop) {
    const auto n = static_cast<double>(scenario.n);
    Figure figure;
    figure.id = "entropy-vs-scale";
    figure.title = "Entropy vs scale";
    figure.preliminary = detail == Detail::curves;
    figure.x = scale_axis(scenario);
    const double most = std::log(std::max(n, 2.0)) * entropy_factor(scenario.unit);
    figure.y = entropy_axis(scenario.unit, most);
    figure.marker = marker_position(scenario, figure.x);
    const auto row = [n](double lambda) { return RowAt{n, lambda}; };
    const EntropyPath path{scale_grid(scenario, figure.x), row, "λ", scale_text};
    add_entropy_curves(figure, scenario, path, stop);
    if (scenario.n == 1) {
        figure.curves.resize(1);  // the exact mean; what is said of many keys makes no sense
        figure.notes = {"A single key takes all the weight: its entropy is 0."};
        return figure;
    }
    figure.notes.emplace_back(
        "The 0.24 line is the Laplace approximation at λ = 1 alone; mean field is a lower bound.");
    if (detail == Detail::sampled)
        add_simulation(figure, scenario, stop);
    return figure;
}

}  // namespace attnscope
