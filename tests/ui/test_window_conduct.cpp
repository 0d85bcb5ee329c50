#include "tests/ui/test_window_conduct.h"

#include <QAbstractButton>
#include <QActionGroup>
#include <QLineEdit>
#include <QSettings>
#include <QThread>
#include <atomic>
#include <memory>
#include <set>

#include "core/io/atomic_file.h"
#include "core/text/errors.h"
#include "tests/ui/window_testing.h"
#include "ui/panel/scenario_panel.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Whether computations end, and whether one that does not end is running.
struct Endless {
    std::atomic<bool> wanted = true;
    std::atomic<bool> running = false;
};

/// An engine that runs until it is stopped, while that is wanted.
struct EndlessEngine : AttentionEngine {
    Endless& endless;
    std::unique_ptr<AttentionEngine> ordinary = engine_maker("cpu")();

    explicit EndlessEngine(Endless& shared) : endless(shared) {}
    std::string backend() const override { return "cpu"; }
    std::string device() const override { return "none"; }
    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress& progress) override {
        if (!endless.wanted)
            return ordinary->compute(request, stop, progress);
        endless.running = true;
        progress(0.25);
        while (!stop.stop_requested())
            QThread::usleep(200);
        endless.running = false;
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

void TestWindowConduct::closingEndsALongJob() {
    Endless endless;
    auto window =
        std::make_unique<Window>(small(), [&] { return std::make_unique<EndlessEngine>(endless); });
    QTRY_VERIFY_WITH_TIMEOUT(endless.running, patience);
    // The figures, too, are in the middle of a long simulation.
    const FigureFeed& figures = window->main.board()->deck().feed();
    QTRY_VERIFY_WITH_TIMEOUT(figures.isSettled(), patience);
    window->main.model().setField("samples", "1000000");
    QTest::qWait(400);  // past the read-out, which is quick, and the rest before simulation
    QTRY_VERIFY_WITH_TIMEOUT(figures.isBusy(), patience);
    window->main.close();
    window.reset();  // the engine never ends unless it is stopped
    QVERIFY(!endless.running);
}

void TestWindowConduct::aMessageCoversNothingAndMovesNoControl() {
    Window window;
    window.settle();
    const MessageBar& bar = *window.main.messages();
    const auto placeOf = [&](const QWidget* each) {
        return QRect(each->mapTo(&window.main, QPoint(0, 0)), each->size());
    };
    const auto controls = [&] {
        std::vector<QRect> found{placeOf(window.main.status())};
        for (const QWidget* part : {static_cast<QWidget*>(window.main.quickBar()),
                                    static_cast<QWidget*>(window.main.panel())})
            for (const QWidget* each : part->findChildren<QWidget*>())
                if (each->isVisible() && isFocusable(each))
                    found.push_back(placeOf(each));
        return found;
    };
    const auto before = controls();
    window.main.messages()->say(QStringLiteral("a sentence that goes on. ").repeated(30));
    QTest::qWait(50);
    const auto after = controls();
    QCOMPARE(after.size(), before.size());
    for (std::size_t i = 0; i < after.size(); ++i)
        QCOMPARE(after[i], before[i]);
    QVERIFY(bar.isVisible());
    const auto* sentence = bar.findChild<QLabel*>();
    QVERIFY(sentence->height() >= sentence->heightForWidth(sentence->width()));
    QVERIFY(window.main.rect().contains(placeOf(&bar)));
    for (const QWidget* each : window.main.findChildren<QWidget*>()) {
        if (!each->isVisible() || each == &bar || bar.isAncestorOf(each) ||
            each->isAncestorOf(&bar))
            continue;
        QRegion seen = each->visibleRegion();
        seen.translate(each->mapTo(&window.main, QPoint(0, 0)));
        QVERIFY2(!seen.intersects(placeOf(&bar)), each->metaObject()->className());
    }
    QVERIFY(window.main.board()->viewport()->visibleRegion().boundingRect().height() ==
            window.main.board()->viewport()->height());
}

void TestWindowConduct::aCancelledComputationStops() {
    Endless endless;
    endless.wanted = false;
    Window window(small(), [&] { return std::make_unique<EndlessEngine>(endless); });
    window.settle();  // a part that still took its place would have the matrix computed again
    endless.wanted = true;
    window.main.model().setField("pooling", "mean");
    QTRY_VERIFY_WITH_TIMEOUT(endless.running && window.main.status()->cancelButton()->isVisible(),
                             patience);
    QTest::mouseClick(window.main.status()->cancelButton(), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(!endless.running, patience);
    QTRY_VERIFY(!window.main.status()->cancelButton()->isVisible());
    window.main.model().setField("n", "50");
    QTRY_VERIFY_WITH_TIMEOUT(endless.running, patience);
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

/// A frame and the desktop's bars have room beside a window that was maximised before.
void TestWindowConduct::theUsualSizeLeavesRoomOnTheScreen() {
    MainWindow window(small());
    QVERIFY(window.isMaximized());
    QVERIFY(window.height() <= window.screen()->availableSize().height() - 96);
}

void TestWindowConduct::layoutAndThemeAreRemembered() {
    {
        Window window;
        window.main.dock()->fold();
        window.main.setThemeChoice(ThemeChoice::dark);
        window.main.close();
    }
    MainWindow window(small());
    QCOMPARE(window.dock()->place(), PanelPlace::folded);
    QVERIFY(window.theme().dark);
}

void TestWindowConduct::aThemeReachesEveryWindow() {
    Window one, two;
    const auto checked = [](Window& window) {
        for (const QAction* each : window.main.findChildren<QAction*>())
            if (each->isChecked() && each->actionGroup() &&
                each->actionGroup()->actions().size() == std::ssize(themes()) + 1 &&
                each->actionGroup()->actions().front()->text() == QStringLiteral("System"))
                return each->text();
        return QString();
    };
    one.main.setThemeChoice(ThemeChoice::dark);
    QTRY_VERIFY_WITH_TIMEOUT(two.main.theme().dark, patience);
    QTRY_COMPARE(checked(two), QStringLiteral("Dark"));
    one.main.setThemeChoice(ThemeChoice::light);
    QTRY_COMPARE_WITH_TIMEOUT(checked(two), QStringLiteral("Light"), patience);
    one.main.setThemeChoice(ThemeChoice::system);  // looks the same here
    QTRY_COMPARE_WITH_TIMEOUT(checked(two), QStringLiteral("System"), patience);
    one.main.setThemeChoice(ThemeChoice::dark);
    QTRY_COMPARE_WITH_TIMEOUT(checked(two), QStringLiteral("Dark"), patience);
    // As the process of another window writes it.
    QSettings().sync();
    const std::string path = QSettings().fileName().toStdString();
    std::string text = read_file(path, 1 << 20);
    const std::string dark = "theme=2";
    QVERIFY(text.find(dark) != std::string::npos);
    text.replace(text.find(dark), dark.size(), "theme=1");
    write_atomically(path, text);
    for (Window* each : {&one, &two}) {
        QTRY_VERIFY_WITH_TIMEOUT(!each->main.theme().dark, patience);
        QCOMPARE(checked(*each), QStringLiteral("Light"));
    }
}
