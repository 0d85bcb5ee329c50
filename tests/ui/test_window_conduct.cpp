#include "tests/ui/test_window_conduct.h"

#include <QAbstractButton>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QSettings>
#include <QThread>
#include <atomic>
#include <set>

#include "core/errors.h"
#include "tests/ui/window_testing.h"
#include "ui/panel/scenario_panel.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// An engine that runs until it is stopped.
struct EndlessEngine : AttentionEngine {
    std::atomic<bool>& running;

    explicit EndlessEngine(std::atomic<bool>& flag) : running(flag) {}
    std::string backend() const override { return "cpu"; }
    std::string device() const override { return "none"; }
    AttentionFrame compute(const AttentionRequest&, const std::stop_token& stop,
                           const Progress& progress) override {
        running = true;
        progress(0.25);
        while (!stop.stop_requested())
            QThread::usleep(200);
        running = false;
        throw Cancelled();
    }
    void stream_rows(const AttentionRequest&, std::int64_t, std::int64_t, const std::stop_token&,
                     const std::function<void(std::int64_t, std::span<const float>)>&) override {}
};

bool isFocusable(const QWidget* widget) {
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus);
}

}  // namespace

void TestWindowConduct::init() {
    QSettings().clear();
}

void TestWindowConduct::closingDuringALongJobEndsWithinASecond() {
    std::atomic<bool> running = false;
    auto window =
        std::make_unique<Window>(small(), [&] { return std::make_unique<EndlessEngine>(running); });
    QTRY_VERIFY_WITH_TIMEOUT(running, patience);
    // The figures, too, are in the middle of a long simulation.
    const FigureFeed& figures = window->main.board()->feed();
    QTRY_VERIFY_WITH_TIMEOUT(figures.isSettled(), patience);
    window->main.model().setField("samples", "1000000");
    QTest::qWait(400);  // past the read-out, which is quick, and the rest before simulation
    QTRY_VERIFY_WITH_TIMEOUT(figures.isBusy(), patience);
    QElapsedTimer time;
    time.start();
    window->main.close();
    window.reset();
    QVERIFY2(time.elapsed() < 1000, qPrintable(QString::number(time.elapsed())));
    QVERIFY(!running);
}

void TestWindowConduct::anErrorMovesNothing() {
    Window window;
    window.settle();
    const auto places = [&] {
        std::vector<QRect> found;
        for (const QWidget* each : window.main.findChildren<QWidget*>())
            if (each->isVisible() && each != window.main.messages() &&
                !window.main.messages()->isAncestorOf(each))
                found.push_back(QRect(each->mapTo(&window.main, QPoint(0, 0)), each->size()));
        return found;
    };
    const auto before = places();
    window.main.messages()->say(QStringLiteral("a sentence that goes on. ").repeated(30));
    QTest::qWait(50);
    QVERIFY(places() == before);
    const MessageBar& bar = *window.main.messages();
    QVERIFY(bar.isVisible() && bar.height() > 60);  // with room for all of it
    QVERIFY(bar.mapTo(&window.main, QPoint(0, bar.height())).y() <=
            window.main.status()->mapTo(&window.main, QPoint(0, 0)).y());
}

void TestWindowConduct::aCancelledComputationStops() {
    std::atomic<bool> running = false;
    Window window(small(), [&] { return std::make_unique<EndlessEngine>(running); });
    QTRY_VERIFY_WITH_TIMEOUT(running && window.main.status()->cancelButton()->isVisible(),
                             patience);
    QTest::mouseClick(window.main.status()->cancelButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!running, patience);
    QTRY_VERIFY(!window.main.status()->cancelButton()->isVisible());
    window.main.model().setField("n", "50");
    QTRY_VERIFY_WITH_TIMEOUT(running, patience);
}

void TestWindowConduct::everyControlCanBeReachedByTab() {
    Window window;
    window.settle();
    std::set<QWidget*> wanted;
    for (QWidget* widget : window.main.findChildren<QWidget*>())
        if (isFocusable(widget) && widget->window() == &window.main)
            wanted.insert(widget);
    QVERIFY(wanted.size() > 30);
    window.main.activateWindow();
    window.number("n").entry()->setFocus();
    std::set<QWidget*> reached;
    for (std::size_t i = 0; i < 2 * wanted.size(); ++i) {
        reached.insert(window.main.focusWidget());
        QTest::keyClick(window.main.focusWidget(), Qt::Key_Tab);
    }
    for (QWidget* widget : wanted)
        QVERIFY2(reached.contains(widget),
                 qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' +
                            widget->accessibleName()));
}

void TestWindowConduct::everyControlHasAName() {
    Window window;
    for (QWidget* widget : window.main.findChildren<QWidget*>()) {
        if (!isFocusable(widget))
            continue;
        const auto* button = qobject_cast<QAbstractButton*>(widget);
        const bool named =
            !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
        QVERIFY2(named, qPrintable(QLatin1StringView(widget->metaObject()->className()) + u' ' +
                                   widget->objectName()));
    }
}

void TestWindowConduct::layoutAndThemeAreRemembered() {
    {
        Window window;
        window.main.panel()->hide();
        window.main.setThemeChoice(ThemeChoice::dark);
        window.main.close();
    }
    Window window;
    QVERIFY(window.main.panel()->isHidden());
    QVERIFY(window.main.theme().dark);
}
