#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTimer>
#include <algorithm>
#include <chrono>

#include "ui/board/board.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/window/main_window.h"

namespace attnscope {
namespace {

using Clock = std::chrono::steady_clock;

/// The longest time for which the thread of the window answers nothing.
class Silence {
public:
    Silence() {
        QObject::connect(&timer_, &QTimer::timeout, &timer_, [this] { note(); });
        timer_.start(1);
    }

    double milliseconds() {
        note();
        return std::chrono::duration<double, std::milli>(longest_).count();
    }

private:
    void note() {
        const auto now = Clock::now();
        longest_ = std::max(longest_, now - last_);
        last_ = now;
    }

    QTimer timer_;
    Clock::time_point last_ = Clock::now();
    Clock::duration longest_{};
};

void settle(const MainWindow& window) {
    while (!window.isSettled())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 10);
}

/// How long the window keeps a hand waiting while it computes a matrix of n keys of dimension d,
/// and while the matrix is then exported as a picture and as a table.
void window_silence(benchmark::State& state) {
    Scenario scenario;
    scenario.n = state.range(0);
    scenario.d = state.range(1);
    const QTemporaryDir folder;
    for (auto _ : state) {
        MainWindow window;
        window.showNormal();
        window.resize(1366, 768);
        settle(window);
        {
            Silence silence;
            window.model().replace(scenario);
            settle(window);
            state.counters["computing_ms"] = silence.milliseconds();
        }
        for (const char* ending : {"png", "svg", "pdf", "csv"}) {
            Silence silence;
            const QString path = folder.filePath(QStringLiteral("a.")) + QLatin1String(ending);
            window.exporter().save(window.shownOf("attention"), path.toStdString());
            state.counters[std::string(ending) + "_ms"] = silence.milliseconds();
        }
    }
}
BENCHMARK(window_silence)
    ->Args({2000, 100000})
    ->ArgNames({"n", "d"})
    ->Iterations(1)
    ->Unit(benchmark::kSecond);

}  // namespace
}  // namespace attnscope
