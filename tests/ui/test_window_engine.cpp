#include "tests/ui/test_window_engine.h"

#include <QMenuBar>
#include <QSettings>
#include <atomic>

#include "core/engines/gpu/gpu_engine.h"
#include "tests/ui/window_testing.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/window/engine_picker.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// What an engine that is no processor's says until it is to fail.
struct Faults {
    std::atomic<bool> loses_context = false, refuses = false;
};

/// Computes on the processor in the place of a GPU.
struct PretendedGpu : AttentionEngine {
    const Faults& faults;
    std::unique_ptr<AttentionEngine> engine = make_cpu_engine();

    explicit PretendedGpu(const Faults& that) : faults(that) {}
    std::string backend() const override { return "gpu"; }
    std::string device() const override { return "GPU 9000"; }
    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override {
        if (faults.loses_context)
            throw GpuFailure(Message("gpu.lost", "its driver lost the context"));
        if (faults.refuses)
            throw NotForGpu(Message("gpu.no-products", "scores are not inner products"));
        return engine->compute(request, stop, progress);
    }
    void stream_rows(const AttentionRequest& request, std::int64_t begin, std::int64_t end,
                     const std::stop_token& stop, const RowSink& sink) override {
        engine->stream_rows(request, begin, end, stop, sink);
    }
};

EngineMaker makerWith(const Faults& faults) {
    return [&faults] {
        return make_fallback_engine({"GPU 9000", DeviceKind::gpu},
                                    [&faults] { return std::make_unique<PretendedGpu>(faults); });
    };
}

QString engineShown(const Window& window) {
    return window.main.engines()->label()->text();
}

}  // namespace

void TestWindowEngine::init() {
    QSettings().clear();
}

void TestWindowEngine::aFailureMidSessionIsToldAndTheWindowGoesOn() {
    Faults faults;
    Window window(small(), makerWith(faults));
    window.settle();
    QCOMPARE(engineShown(window), QStringLiteral("GPU · GPU 9000"));
    QVERIFY(window.main.messages()->text().isEmpty());
    faults.loses_context = true;
    window.main.model().setField("lambda", "0.4");
    window.settle();
    QVERIFY2(window.main.messages()->text().contains(QStringLiteral("lost the context")),
             qPrintable(window.main.messages()->text()));
    QVERIFY2(engineShown(window).startsWith(QStringLiteral("CPU · ")),
             qPrintable(engineShown(window)));
    QVERIFY(window.main.attention()->picture());
    QCOMPARE(window.main.attention()->picture()->frame.lambdas.front(), 0.4);
}

void TestWindowEngine::workThatAnotherEngineDidIsToldAndNamed() {
    Faults faults;
    Window window(small(), makerWith(faults));
    window.settle();
    faults.refuses = true;
    window.main.model().setField("lambda", "0.4");
    window.settle();
    QVERIFY(window.main.status()->message().startsWith(QStringLiteral("the processor")));
    QVERIFY(window.main.messages()->text().isEmpty());
    QVERIFY(engineShown(window).startsWith(QStringLiteral("CPU · ")));
    QVERIFY(window.main.engines()->label()->toolTip().contains(QStringLiteral("GPU 9000")));
    faults.refuses = false;
    window.main.model().setField("lambda", "0.3");
    window.settle();
    QCOMPARE(engineShown(window), QStringLiteral("GPU · GPU 9000"));
    QVERIFY(window.main.engines()->label()->toolTip().isEmpty());
}

/// Each device of the menu; what is chosen computes what is shown, and the next window.
void TestWindowEngine::aDeviceIsChosenAndRemembered() {
    Window window;
    window.settle();
    auto* menu = window.main.findChild<QMenu*>(QStringLiteral("engine"));
    QVERIFY(menu);
    Q_EMIT menu->aboutToShow();
    const auto count = menu->actions().size();
    QVERIFY(count >= 2);  // automatic, and the processor
    QVERIFY(menu->actions().at(0)->isChecked());
    for (auto i = count - 1; i > 0; --i) {
        Q_EMIT menu->aboutToShow();
        const QString name = menu->actions().at(i)->text().section(QLatin1Char(','), 0, 0);
        menu->actions().at(i)->trigger();
        window.settle();
        QVERIFY2(engineShown(window).startsWith(name), qPrintable(name));
        QVERIFY(!window.main.attention()->picture()->frame.substitute);
        Q_EMIT menu->aboutToShow();
        QVERIFY(menu->actions().at(i)->isChecked());
        const Window next(small(), {});
        QVERIFY2(engineShown(next).startsWith(name), qPrintable(engineShown(next)));
    }
}
