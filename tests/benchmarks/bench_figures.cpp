#include <benchmark/benchmark.h>

#include "core/figures/figures.h"
#include "core/scenario/fields.h"

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

void one_figure(benchmark::State& state) {
    const FigureEntry& entry = *figures()[static_cast<std::size_t>(state.range(0))];
    state.SetLabel(std::string(entry.id));
    for (auto _ : state)
        benchmark::DoNotOptimize(entry.compute(Scenario(), Detail::curves, {}));
}
BENCHMARK(one_figure)->DenseRange(0, 3)->Unit(benchmark::kMillisecond)->UseRealTime();

void status_line(benchmark::State& state) {
    for (auto _ : state)
        benchmark::DoNotOptimize(read_out(Scenario()));
}
BENCHMARK(status_line)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace attnscope
