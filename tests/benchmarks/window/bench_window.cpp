#include <benchmark/benchmark.h>

#include <QApplication>
#include <QStandardPaths>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>

#include "ui/heatmap/attention_pane.h"
#include "ui/window/board.h"
#include "ui/window/main_window.h"
#include "ui/window/scenario_model.h"

namespace attnscope {
namespace {

/// Until every view shows the Scenario, what is simulated after a rest aside.
void showAll(MainWindow& window) {
    while (window.board()->feed().isBusy() || window.attention()->feed().isBusy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();  // what they delivered last is painted
}

/// A step of a drag of λ, from the Scenario's change until curves, read-outs and the matrix of n
/// keys are computed and painted. `of_16_ms` is the part of one frame that the best step takes.
void window_lambda_step(benchmark::State& state) {
    Scenario scenario;
    scenario.n = state.range(0);
    MainWindow window(scenario);
    const QSize size(static_cast<int>(state.range(1)), static_cast<int>(state.range(2)));
    window.showNormal();
    window.resize(size);
    QCoreApplication::processEvents();  // it takes its size, and so asks for the matrix
    showAll(window);
    if (window.size() != size)
        state.SkipWithError("the window has another size");
    window.model().setDragging(true);
    double best = HUGE_VAL, at = 0;
    for (auto _ : state) {
        at += 1;
        const auto start = std::chrono::steady_clock::now();
        window.model().setField("lambda", std::to_string(0.125 * (1 + 0.01 * std::fmod(at, 100))));
        showAll(window);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        state.SetIterationTime(taken.count());
        best = std::min(best, taken.count());
    }
    window.model().setDragging(false);
    state.counters["best_ms"] = best * 1e3;
    state.counters["of_16_ms"] = best / 16e-3;
}
BENCHMARK(window_lambda_step)
    ->ArgsProduct({{512, 1024, 2048}, {1366}, {768}})
    ->Args({1024, 2560, 1440})
    ->ArgNames({"n", "width", "height"})
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace attnscope

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    attnscope::prepareApplication(application);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
