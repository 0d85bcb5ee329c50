#include "tests/ui/test_figure_input.h"

#include <QSignalSpy>

#include "tests/ui/sample_figures.h"
#include "tests/ui/shown_figure.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

bool near(double a, double b, double relative) {
    return std::abs(a - b) <= relative * std::abs(b);
}

}  // namespace

void TestFigureInput::draggingTheMarkerMovesIt() {
    ShownFigure shown(sample::gradientVsScale());
    QSignalSpy moved(&shown.view, &FigureView::markerMoved);
    // Five pixels beside the line are still on it, and the marker keeps that distance.
    shown.drag(shown.at(0.125) + QPoint(5, 0), shown.at(1) + QPoint(5, 0));
    QVERIFY(moved.size() >= 2);
    QVERIFY(near(shown.view.marker(), 1, 0.02));
    QCOMPARE(moved.last().at(0).toDouble(), shown.view.marker());
    QVERIFY(moved.last().at(1).toBool());
    QVERIFY(!moved.first().at(1).toBool());
    QCOMPARE(shown.view.visibleRange().left(), 0.01);

    shown.drag(shown.at(1), QPoint(3000, 100));
    QCOMPARE(shown.view.marker(), 10.0);
}

void TestFigureInput::draggingBesideTheMarkerPans() {
    ShownFigure shown(sample::gradientVsScale());
    QSignalSpy moved(&shown.view, &FigureView::markerMoved);
    shown.drag(shown.at(1), shown.at(0.1));
    QCOMPARE(moved.size(), 0);
    QCOMPARE(shown.view.marker(), 0.125);
    const QRectF range = shown.view.visibleRange();
    QVERIFY2(near(range.left(), 0.1, 0.03) && near(range.right(), 100, 0.03), "x panned a decade");
    QVERIFY(near(range.right() / range.left(), 1000, 1e-6));
}

void TestFigureInput::theHandLeadsWhileItDrags() {
    ShownFigure shown(sample::entropyVsLength());
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.at(512));
    QTest::mouseMove(&shown.view, shown.at(4096));
    const double held = shown.view.marker();
    QVERIFY(near(held, 4096, 0.05));
    QCOMPARE(held, std::round(held));
    shown.view.setFigure(sample::entropyVsLength());  // a late result for n = 512
    shown.view.setMarker(512);
    QCOMPARE(shown.view.marker(), held);
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.at(4096));
    shown.view.setMarker(512);
    QCOMPARE(shown.view.marker(), 512.0);
}

void TestFigureInput::theMarkerObeysTheKeyboard() {
    ShownFigure shown(sample::entropyVsLength());
    QSignalSpy moved(&shown.view, &FigureView::markerMoved);
    QTest::keyPress(&shown.view, Qt::Key_Right);
    const double small = shown.view.marker();
    QVERIFY(small > 512);
    QVERIFY(!moved.last().at(1).toBool());
    QTest::keyRelease(&shown.view, Qt::Key_Right);
    QVERIFY(moved.last().at(1).toBool());
    shown.view.setMarker(512);
    QTest::keyClick(&shown.view, Qt::Key_Right, Qt::ShiftModifier);
    QVERIFY(shown.view.marker() > small);
    shown.view.setMarker(3);
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QCOMPARE(shown.view.marker(), 2.0);
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QCOMPARE(shown.view.marker(), 2.0);
    const auto before = moved.size();
    QTest::keyClick(&shown.view, Qt::Key_A);
    QCOMPARE(moved.size(), before);
}

void TestFigureInput::theWheelZoomsAtTheCursor() {
    ShownFigure shown(sample::gradientVsScale());
    const QRectF whole = shown.view.visibleRange();
    shown.wheel(shown.at(1), 15);
    const QRectF both = shown.view.visibleRange();
    QVERIFY(both.left() > whole.left() && both.right() < whole.right());
    QVERIFY(both.height() < whole.height());
    const double under = std::log(1 / both.left()) / std::log(both.right() / both.left());
    QVERIFY2(std::abs(under - 2.0 / 3) < 0.01, "what lies under the cursor stays there");

    shown.view.fit();
    shown.wheel(shown.at(1), 15, Qt::ControlModifier);
    QVERIFY(shown.view.visibleRange().width() < whole.width());
    QCOMPARE(shown.view.visibleRange().height(), whole.height());

    shown.view.fit();
    shown.wheel(shown.at(1), 15, Qt::ShiftModifier);
    QCOMPARE(shown.view.visibleRange().width(), whole.width());
    QVERIFY(shown.view.visibleRange().height() < whole.height());

    shown.view.fit();  // beside an axis it zooms that axis alone
    shown.wheel(shown.at(1, 0) + QPoint(0, 12), 15);
    QVERIFY(shown.view.visibleRange().width() < whole.width());
    QCOMPARE(shown.view.visibleRange().height(), whole.height());

    for (int turn = 0; turn < 2000; ++turn)
        shown.wheel(shown.at(1), turn < 1000 ? 15 : -15);
    const QRectF far = shown.view.visibleRange();
    QVERIFY(std::isfinite(far.width()) && far.width() > 0 && far.left() > 0);
}

void TestFigureInput::doubleClickFits() {
    ShownFigure shown(sample::gradientVsScale());
    const QRectF whole = shown.view.visibleRange();
    shown.wheel(shown.at(1), 60);
    QVERIFY(shown.view.visibleRange() != whole);
    QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.at(2));
    QCOMPARE(shown.view.visibleRange(), whole);
}

void TestFigureInput::valuesFollowAfterAPanSideways() {
    ShownFigure shown(sample::entropyVsLength());
    QCoreApplication::processEvents();
    const QImage whole = shown.view.grab().toImage();
    const double top = shown.view.visibleRange().bottom();
    Figure taller = sample::entropyVsLength();
    taller.y.max = 20;
    for (const QPoint by : {QPoint(60, 0), QPoint(60, 9), QPoint(-60, -9)}) {
        shown.drag(shown.at(4096), shown.at(4096) + by);
        QCOMPARE(shown.view.visibleRange().bottom(), top);
        const double left = shown.view.visibleRange().left();
        QVERIFY(left != 2);
        shown.view.setFigure(taller);
        QCOMPARE(shown.view.visibleRange().left(), left);
        QCOMPARE(shown.view.visibleRange().bottom(), 20.0);
        shown.view.setFigure(sample::entropyVsLength());
    }
    shown.view.fit();
    shown.wheel(shown.at(4096), 15, Qt::ControlModifier);
    shown.view.setFigure(taller);
    QCOMPARE(shown.view.visibleRange().bottom(), 20.0);
    shown.view.setFigure(sample::entropyVsLength());
    shown.view.fit();
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(&shown.view, &leave);
    QCoreApplication::processEvents();
    QCOMPARE(differences(whole, shown.view.grab().toImage()), 0);  // the hint is gone
    // A hand that has left its height pans the values.
    shown.drag(shown.at(4096), shown.at(4096) + QPoint(0, 80));
    const QRectF panned = shown.view.visibleRange();
    QVERIFY(panned.bottom() != top && panned.left() == 2.0);
    shown.view.setFigure(taller);
    QCOMPARE(shown.view.visibleRange(), panned);
}

void TestFigureInput::axesHoldDuringADrag() {
    ShownFigure shown(sample::entropyVsLength());
    const QRectF before = shown.view.visibleRange();
    Figure next = sample::entropyVsLength();
    next.y.max = 20;
    shown.view.setDragging(true);
    shown.view.setFigure(next);
    QCOMPARE(shown.view.visibleRange(), before);
    shown.view.setDragging(false);
    QCOMPARE(shown.view.visibleRange().bottom(), 20.0);
}

void TestFigureInput::axesFollowCurvesThatWouldLeaveThem() {
    ShownFigure shown(sample::entropyVsLength());
    Figure next = sample::entropyVsLength();
    next.y.max = 20;
    for (double& y : next.curves.front().y)
        y *= 1.7;  // up to 18
    shown.view.setDragging(true);
    shown.view.setFigure(next);
    const QRectF grown = shown.view.visibleRange();
    QVERIFY(grown.bottom() > 18);
    QCOMPARE(grown.top(), 0.0);
    shown.view.setFigure(sample::entropyVsLength());
    QCOMPARE(shown.view.visibleRange(), grown);  // and do not jump back
    shown.view.setDragging(false);
    QCOMPARE(shown.view.visibleRange().bottom(), 12.0);
}

void TestFigureInput::zoomLastsUntilTheAxesChange() {
    ShownFigure shown(sample::entropyVsLength());
    shown.wheel(shown.at(512), 60);
    const QRectF zoomed = shown.view.visibleRange();
    shown.view.setFigure(sample::entropyVsLength());
    QCOMPARE(shown.view.visibleRange(), zoomed);
    Figure inBits = sample::entropyVsLength();
    inBits.y.unit = "bit";
    inBits.y.max = 17;
    shown.view.setFigure(inBits);
    QCOMPARE(shown.view.visibleRange().bottom(), 17.0);
}
