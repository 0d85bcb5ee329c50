#include "tests/ui/test_figure_view.h"

#include <QBuffer>
#include <QHelpEvent>
#include <QPainter>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSvgGenerator>
#include <QToolTip>
#include <algorithm>
#include <limits>
#include <set>
#include <string>

#include "core/figures/entries.h"
#include "tests/ui/sample_figures.h"
#include "tests/ui/shown_figure.h"
#include "tests/ui/text_boxes.h"
#include "ui/figure/plot_ink.h"
#include "ui/figure/plot_messages.h"

using namespace attnscope;
using namespace attnscope::testing;

void TestFigureView::hoveringShowsTheReadout() {
    ShownFigure shown(sample::gradientVsScale());
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
    ShownFigure shown(sample::gradientVsScale());
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
    ShownFigure shown(sample::entropyVsLength());
    QCOMPARE(shown.view.accessibleName(), QStringLiteral("Entropy vs length"));
    const QString at512 = shown.view.description();
    QVERIFY(at512.startsWith(QStringLiteral("n = 512")));
    QVERIFY2(at512.contains(QStringLiteral("annealed 5.746 nat,")), qPrintable(at512));
    QVERIFY2(at512.contains(QStringLiteral("0.24 λd 4.318 nat (out of range)")), qPrintable(at512));
    shown.view.setMarker(64);
    QVERIFY(shown.view.description().startsWith(QStringLiteral("n = 64")));
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
    ShownFigure shown(sample::entropyVsLength());
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

void TestFigureView::aPlotThatWaitsForAnAnswerSaysSo() {
    const Figure figure = sample::gradientVsScale();
    ShownFigure shown(figure);
    HiddenEntries all;
    for (const Curve& curve : figure.curves)
        all.insert(key_of(curve));
    for (const Band& band : figure.bands)
        all.insert(key_of(band));
    for (const Point& point : figure.points)
        all.insert(key_of(point));
    const auto says = [&] {
        const QList<TextBox> texts = textBoxes([&](QPaintDevice& device) {
            QCPPainter painter(&device);
            plotOf(shown.view).toPainter(&painter, shown.view.width(), shown.view.height());
        });
        QString lines;
        for (const TextBox& text : texts)
            lines += text.text + u' ';
        return lines.simplified().contains(QStringLiteral("The curve comes with the answer."));
    };
    shown.view.setHidden(all);
    QVERIFY(!says());  // a person has hidden them
    shown.view.setUnlisted({*all.begin()});
    QVERIFY(!says());  // the lesson hides one of them
    shown.view.setUnlisted(all);
    QVERIFY(says());
    QCOMPARE(shown.view.description(), QStringLiteral("The curve comes with the answer."));
    for (const int width : {200, 300, 600}) {
        shown.view.resize(width, 300);
        const PlotLayout& layout = plotOf(shown.view).currentLayout();
        QCOMPARE(
            std::ranges::count(shown.view.ink().texts, waitingBox(layout, shown.view.marker())), 1);
        for (const double part : {-1.0, 0.2, 0.8, 2.0, double(NAN)}) {
            const double x = layout.plot.left() + part * layout.plot.width();
            const QRectF box = waitingBox(layout, layout.x.value(x));
            QVERIFY2(layout.plot.contains(box), qPrintable(QString::number(width)));
            QVERIFY(width < 300 || !(box.left() < x && x < box.right()) || part < 0 || part > 1);
        }
    }
    Figure unfinished = figure;
    unfinished.preliminary = true;
    shown.view.setFigure(unfinished);
    QVERIFY(!says());
    shown.view.setFigure(figure);
    QVERIFY(says());
    shown.view.setHidden({});
    QVERIFY(!says());
    QVERIFY(!shown.view.description().contains(QStringLiteral("answer")));
}

void TestFigureView::notesOnHiddenCurvesGoWithThem_data() {
    QTest::addColumn<QStringList>("hidden");
    QTest::addColumn<QStringList>("gone");
    QTest::newRow("nothing") << QStringList{} << QStringList{};
    QTest::newRow("limit") << QStringList{QStringLiteral("limit")}
                           << QStringList{QStringLiteral("note.sphere-limit")};
    QTest::newRow("one kind of simulated values")
        << QStringList{QStringLiteral("simulation")}
        << QStringList{QStringLiteral("note.short-error-bars")};
    QTest::newRow("all simulated values")
        << QStringList{QStringLiteral("simulation"), QStringLiteral("deciles")}
        << QStringList{QStringLiteral("note.rows-at-scales"),
                       QStringLiteral("note.short-error-bars")};
}

void TestFigureView::notesOnHiddenCurvesGoWithThem() {
    QFETCH(const QStringList, hidden);
    QFETCH(const QStringList, gone);
    Figure figure = sample::gradientVsScale();
    figure.curves.resize(1);
    figure.bands.clear();
    figure.points = {{"", CurveKind::simulation, 1, 1}};  // as of a selected row
    for (const auto& [key, kind] :
         {std::pair{"limit", CurveKind::bound}, {"simulation", CurveKind::simulation}}) {
        Curve curve = figure.curves.front();
        curve.kind = kind;
        curve.key = key;
        figure.curves.push_back(curve);
    }
    figure.bands.push_back({"deciles", CurveKind::simulation, {1}, {0}, {1}, "deciles"});
    const std::vector<const char*> keys = {"note.sphere-limit", "note.rows-at-scales",
                                           "note.short-error-bars", "note.of-the-whole"};
    figure.notes.clear();
    for (const char* key : keys)
        figure.notes.emplace_back(key, "A note.");
    HiddenEntries words;
    for (const QString& each : hidden)
        words.insert(each.toStdString());
    const std::vector<Message> left = notesWithout(figure, words);
    for (const char* key : keys)
        QCOMPARE(std::ranges::find(left, key, &Message::key) == left.end(),
                 gone.contains(QString::fromUtf8(key)));
    QCOMPARE(without(figure, words).notes.size(), left.size());
}

/// As in a figure that has been drawn with its marker there.
void TestFigureView::aLabelMakesWayForTheMarker() {
    Figure figure = sample::gradientVsScale();
    figure.points = {{"a point", approximation_kind("annealed"), 0.03, 2.5}};
    ShownFigure shown(figure);
    const auto label = std::ranges::find_if(shown.layout.labels, [&](const PlacedLabel& each) {
        return shown.layout.plot.contains(each.box);
    });
    QVERIFY(label != shown.layout.labels.end());
    const double under = shown.layout.x.value(label->box.center().x());
    QCoreApplication::processEvents();
    shown.view.setMarker(under);
    QCoreApplication::processEvents();
    figure.marker = under;
    ShownFigure fresh(figure);
    QCoreApplication::processEvents();
    QCOMPARE(differences(shown.view.grab().toImage(), fresh.view.grab().toImage()), 0);
}
