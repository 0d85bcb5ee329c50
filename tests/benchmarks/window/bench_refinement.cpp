#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QEvent>
#include <chrono>
#include <cmath>
#include <ctime>
#include <fstream>
#include <string>

#include "core/fields/fields.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/window/main_window.h"

namespace attnscope {
namespace {

using Clock = std::chrono::steady_clock;

/// Notes when the matrix has painted its first picture since start(), and its first exact one.
class Pictures : public QObject {
public:
    explicit Pictures(AttentionPane& pane) {
        connect(&pane, &AttentionPane::pictureShown, this,
                [this](const AttentionPicture& picture) { take(picture.frame.coarse); });
        pane.view()->installEventFilter(this);
    }

    void start() {
        start_ = last_ = Clock::now();
        first_ = exact_ = NAN;
        steps_ = 0;
        longest_gap_ = 0;
        taken_ = Taken::none;
    }
    double first() const { return first_; }
    double exact() const { return exact_; }
    double longestGap() const { return longest_gap_; }
    int steps() const { return steps_; }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && taken_ != Taken::none)
            painted();
        return QObject::eventFilter(watched, event);
    }

private:
    enum class Taken { none, coarse, exact };

    void take(bool coarse) { taken_ = coarse ? Taken::coarse : Taken::exact; }

    void painted() {
        const auto now = Clock::now();
        const std::chrono::duration<double> since = now - start_, gap = now - last_;
        last_ = now;
        if (std::isnan(first_))
            first_ = since.count();
        else
            longest_gap_ = std::max(longest_gap_, gap.count());
        if (taken_ == Taken::exact && std::isnan(exact_))
            exact_ = since.count();
        ++steps_;
        taken_ = Taken::none;
    }

    Clock::time_point start_, last_;
    double first_ = NAN, exact_ = NAN, longest_gap_ = 0;
    int steps_ = 0;
    Taken taken_ = Taken::none;
};

void await(const Pictures& pictures) {
    while (std::isnan(pictures.exact()))
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Seconds of all processors that the process has taken; others on the machine do not change them.
double processorSeconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

/// MB that the process takes, now (VmRSS) or at most since it began (VmHWM).
double megabytes(const std::string& kind) {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (double kilobytes = 0; word == kind + ":" && status >> kilobytes)
            return kilobytes / 1024;
    return NAN;
}

/// From the Scenario of n keys until its overview is painted, and until every row is exact; then
/// the same for a picture zoomed in on the middle, panned by a tenth, and the whole again.
void window_refinement(benchmark::State& state, const char* mask) {
    Scenario scenario;
    scenario.n = state.range(0);
    scenario.mask = mask;
    for (auto _ : state) {
        MainWindow window;
        window.showNormal();
        window.resize(1366, 768);
        while (!window.isSettled())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        Pictures pictures(*window.attention());
        const auto measure = [&](const std::string& name, const auto& change) {
            pictures.start();
            const double before = processorSeconds();
            change();
            await(pictures);
            state.counters[name + "_processors_s"] = processorSeconds() - before;
            state.counters[name + "_first_s"] = pictures.first();
            state.counters[name + "_exact_s"] = pictures.exact();
        };
        measure("whole", [&] { window.model().replace(scenario); });
        state.counters["whole_gap_s"] = pictures.longestGap();
        state.counters["whole_pictures"] = pictures.steps();
        const auto n = static_cast<double>(scenario.n);
        HeatmapView& view = *window.attention()->view();
        const QRectF part(0.4 * n, 0.4 * n, 0.2 * n, 0.2 * n);
        measure("zoom", [&] { view.showCells(part); });
        measure("pan", [&] { view.showCells(part.translated(0.02 * n, 0.02 * n)); });
        measure("back", [&] { view.fit(); });
        state.counters["now_MB"] = megabytes("VmRSS");
        state.counters["most_MB"] = megabytes("VmHWM");
    }
}
BENCHMARK_CAPTURE(window_refinement, none, "none")
    ->Arg(65536)
    ->Arg(131072)
    ->ArgName("n")
    ->Iterations(1)
    ->Unit(benchmark::kSecond);
BENCHMARK_CAPTURE(window_refinement, causal, "causal")
    ->Arg(65536)
    ->Arg(131072)
    ->ArgName("n")
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

}  // namespace
}  // namespace attnscope
