#include "tests/ui/test_session.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QWheelEvent>
#include <random>

#include "tests/ui/random_edits.h"
#include "tests/ui/window_testing.h"
#include "ui/look/limits_dialog.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/session_keeper.h"
#include "ui/views/layout_text.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

constexpr int after_turn = 500;  ///< ms, when a turn of the wheel is over

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
    const auto see = [&] {
        if (Session now = sessions.session(); now != seen.back())
            seen.push_back(std::move(now));
    };
    while (seen.size() <= 1000) {
        if (random() % 8 == 0) {
            zoomAnything(window.main, random);
            see();  // ends with the next change
            window.main.model().setField("seed", std::to_string(seen.size()));
        } else {
            editAnything(window.main, random);
        }
        see();
    }
    QVERIFY(std::ranges::any_of(seen,
                                [](const Session& each) { return each.matrix_zoom.has_value(); }));
    QVERIFY(std::ranges::any_of(seen, [](const Session& each) { return !each.zooms.empty(); }));
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

/// As one change each: a drag, and a turn of the wheel.
void TestSession::theMatrixZoomIsUndone() {
    Window window;
    window.settle();
    HeatmapView& matrix = *window.main.attention()->view();
    SessionKeeper& sessions = window.main.sessions();
    for (int turn = 0; turn < 3; ++turn)
        turnWheel(&matrix);
    const auto zoom = matrix.zoom();
    QVERIFY(zoom);
    QTest::qWait(after_turn);
    const QPoint from = matrix.matrixArea().center().toPoint();
    QTest::mousePress(&matrix, Qt::LeftButton, {}, from);
    for (int step = 1; step < 5; ++step)
        QTest::mouseMove(&matrix, from + QPoint(step * 10, step * 10));
    QTest::mouseRelease(&matrix, Qt::LeftButton, {}, from + QPoint(40, 40));
    QVERIFY(matrix.zoom() && matrix.zoom() != zoom);
    sessions.undo();
    QVERIFY(matrix.zoom() == zoom);
    sessions.undo();
    QVERIFY(!matrix.isZoomed());
    sessions.redo();
    QVERIFY(matrix.zoom() == zoom);
}

/// Another matrix is shown whole; the one before comes back as it was seen.
void TestSession::theMatrixZoomComesBackWithItsMatrix() {
    Window window;
    window.settle();
    HeatmapView& matrix = *window.main.attention()->view();
    matrix.showCells({10, 20, 30, 40});
    const auto zoom = matrix.zoom();
    window.main.model().setField("n", "50");
    window.settle();
    QVERIFY(!window.main.sessions().session().matrix_zoom);
    window.main.sessions().undo();
    window.settle();
    QVERIFY(matrix.zoom() == zoom);
    QCOMPARE(matrix.viewport().key_begin, 10);
    window.main.sessions().redo();
    window.settle();
    QVERIFY(!matrix.isZoomed());
}

void TestSession::aChangeHasAName() {
    Window window;
    window.settle();
    SessionKeeper& sessions = window.main.sessions();
    window.main.model().setField("mask", "causal");
    QCOMPARE(sessions.undoName(), QStringLiteral("Mask"));
    hide(*window.main.board()->view("entropy-vs-scale"), "annealed");
    QCOMPARE(sessions.undoName(), QStringLiteral("curves"));
    window.main.model().setComparison({.frozen = {{small()}}});
    QCOMPARE(sessions.undoName(), QStringLiteral("freezing"));
    window.main.board()->setBoardLayout(startingLayouts()[1].layout);
    QCOMPARE(sessions.undoName(), QStringLiteral("layout"));
    Scenario other = window.scenario();
    other.n = 50;
    other.d = 32;
    window.main.model().replace(other);
    QCOMPARE(sessions.undoName(), QStringLiteral("Scenario"));
    turnWheel(window.main.attention()->view());
    QTest::qWait(after_turn);
    QCOMPARE(sessions.undoName(), QStringLiteral("zoom"));
    window.main.choice().pin(17);
    QCOMPARE(sessions.undoName(), QStringLiteral("Row"));
    sessions.undo();
    QCOMPARE(sessions.redoName(), QStringLiteral("Row"));
    QCOMPARE(sessions.undoName(), QStringLiteral("zoom"));
}

void TestSession::limitsByNumberAreUndone() {
    Window window;
    window.settle();
    FigureView* const view = window.main.board()->view(0);
    view->setLimits({{}, {}, {}}, {{}, 1.0, 3.5});
    QCOMPARE(view->visibleRange().top(), 1.0);
    QCOMPARE(view->visibleRange().bottom(), 3.5);
    QVERIFY(!view->zoom().x);
    QTest::qWait(after_turn);
    window.main.model().setField("color_to", "0.5");
    QCOMPARE(window.main.attention()->view()->ownScales().colors.high(), 0.5);
    window.main.sessions().undo();
    QVERIFY(window.main.attention()->view()->ownScales().colors.high() != 0.5);
    window.main.sessions().undo();
    QVERIFY(!view->isZoomed());
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

/// Whether the view was never shown, or was shown with other axes.
void TestSession::aZoomOfAViewThatIsNotShownIsKept() {
    Window window;
    window.settle();
    SessionKeeper& sessions = window.main.sessions();
    Board& board = *window.main.board();
    QVERIFY(!board.view("position-scheme") && board.view("angles"));
    Session zoomed = sessions.session();
    zoomed.scenario = with_field(zoomed.scenario, "angle_unit", "radian");
    zoomed.board = layoutFromText("entropy-vs-length");
    zoomed.zooms = {{"position-scheme", {Range{2, 50}, Range{0.1, 0.8}}},
                    {"row-weights", {Range{3, 9}, std::nullopt}},
                    {"angles", {Range{1.2, 1.8}, Range{0.5, 4}}}};
    sessions.show(zoomed);
    window.settle();
    QVERIFY(sessions.session().zooms == zoomed.zooms);
    for (const auto& [view, zoom] : zoomed.zooms) {
        board.setBoardLayout(layoutFromText(view));
        window.settle();
        QVERIFY2(board.figureView(view)->zoom() == zoom, view.c_str());
        QVERIFY2(board.figureView(view)->isZoomed(), view.c_str());
        QVERIFY2(sessions.session().zooms == zoomed.zooms, view.c_str());
    }
    for (std::size_t i = 0; i < zoomed.zooms.size(); ++i)
        sessions.undo();
    QVERIFY(sessions.session().zooms == zoomed.zooms);
    sessions.undo();
    window.settle();
    QVERIFY(sessions.session().zooms.empty());
    sessions.redo();
    window.settle();
    QVERIFY(sessions.session().zooms == zoomed.zooms);
}

/// Undo brings back an axis before its view is shown again.
void TestSession::aZoomIsBroughtBackOffTheBoard() {
    Window window;
    window.settle();
    SessionKeeper& sessions = window.main.sessions();
    Board& board = *window.main.board();
    board.setBoardLayout(layoutFromText("angles"));
    window.settle();
    turnWheel(board.view("angles"));
    const Zoom zoom = board.view("angles")->zoom();
    QTest::qWait(after_turn);
    board.setBoardLayout(layoutFromText("entropy-vs-length"));
    window.main.model().setField("angle_unit", "radian");
    board.setBoardLayout(layoutFromText("angles"));
    window.settle();
    QVERIFY(!board.view("angles")->isZoomed());
    sessions.undo();
    sessions.undo();
    QVERIFY(sessions.session().zooms.contains("angles"));
    board.setBoardLayout(layoutFromText("angles"));
    window.settle();
    QVERIFY(board.view("angles")->zoom() == zoom);
}

void TestSession::theMenuUndoes() {
    Window window;
    QAction* const undo = action(window, QStringLiteral("&Undo"));
    QAction* const redo = action(window, QStringLiteral("&Redo"));
    QVERIFY(undo && redo && !undo->isEnabled() && !redo->isEnabled());
    window.main.model().setField("n", "20");
    QVERIFY(undo->isEnabled() && !redo->isEnabled());
    QCOMPARE(undo->text(), QStringLiteral("&Undo Length n"));
    undo->trigger();
    QCOMPARE(window.scenario().n, small().n);
    QCOMPARE(undo->text(), QStringLiteral("&Undo"));
    QCOMPARE(redo->text(), QStringLiteral("&Redo Length n"));
    QVERIFY(!undo->isEnabled() && redo->isEnabled());
    redo->trigger();
    QCOMPARE(window.scenario().n, 20);
}

void TestSession::whatIsPinnedAndFrozenIsUndone() {
    Window window;
    SessionKeeper& sessions = window.main.sessions();
    window.main.choice().pin(17);
    window.main.model().setComparison({.frozen = {{small()}}});
    sessions.undo();
    QVERIFY(window.main.model().comparison().empty());
    QVERIFY(window.main.choice().isPinned());
    sessions.undo();
    QVERIFY(!window.main.choice().isPinned());
    QCOMPARE(window.scenario().row, small().row);
}
