#include <benchmark/benchmark.h>

#include <string>
#include <string_view>

#include "core/fields/fields.h"
#include "core/figures/figures.h"

namespace attnscope {
namespace {

void compute_all(const Scenario& scenario, Detail detail, benchmark::State& state) {
    for (auto _ : state)
        for (const FigureEntry* entry : figures())
            benchmark::DoNotOptimize(entry->compute(scenario, detail, {}));
}

/// The exact and approximate curves of all figures at the defaults: at most 100 ms on two cores.
void all_figures(benchmark::State& state) {
    compute_all(Scenario(), Detail::curves, state);
}
BENCHMARK(all_figures)->Unit(benchmark::kMillisecond)->UseRealTime()->MeasureProcessCPUTime();

void all_figures_gaussian(benchmark::State& state) {
    Scenario scenario;
    scenario.model = "gaussian";
    compute_all(scenario, Detail::curves, state);
}
BENCHMARK(all_figures_gaussian)->Unit(benchmark::kMillisecond)->UseRealTime();

void all_figures_gaussian_qk(benchmark::State& state) {
    Scenario scenario;
    scenario.model = "gaussian-qk";
    compute_all(scenario, Detail::curves, state);
}
BENCHMARK(all_figures_gaussian_qk)->Unit(benchmark::kMillisecond)->UseRealTime();

void all_figures_sampled(benchmark::State& state) {
    compute_all(Scenario(), Detail::sampled, state);
}
BENCHMARK(all_figures_sampled)->Unit(benchmark::kMillisecond)->UseRealTime();

/// At the defaults but for the model of the scores.
void one_figure(benchmark::State& state, std::string_view id, std::string_view model) {
    Scenario scenario;
    scenario.model = model;
    for (auto _ : state)
        benchmark::DoNotOptimize(figure_entry(id).compute(scenario, Detail::curves, {}));
}

const bool one_figure_registered = [] {
    for (const char* id : {"entropy-vs-length", "entropy-vs-scale", "gradient-vs-scale", "angles",
                           "collision-vs-length", "focus-vs-length", "phase-diagram"})
        for (const char* model : {"sphere", "gaussian", "gaussian-qk"})
            benchmark::RegisterBenchmark(("one_figure/" + std::string(id) + '/' + model).c_str(),
                                         one_figure, id, model)
                ->Unit(benchmark::kMillisecond)
                ->UseRealTime();
    return true;
}();

void status_line(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(read_out(Scenario()));
}
BENCHMARK(status_line)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace attnscope
