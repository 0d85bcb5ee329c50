#include "tests/ui/test_session.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QWheelEvent>
#include <random>

#include "tests/ui/random_edits.h"
#include "tests/ui/window_testing.h"
#include "ui/session/session_keeper.h"
#include "ui/window/starting_layouts.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

constexpr int after_turn = 500;  ///< ms, when a turn of the wheel is over

void turnWheel(QWidget* view) {
    const QPointF middle = view->rect().center();
    QWheelEvent turn(middle, view->mapToGlobal(middle), {}, {0, 120}, Qt::NoButton, {},
                     Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(view, &turn);
}

QAction* action(const Window& window, const QString& text) {
    for (QAction* menu : window.main.menuBar()->actions())
        for (QAction* each : menu->menu()->actions())
            if (each->text() == text)
                return each;
    return nullptr;
}

}  // namespace

void TestSession::aThousandEditsAreUndoneAndRedone() {
    Window window;
    window.settle();
    SessionKeeper& sessions = window.main.sessions();
    const Session first = sessions.session();
    std::mt19937 random(7);
    std::vector<Session> seen = {first};
    while (seen.size() <= 1000) {
        editAnything(window.main, random);
        if (Session now = sessions.session(); now != seen.back())
            seen.push_back(std::move(now));
    }
    for (std::size_t i = seen.size(); i-- > 0;) {
        QVERIFY2(sessions.session() == seen[i], std::to_string(i).c_str());
        QCOMPARE(sessions.canUndo(), i > 0);
        sessions.undo();
    }
    for (const Session& session : seen) {
        QVERIFY(sessions.session() == session);
        sessions.redo();
    }
    QVERIFY(!sessions.canRedo());
    sessions.undo();
    window.settle();
}

void TestSession::aDragIsOneChange() {
    Window window;
    const Session first = window.main.sessions().session();
    slide(window.number("d").slider(), 10, false);
    for (int place = 11; place < 40; ++place)
        slide(window.number("d").slider(), place, place == 39);
    QVERIFY(window.scenario() != first.scenario);
    window.main.sessions().undo();
    QVERIFY(window.main.sessions().session() == first);
    QVERIFY(!window.main.sessions().canUndo());
}

void TestSession::whatWasUndoneGoesWithTheNextChange() {
    Window window;
    SessionKeeper& sessions = window.main.sessions();
    for (const char* n : {"20", "30"})
        window.main.model().setField("n", n);
    sessions.undo();
    QVERIFY(sessions.canRedo());
    window.main.model().setField("n", "40");
    QVERIFY(!sessions.canRedo());
    sessions.undo();
    QCOMPARE(window.scenario().n, 20);
}

void TestSession::zoomsAreUndone() {
    Window window;
    window.settle();
    FigureView* const view = window.main.board()->view(0);
    for (int turn = 0; turn < 3; ++turn)
        turnWheel(view);
    const Zoom zoom = view->zoom();
    QVERIFY(zoom.x && zoom.y);
    QTest::qWait(after_turn);
    turnWheel(view);
    window.main.sessions().undo();
    QVERIFY(view->zoom() == zoom);
    window.main.sessions().undo();
    QVERIFY(!view->isZoomed());
    window.main.sessions().redo();
    QVERIFY(view->zoom() == zoom);
}

/// Another unit shows all of its axis; the axis before comes back as it was seen.
void TestSession::aZoomComesBackWithItsUnit() {
    Window window;
    window.settle();
    FigureView* const view = window.main.board()->view(0);
    turnWheel(view);
    const Zoom zoom = view->zoom();
    window.main.model().setField("unit", "bit");
    window.settle();
    QVERIFY(!view->isZoomed());
    window.main.sessions().undo();
    window.settle();
    QVERIFY(view->zoom() == zoom);
    window.main.sessions().redo();
    window.settle();
    QVERIFY(!view->isZoomed());
}

void TestSession::theMenuUndoes() {
    Window window;
    QAction* const undo = action(window, QStringLiteral("&Undo"));
    QAction* const redo = action(window, QStringLiteral("&Redo"));
    QVERIFY(undo && redo && !undo->isEnabled() && !redo->isEnabled());
    window.main.model().setField("n", "20");
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    undo->trigger();
    QCOMPARE(window.scenario().n, small().n);
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    redo->trigger();
    QCOMPARE(window.scenario().n, 20);
}

void TestSession::whatIsPinnedAndFrozenIsUndone() {
    Window window;
    SessionKeeper& sessions = window.main.sessions();
    window.main.choice().pin(17);
    window.main.model().setReference(small());
    sessions.undo();
    QVERIFY(!window.main.model().reference());
    QVERIFY(window.main.choice().isPinned());
    sessions.undo();
    QVERIFY(!window.main.choice().isPinned());
    QCOMPARE(window.scenario().row, small().row);
}
