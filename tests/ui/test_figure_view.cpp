#include "tests/ui/test_figure_view.h"

#include <QBuffer>
#include <QHelpEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <limits>
#include <set>
#include <string>

#include "tests/ui/sample_figures.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/plot_layout.h"

using namespace attnscope;

namespace {

/// A shown view of 500 × 350 and the layout that it must have.
struct Shown {
    FigureView view;
    PlotLayout layout;

    explicit Shown(const Figure& figure) {
        view.resize(500, 350);
        view.setFigure(figure);
        view.show();
        layout = layOut(figure, {QSizeF(view.size()),
                                 {figure.x.min, figure.x.max},
                                 {figure.y.min, figure.y.max},
                                 false});
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view is not shown");
    }

    QPoint at(double x, double heightFraction = 0.5) const {
        return QPoint(qRound(layout.x.pixel(x)),
                      qRound(layout.plot.bottom() - heightFraction * layout.plot.height()));
    }

    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&view, (from + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }

    /// Straight to the view: the window system would mix in its own enter and leave events.
    void hover(QPoint at) {
        QMouseEvent event(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                          {});
        QCoreApplication::sendEvent(&view, &event);
    }

    void wheel(QPoint at, int degrees, Qt::KeyboardModifiers modifiers = {}) {
        QWheelEvent event(at, view.mapToGlobal(at), {}, QPoint(0, 8 * degrees), Qt::NoButton,
                          modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
};

bool near(double a, double b, double relative) {
    return std::abs(a - b) <= relative * std::abs(b);
}

/// Pixels that differ between two pictures of one size.
int differences(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y);
    return count;
}

}  // namespace

void TestFigureView::draggingTheMarkerMovesIt() {
    Shown shown(sample::gradientVsScale());
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

void TestFigureView::draggingBesideTheMarkerPans() {
    Shown shown(sample::gradientVsScale());
    QSignalSpy moved(&shown.view, &FigureView::markerMoved);
    shown.drag(shown.at(1), shown.at(0.1));
    QCOMPARE(moved.size(), 0);
    QCOMPARE(shown.view.marker(), 0.125);
    const QRectF range = shown.view.visibleRange();
    QVERIFY2(near(range.left(), 0.1, 0.03) && near(range.right(), 100, 0.03), "x panned a decade");
    QVERIFY(near(range.right() / range.left(), 1000, 1e-6));
}

void TestFigureView::theHandLeadsWhileItDrags() {
    Shown shown(sample::entropyVsLength());
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

void TestFigureView::theMarkerObeysTheKeyboard() {
    Shown shown(sample::entropyVsLength());
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

void TestFigureView::theWheelZoomsAtTheCursor() {
    Shown shown(sample::gradientVsScale());
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

void TestFigureView::doubleClickFits() {
    Shown shown(sample::gradientVsScale());
    const QRectF whole = shown.view.visibleRange();
    shown.wheel(shown.at(1), 60);
    QVERIFY(shown.view.visibleRange() != whole);
    QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.at(2));
    QCOMPARE(shown.view.visibleRange(), whole);
}

void TestFigureView::valuesFollowAfterAPanSideways() {
    Shown shown(sample::entropyVsLength());
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

void TestFigureView::axesHoldDuringADrag() {
    Shown shown(sample::entropyVsLength());
    const QRectF before = shown.view.visibleRange();
    Figure next = sample::entropyVsLength();
    next.y.max = 20;
    shown.view.setDragging(true);
    shown.view.setFigure(next);
    QCOMPARE(shown.view.visibleRange(), before);
    shown.view.setDragging(false);
    QCOMPARE(shown.view.visibleRange().bottom(), 20.0);
}

void TestFigureView::axesFollowCurvesThatWouldLeaveThem() {
    Shown shown(sample::entropyVsLength());
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

void TestFigureView::zoomLastsUntilTheAxesChange() {
    Shown shown(sample::entropyVsLength());
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

void TestFigureView::hoveringShowsTheReadout() {
    Shown shown(sample::gradientVsScale());
    QCoreApplication::processEvents();
    const QImage plain = shown.view.grab().toImage();
    shown.hover(shown.at(1, 0.8));
    QVERIFY(differences(plain, shown.view.grab().toImage()) > 5000);
    for (const QEvent::Type gone : {QEvent::Leave, QEvent::WindowDeactivate}) {
        shown.hover(shown.at(1, 0.8));
        QEvent event(gone);
        QCoreApplication::sendEvent(&shown.view, &event);
        QCOMPARE(differences(plain, shown.view.grab().toImage()), 0);
    }
    shown.hover(shown.at(0.125));
    QCOMPARE(shown.view.cursor().shape(), Qt::SizeHorCursor);
    shown.hover(shown.at(1));
    QCOMPARE(shown.view.cursor().shape(), Qt::ArrowCursor);
}

void TestFigureView::aMessageTakesThePlaceOfTheFigure() {
    Shown shown(sample::gradientVsScale());
    QCoreApplication::processEvents();
    const QImage figure = shown.view.grab().toImage();
    shown.view.setMessage(QStringLiteral("The file has no rows: drop another one here."));
    QCoreApplication::processEvents();
    QVERIFY(differences(figure, shown.view.grab().toImage()) > 5000);
    QSignalSpy moved(&shown.view, &FigureView::markerMoved);
    shown.drag(shown.at(0.125), shown.at(1));
    QCOMPARE(moved.size(), 0);
    shown.view.setMessage({});
    shown.view.fit();
    QCoreApplication::processEvents();
    shown.hover(QPoint(1, 1));
    QCOMPARE(differences(figure, shown.view.grab().toImage()), 0);
}

void TestFigureView::aScreenReaderHearsTheValues() {
    Shown shown(sample::entropyVsLength());
    QCOMPARE(shown.view.accessibleName(), QStringLiteral("Entropy vs length"));
    const QString at512 = shown.view.accessibleDescription();
    QVERIFY(at512.startsWith(QStringLiteral("n = 512")));
    QVERIFY2(at512.contains(QStringLiteral("annealed 5.746 nat,")), qPrintable(at512));
    QVERIFY2(at512.contains(QStringLiteral("0.24 λd 4.318 nat (out of range)")), qPrintable(at512));
    shown.view.setMarker(64);
    QVERIFY(shown.view.accessibleDescription().startsWith(QStringLiteral("n = 64")));
}

/// Formats that do not clip hold nothing that lies out of view.
void TestFigureView::aZoomedExportEndsAtThePlotsBorder() {
    Figure figure = sample::gradientVsScale();
    figure.x.min = 0.3;
    figure.x.max = 3;
    figure.y.min = 0.5;
    figure.y.max = 1.5;
    const QSize size(600, 400);
    QBuffer file;
    QSvgGenerator svg;
    svg.setOutputDevice(&file);
    svg.setSize(size);
    svg.setViewBox(QRect(QPoint(0, 0), size));
    QPainter painter(&svg);
    paintFigure(painter, size, figure, lightTheme());
    painter.end();
    const LayoutRequest request{QSizeF(size), {0.3, 3}, {0.5, 1.5}, true};
    const QRectF plot = layOut(figure, request).plot.adjusted(-1, -1, 1, 1);
    int points = 0;
    static const QRegularExpression line(QStringLiteral("<polyline[^>]*points=\"([^\"]*)\"")),
        pair(QStringLiteral("([-0-9.e]+),([-0-9.e]+)"));
    for (const auto& found : line.globalMatch(QString::fromUtf8(file.data()))) {
        const auto pairs = pair.globalMatch(found.captured(1));
        if (found.captured(1).simplified().count(QLatin1Char(',')) <= 2)
            continue;  // the leader of a label
        for (const auto& at : pairs) {
            const QPointF point(at.captured(1).toDouble(), at.captured(2).toDouble());
            QVERIFY2(plot.contains(point), qPrintable(at.captured(0)));
            ++points;
        }
    }
    QVERIFY2(points > 30, qPrintable(QString::number(points)));
}

/// Of curves of one course each shows its colour.
void TestFigureView::curvesThatCoincideAreEachSeen_data() {
    QTest::addColumn<QList<int>>("looks");  // of compared rules, beside the exact curve
    QTest::newRow("approximations") << QList<int>{};
    for (int a = 0; a < 8; ++a)
        for (int b = 0; b < a; ++b)
            QTest::addRow("rules %d and %d", b, a) << QList<int>{b, a};
}

void TestFigureView::curvesThatCoincideAreEachSeen() {
    QFETCH(QList<int>, looks);
    Figure figure;
    figure.id = "coincident";
    figure.x = {"n", "", false, 0, 1, ""};
    figure.y = {"y", "", false, 0, 1, ""};
    const auto add = [&](const CurveKind& kind, int series) {
        figure.curves.push_back(
            sample::curve("c", kind, {0, 0.5, 1}, [](double x) { return 0.2 + 0.5 * x; }));
        figure.curves.back().series = series;
    };
    add(CurveKind::exact, 0);
    for (const char* key : {"annealed", "laplace", "laplace-corrected"})
        if (looks.isEmpty())
            add(approximation_kind(key), 0);
    for (const int look : looks)
        add(CurveKind::compared, look);
    for (const Theme& theme : {lightTheme(), darkTheme()}) {
        QImage image(700, 400, QImage::Format_RGB32);
        QPainter painter(&image);
        paintFigure(painter, image.size(), figure, theme);
        painter.end();
        for (const Curve& curve : figure.curves) {
            const QColor color = curvePen(curve.kind, theme, curve.series).color();
            int seen = 0;
            for (int y = 0; y < 300; ++y)
                for (int x = 80; x < 480; ++x) {
                    const QColor pixel = image.pixelColor(x, y);
                    seen += std::abs(pixel.red() - color.red()) < 36 &&
                            std::abs(pixel.green() - color.green()) < 36 &&
                            std::abs(pixel.blue() - color.blue()) < 36;
                }
            QVERIFY2(seen >= 20,
                     qPrintable(QStringLiteral("%1 %2: %3")
                                    .arg(QString::fromStdString(std::string(curve.kind.name)))
                                    .arg(curve.series)
                                    .arg(seen)));
        }
    }
}

void TestFigureView::aClickOnALegendEntryHidesItsCurve() {
    Shown shown(sample::entropyVsLength());
    const QRect plot = shown.layout.plot.toRect();
    const auto picture = [&] {
        QCoreApplication::processEvents();  // it is drawn in the next frame
        return shown.view.grab().toImage().copy(plot);
    };
    const QImage before = picture();
    const auto label =
        std::ranges::find(shown.layout.labels, QStringLiteral("mean field"), &PlacedLabel::text);
    QVERIFY(label != shown.layout.labels.end());
    const auto click = [&] {
        QTest::mouseClick(&shown.view, Qt::LeftButton, {}, label->box.center().toPoint());
        return picture();
    };
    const auto names = [&] {
        std::set<std::string> curves;
        for (const Curve& each : shown.view.shownFigure().curves)
            curves.insert(text_of(each.label));
        return curves;
    };
    QVERIFY(differences(click(), before) > 50);
    QVERIFY(!names().contains("mean field") && names().contains("annealed"));
    shown.view.setFigure(sample::entropyVsLength());  // computed anew
    QVERIFY(differences(picture(), before) > 50);
    QCOMPARE(shown.view.figure().curves.size(), sample::entropyVsLength().curves.size());
    QCOMPARE(differences(click(), before), 0);
    QVERIFY(names().contains("mean field"));
}

void TestFigureView::aLegendEntryThatIsCutIsWholeOnHover() {
    Figure figure = sample::entropyVsLength();
    const QString whole =
        QStringLiteral("an approximation whose name has no room in so small a plot");
    figure.curves[1].label = Message(whole.toStdString());
    FigureView view;
    view.resize(250, 215);
    view.setFigure(figure);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const auto tipAt = [&](QPoint at) {
        QToolTip::hideText();
        QHelpEvent asked(QEvent::ToolTip, at, view.mapToGlobal(at));
        QCoreApplication::sendEvent(&view, &asked);
        return QToolTip::text();
    };
    bool found = false;
    for (int y = 0; y < view.height() && !found; y += 4)
        for (int x = 0; x < view.width() && !found; x += 4)
            found = tipAt({x, y}).contains(whole);
    QVERIFY(found);
}

void TestFigureView::emptyAndOddFiguresAreDrawn() {
    Figure nothing;
    Figure odd = sample::gradientVsScale();
    odd.curves[0].y.assign(odd.curves[0].x.size(), std::numeric_limits<double>::infinity());
    odd.curves[1].x.clear();
    odd.curves[2].y.resize(1);
    odd.bands[0].lower.clear();
    odd.points[0].x = -1;
    odd.y.logarithmic = true;
    odd.y.min = 1e-300;
    odd.marker = 1e9;
    Figure flat = sample::angles();
    flat.y.max = flat.y.min;
    for (const Figure& figure : {nothing, odd, flat})
        for (const QSize& size : {QSize(1, 1), QSize(40, 30), QSize(300, 200)}) {
            FigureView view;
            view.resize(size);
            view.setFigure(figure);
            view.show();
            QTest::mouseMove(&view, QPoint(size.width() / 2, size.height() / 2));
            QCOMPARE(view.grab().size(), size);
            QImage image(size, QImage::Format_ARGB32);
            QPainter painter(&image);
            paintFigure(painter, size, figure, darkTheme());
        }
}
