#include <benchmark/benchmark.h>

#include <QApplication>
#include <QStandardPaths>
#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <string_view>

#include "ui/board/board.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/lab/lab_feed.h"
#include "ui/model/scenario_model.h"
#include "ui/window/main_window.h"

namespace attnscope {
namespace {

/// Until every view shows the Scenario, what is simulated after a rest aside.
void showAll(MainWindow& window) {
    while (window.board()->deck().feed().isBusy() || window.attention()->feed().isBusy())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();  // what they delivered last is painted
}

/// The values that a drag of a field goes through, around the usual one: another one at each step.
struct Drag {
    const char* key;
    double (*value)(double part);  ///< part in [0, 1]
};
const Drag drags[] = {
    {"lambda", [](double part) { return 0.125 * (1 + part); }},
    {"n", [](double part) { return std::round(462 + 100 * part); }},
    {"d", [](double part) { return std::round(14 + 100 * part); }},
    {"kappa", [](double part) { return 3 + 2 * part; }},
};

/// Has the laboratory train the task that takes longest, until the window is gone.
void trainMeanwhile(MainWindow& window) {
    window.model().setField("lab_task", "repeats");
    window.model().setField("lab_steps", "20000");
    auto* const laboratory = window.findChild<LabFeed*>();
    laboratory->train();
    while (!laboratory->isBegun())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// A step of a drag, from the Scenario's change until curves, read-outs and the matrix of n keys
/// are computed and painted. `of_16_ms` is the part of one frame that the best step takes, and
/// `worst_ms` is the longest step.
void window_step(benchmark::State& state, const Drag& drag, bool is_training) {
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
    if (is_training)
        trainMeanwhile(window);
    window.model().setDragging(true);
    double best = HUGE_VAL, worst = 0, at = 0;
    for (auto _ : state) {
        at += 1;
        const auto start = std::chrono::steady_clock::now();
        window.model().setField(drag.key, std::to_string(drag.value(0.01 * std::fmod(at, 100))));
        showAll(window);
        const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - start;
        state.SetIterationTime(taken.count());
        best = std::min(best, taken.count());
        worst = std::max(worst, taken.count());
    }
    window.model().setDragging(false);
    state.counters["best_ms"] = best * 1e3;
    state.counters["worst_ms"] = worst * 1e3;
    state.counters["of_16_ms"] = best / 16e-3;
}
const bool added = [] {
    for (const Drag& drag : drags) {
        auto* const steps = benchmark::RegisterBenchmark(
            (std::string("window_step/") + drag.key).c_str(), window_step, drag, false);
        steps->Args({512, 1366, 768})->Args({512, 2560, 1440});
        if (std::string_view(drag.key) == "lambda")
            for (const int n : {1024, 2048, 4096})
                steps->Args({n, 1366, 768})->Args({n, 2560, 1440});
        steps->ArgNames({"n", "width", "height"})->UseManualTime()->Unit(benchmark::kMillisecond);
    }
    benchmark::RegisterBenchmark("window_step_while_training/lambda", window_step, drags[0], true)
        ->Args({512, 1366, 768})
        ->ArgNames({"n", "width", "height"})
        ->UseManualTime()
        ->Unit(benchmark::kMillisecond);
    return true;
}();

}  // namespace
}  // namespace attnscope

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    attnscope::prepareApplication(application);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
}
