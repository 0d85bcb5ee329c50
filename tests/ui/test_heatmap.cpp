#include "tests/ui/test_heatmap.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <cmath>

#include "core/engines/engine.h"
#include "tests/ui/heatmap_testing.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/heatmap/heatmap_view.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// A shown view of a matrix of that many rows and keys.
struct Shown {
    ScenarioModel model;
    RowChoice choice{model};
    HeatmapView view{choice};
    Scenario scenario;

    explicit Shown(std::int64_t n) {
        scenario.n = n;
        view.resize(520, 620);
        view.setMatrixSize(n, n);
        view.show();
        view.setFrame(frameOf(drawn(n, 16), 0.25, view.viewport()), scenario);
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view is not shown");
    }

    QPoint at(double across, double down) const {
        const QRectF area = view.matrixArea();
        return QPointF(area.left() + across * area.width(), area.top() + down * area.height())
            .toPoint();
    }
    void wheel(QPoint place, int notches) {
        QWheelEvent event(place, view.mapToGlobal(place), {}, QPoint(0, 120 * notches),
                          Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    void hover(QPoint place) {
        QMouseEvent event(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton,
                          Qt::NoButton, {});
        QCoreApplication::sendEvent(&view, &event);
    }
};

}  // namespace

void TestHeatmap::zoomKeepsTheCellUnderTheCursor() {
    MatrixWindow window;
    window.setMatrix(1000, 2000);
    const QRectF area(10, 20, 300, 300);
    const QPointF at(100, 200);
    const QPointF before = window.cellAt(at, area);
    window.zoom({(at.x() - area.left()) / area.width(), (at.y() - area.top()) / area.height()}, 3);
    const QPointF after = window.cellAt(at, area);
    QVERIFY((after - before).manhattanLength() < 1e-6);
    QVERIFY(std::abs(window.cells().width() - 2000.0 / 3) < 1e-6);
    window.zoom({0.5, 0.5}, 1e-9);
    QVERIFY(window.isWhole());
}

void TestHeatmap::panStaysInside() {
    MatrixWindow window;
    window.setMatrix(100, 100);
    window.zoom({0.5, 0.5}, 4);
    window.pan({-10, 10});
    QCOMPARE(window.cells(), QRectF(0, 75, 25, 25));
    const Viewport viewport = window.viewport(400, 400);
    QCOMPARE(viewport, (Viewport{75, 100, 0, 25, 25, 25}));
}

void TestHeatmap::wheelAsksForAPartAtFullResolution() {
    Shown shown(512);
    QSignalSpy changed(&shown.view, &HeatmapView::viewportChanged);
    shown.wheel(shown.at(0.25, 0.75), 6);
    QCOMPARE(changed.size(), 1);
    const Viewport part = shown.view.viewport();
    QVERIFY(part.key_end - part.key_begin < 512 / 3);
    QVERIFY(part.key_begin <= 128 && part.key_end > 128);
    QVERIFY(part.row_begin <= 384 && part.row_end > 384);
    QCOMPARE(part.width, part.key_end - part.key_begin);  // fewer than pixels: every cell
    QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.at(0.5, 0.5));
    QCOMPARE(shown.view.viewport().row_end, 512);
    QCOMPARE(shown.view.viewport().row_begin, 0);
}

void TestHeatmap::hoverSelectsAndClickPins() {
    Shown shown(256);
    QSignalSpy selected(&shown.view, &HeatmapView::rowChanged);
    shown.hover(shown.at(0.5, 0.5));
    QVERIFY(std::abs(static_cast<double>(*shown.view.selectedRow()) - 128) <= 1);
    QVERIFY(!shown.view.pinnedRow());
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(0.5, 0.25));
    QVERIFY(shown.view.pinnedRow());
    QVERIFY(std::abs(static_cast<double>(*shown.view.pinnedRow()) - 64) <= 1);
    const auto pinned = shown.view.pinnedRow();
    shown.hover(shown.at(0.5, 0.9));
    QCOMPARE(shown.view.selectedRow(), pinned);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(0.5, 0.25));
    QVERIFY(!shown.view.pinnedRow());
    QVERIFY(selected.size() >= 3);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(0.5, 0.25));
    QCOMPARE(shown.model.scenario().row, *shown.view.pinnedRow());
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QVERIFY(!shown.view.pinnedRow());
}

void TestHeatmap::keyboardChoosesRows() {
    Shown shown(64);
    const auto pinned = [&] { return shown.view.pinnedRow().value_or(-1); };
    QCOMPARE(shown.view.selectedRow(), std::optional<std::int64_t>(63));  // there is no row 256
    QTest::keyClick(&shown.view, Qt::Key_Up);
    QCOMPARE(pinned(), 62);
    QTest::keyClick(&shown.view, Qt::Key_PageUp);
    QCOMPARE(pinned(), 30);
    QTest::keyClick(&shown.view, Qt::Key_PageDown);
    QTest::keyClick(&shown.view, Qt::Key_Down);
    QTest::keyClick(&shown.view, Qt::Key_Down);
    QCOMPARE(pinned(), 63);
    QCOMPARE(shown.model.scenario().row, 63);

    QTest::keyClick(&shown.view, Qt::Key_Escape);
    shown.hover(shown.at(0.5, 0.26));
    QCOMPARE(shown.view.selectedRow(), std::optional<std::int64_t>(16));
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(pinned(), 16);
}

void TestHeatmap::stripHoldsMeanAndSpread() {
    AttentionFrame frame;
    frame.rows_axis = frame.keys_axis = PixelAxis::showing(0, 4, 4, 2);
    for (std::int64_t row = 0; row < 3; ++row) {
        RowStatistics statistics;
        statistics.count = 4;
        statistics.entropy = static_cast<double>(row);
        frame.rows.push_back(row);
        frame.statistics.push_back(statistics);
    }
    const EntropyStrip strip(frame, entropy_unit("nat"));
    QCOMPARE(strip.bins.size(), std::size_t{2});
    QCOMPARE(strip.bins[0].mean, 0.5);
    QCOMPARE(strip.bins[0].least, 0.0);
    QCOMPARE(strip.bins[0].most, 1.0);
    QCOMPARE(strip.bins[1].mean, 2.0);
    const EntropyStrip bits(frame, entropy_unit("bit"));
    QVERIFY(std::abs(bits.bins[1].mean - 2 / std::log(2.0)) < 1e-12);
}

void TestHeatmap::draggingOnlyWidensTheScale() {
    Shown shown(64);
    const QueriesAndKeys input = drawn(64, 16);
    const Viewport part = shown.view.viewport();
    const AttentionFrame sharp = frameOf(input, 1, part), flat = frameOf(input, 0.01, part);
    shown.view.setFrame(sharp, shown.scenario);
    const QImage sharp_colours = shown.view.grab(shown.view.matrixArea().toRect()).toImage();
    shown.view.setDragging(true);
    shown.view.setFrame(flat, shown.scenario);
    shown.view.setFrame(sharp, shown.scenario);
    QCOMPARE(shown.view.grab(shown.view.matrixArea().toRect()).toImage(),
             sharp_colours);  // its range still covers both
    shown.view.setFrame(flat, shown.scenario);
    const QImage during = shown.view.grab(shown.view.matrixArea().toRect()).toImage();
    shown.view.setDragging(false);
    QVERIFY(shown.view.grab(shown.view.matrixArea().toRect()).toImage() != during);
}
