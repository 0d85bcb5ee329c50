#include "tests/ui/test_figure_board.h"

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/fields/follow.h"
#include "core/figures/figures.h"
#include "ui/board/board.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/marker.h"
#include "ui/figure/readout.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"

using namespace attnscope;

namespace {

using CornerSettings = std::vector<std::pair<const char*, const char*>>;

Scenario with(const CornerSettings& settings) {
    Scenario scenario;
    scenario.samples = 50;
    for (const auto& [key, value] : settings)
        scenario = with_field(scenario, key, value);
    return scenario;
}

/// The corners of the Scenario in which the pictures differ most.
const std::vector<std::pair<const char*, CornerSettings>> corners{
    {"defaults", {}},
    {"constant", {{"lambda", "0.3"}}},
    {"no scale", {{"lambda", "0"}}},
    {"large scale", {{"lambda", "1000"}}},
    {"two dimensions", {{"d", "2"}}},
    {"32 dimensions", {{"d", "32"}}},
    {"many dimensions", {{"d", "20000"}}},
    {"one key", {{"n", "1"}}},
    {"two keys", {{"n", "2"}}},
    {"many keys", {{"n", "1e9"}}},
    {"Gaussian, bits, radians",
     {{"model", "gaussian-qk"}, {"unit", "bit"}, {"angle_unit", "radian"}}},
};

/// The sizes of the four views in a window of 1366 × 768.
std::vector<QSize> boardSizes() {
    ScenarioModel model{Scenario()};
    RowChoice choice(model);
    Board board(model, choice, make_cpu_engine, nullptr);
    board.resize(1086, 668);
    board.show();
    std::vector<QSize> sizes;
    for (int i = 0; i < 4; ++i)
        sizes.push_back(board.view(i)->size());
    return sizes;
}

struct Picture {
    Figure figure;
    PlotLayout layout;
    Theme theme = lightTheme();

    Picture(Figure made, QSize size)
        : figure(std::move(made)),
          layout(layOut(
              figure, {QSizeF(size), {figure.x.min, figure.x.max}, {figure.y.min, figure.y.max}})) {
    }
    PlotPicture view() const { return {figure, layout, theme}; }
};

/// Returns the pictures of a corner, which are made once for all tests.
const std::vector<Picture>& picturesOf(int corner) {
    static const std::vector<QSize> sizes = boardSizes();
    static std::map<int, std::vector<Picture>> made;
    const auto [at, isNew] = made.try_emplace(corner);
    std::vector<Picture>& pictures = at->second;
    if (!isNew)
        return pictures;
    const Scenario scenario = with(corners[static_cast<std::size_t>(corner)].second);
    for (const FigureEntry* entry : figures())
        if (Figure figure = entry->compute(scenario, Detail::sampled, {}); !figure.table)
            pictures.emplace_back(std::move(figure), sizes[pictures.size() % sizes.size()]);
    return pictures;
}

void addCorners() {
    QTest::addColumn<int>("corner");
    for (std::size_t i = 0; i < corners.size(); ++i)
        QTest::newRow(corners[i].first) << static_cast<int>(i);
}

/// Wherever the pointer is, the read-out lies in the picture; where there is room for it, away from
/// the pointer, and beside what the curves say at the pointer's abscissa.
void expectReadOutBesideThePointer(const Picture& picture) {
    const QRectF plot = picture.layout.plot;
    const PlotPicture view = picture.view();
    for (const double across : {0.0, 0.05, 0.3, 0.5, 0.7, 0.95, 1.0})
        for (const double down : {0.0, 0.1, 0.5, 0.9, 1.0}) {
            const QPointF pointer(plot.left() + across * plot.width(),
                                  plot.top() + down * plot.height());
            const ReadoutBox box(view, picture.layout.x.value(pointer.x()));
            const QRectF place = box.placedAt(pointer);
            const QByteArray where = QStringLiteral("%1 at %2, %3")
                                         .arg(QString::fromStdString(picture.figure.id))
                                         .arg(across)
                                         .arg(down)
                                         .toUtf8();
            QVERIFY2(QRectF(QPointF(0, 0), picture.layout.size).contains(place), where.constData());
            const QSizeF size = picture.layout.size;
            const double widest = std::max(pointer.x(), size.width() - pointer.x()),
                         highest = std::max(pointer.y(), size.height() - pointer.y());
            const bool fitsBeside = widest > place.width() + 15;
            const bool fits = fitsBeside || highest > place.height() + 15;
            QVERIFY2(!fits || !place.contains(pointer), where.constData());
            const QRectF covered = place & plot;
            const bool hides = covered.left() <= pointer.x() && pointer.x() <= covered.right();
            QVERIFY2(!fitsBeside || covered.isEmpty() || !hides, where.constData());
        }
}

Figure scaleFigure(const char* lambda) {
    return figure_entry("entropy-vs-scale").compute(with({{"lambda", lambda}}), Detail::curves, {});
}

}  // namespace

void TestFigureBoard::axesAreLabelledAndPlotsHaveTheHeight_data() {
    addCorners();
}

void TestFigureBoard::axesAreLabelledAndPlotsHaveTheHeight() {
    QFETCH(int, corner);
    for (const Picture& picture : picturesOf(corner)) {
        const PlotLayout& layout = picture.layout;
        const char* id = picture.figure.id.c_str();
        QVERIFY2(layout.xTicks.labels.size() >= 3, id);
        QVERIFY2(layout.yTicks.labels.size() >= 3, id);
        QVERIFY2(layout.hiddenLabelsBox.has_value() == (layout.hiddenLabels > 0), id);
        QVERIFY2(layout.plot.height() >= 0.5 * layout.size.height(), id);
        QVERIFY2(!notesOf(picture.figure).isEmpty(), id);
    }
}

void TestFigureBoard::theReadOutCoversNothingThatItReads_data() {
    addCorners();
}

void TestFigureBoard::theReadOutCoversNothingThatItReads() {
    QFETCH(int, corner);
    for (const Picture& picture : picturesOf(corner)) {
        expectReadOutBesideThePointer(picture);
        Figure more = picture.figure;  // as with two more approximations
        more.curves.insert(more.curves.end(), 2, more.curves.back());
        expectReadOutBesideThePointer(Picture(more, picture.layout.size.toSize()));
    }
}

void TestFigureBoard::whatIsOutOfRangeIsGreyInTheReadOut() {
    const Picture picture(scaleFigure("0.3"), {530, 190});
    const PlotPicture view = picture.view();
    const QColor ink = picture.theme.ink;
    int grey = 0;
    for (const double lambda : {0.005, 1.5}) {
        const ReadoutBox box(view, lambda);
        for (const ReadoutBox::Row& row : box.rows()) {
            const bool holds = lambda < 1 || row.label == QStringLiteral("exact mean");
            QVERIFY2((row.valueColor == ink) == holds, qPrintable(row.label));
            QCOMPARE(row.value.startsWith(QLatin1Char('(')), !holds);
            grey += !holds;
        }
        QCOMPARE(box.note().isEmpty(), lambda < 1);
    }
    QCOMPARE(grey, 5);  // annealed, two by Laplace, the 0.24 line, mean field
}

void TestFigureBoard::aMarkerBeyondTheAxisStandsAtItsEdge() {
    const Picture none(scaleFigure("0"), {264, 240});
    const PlotPicture view = none.view();
    QCOMPARE(markerPixel(view, 0), none.layout.plot.left());
    QCOMPARE(markerText(view, 0), QStringLiteral("← λ = 0"));
    QCOMPARE(markerText(view, 1e4),
             QStringLiteral("10 000 →")
                 .prepend(QStringLiteral("λ = "))
                 .replace(QStringLiteral("10 "), QStringLiteral("10") + QChar(0x2009)));
    QCOMPARE(markerText(view, 0.5), QStringLiteral("λ = 0.5"));
    const QRectF handle = markerHandle(view, 0);
    QVERIFY(!handle.isEmpty() && handle.left() >= none.layout.plot.left() - 5);
    QVERIFY(markerHandle(view, std::nan("")).isEmpty());
}

void TestFigureBoard::aMarkerIsDraggedBackFromTheEdge() {
    FigureView view;
    view.resize(500, 300);
    view.setFigure(scaleFigure("0"));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const Picture picture(scaleFigure("0"), view.size());
    QSignalSpy moved(&view, &FigureView::markerMoved);
    const QPoint handle = markerHandle(picture.view(), 0).center().toPoint();
    QTest::mouseClick(&view, Qt::LeftButton, {}, handle);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(moved.size(), 0);
    QCOMPARE(view.marker(), 0.0);
    QTest::mousePress(&view, Qt::LeftButton, {}, handle);
    QTest::mouseMove(&view, handle + QPoint(100, 0));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, handle + QPoint(100, 0));
    QVERIFY(moved.size() >= 2 && moved.last().at(1).toBool());
    const double wanted = picture.layout.x.value(picture.layout.plot.left() + 100);
    QVERIFY2(std::abs(view.marker() / wanted - 1) < 1e-6,
             qPrintable(QString::number(view.marker())));
    view.setMarker(0);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.marker(), picture.figure.x.min);
}

void TestFigureBoard::nothingJumpsDuringADrag_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QStringList>("values");
    QTest::addColumn<QSize>("size");
    const auto list = [](const char* values) {
        return QString::fromLatin1(values).split(QLatin1Char(' '));
    };
    const QStringList scales = list("0.125 0.2 0.5 0.9"), lengths = list("512 700 1500 6000");
    for (const QSize& size : {QSize(530, 190), QSize(264, 240), QSize(900, 420), QSize(420, 380)}) {
        QTest::addRow("scale, %d × %d", size.width(), size.height())
            << QStringLiteral("lambda") << scales << size;
        QTest::addRow("length, %d × %d", size.width(), size.height())
            << QStringLiteral("n") << lengths << size;
    }
}

void TestFigureBoard::nothingJumpsDuringADrag() {
    QFETCH(QString, field);
    QFETCH(QStringList, values);
    QFETCH(QSize, size);
    static std::map<std::tuple<std::string_view, QString, QString, Detail>, Figure> known;
    for (const FigureEntry* entry : figures()) {
        const auto made = [&](const QString& value, Detail detail) -> const Figure& {
            const auto key = std::make_tuple(entry->id, field, value, detail);
            const auto at = known.find(key);
            if (at != known.end())
                return at->second;
            const Scenario scenario =
                with({{field.toUtf8().constData(), value.toUtf8().constData()}});
            return known.emplace(key, entry->compute(scenario, detail, {})).first->second;
        };
        FigureView view;
        view.resize(size);
        view.setFigure(made(values.first(), Detail::sampled));
        const QRectF first = view.plotArea();
        QRectF before = first;
        view.setDragging(true);
        for (const QString& value : values) {
            const QRectF range = view.visibleRange();
            view.setFigure(made(value, Detail::curves));
            if (view.visibleRange() != range)
                before = view.plotArea();  // a curve would have left the axes
            QVERIFY2(view.plotArea() == before, entry->id.data());
        }
        before = first;
        view.setDragging(false);
        view.setFigure(made(values.first(), Detail::curves));
        QVERIFY2(view.plotArea() == before, entry->id.data());
        QVERIFY(view.figure().preliminary && view.figure().bands.empty());
        view.setFigure(made(values.first(), Detail::sampled));
        QVERIFY2(view.plotArea() == before, entry->id.data());
    }
}

void TestFigureBoard::valuesFitTheReadOut() {
    Figure figure = scaleFigure("0.3");
    for (const double far : {-45678.123, -61.94, -62.1, 9.87654e17, -8.8888e-9}) {
        for (double& y : figure.curves[1].y)
            y = far;
        const Picture picture(figure, {530, 190});
        const PlotPicture view = picture.view();
        const ReadoutBox box(view, 0.02);
        const TextMetrics metrics(uiFont(textsize::small));
        const double room = box.size().width() - 2 * 6 - 10;  // the box without its margins and gap
        for (const ReadoutBox::Row& row : box.rows())
            QVERIFY2(
                metrics.advance(row.label) + metrics.horizontalAdvance(row.value) <= room + 0.5,
                qPrintable(row.value));
    }
}

/// 5.752 nat at n = 512, λ = 1/8, d = 64; the picture is computed to 1e-6.
void TestFigureBoard::theColourUnderThePointerIsReadOut() {
    const Picture picture(figure_entry("phase-diagram").compute(Scenario(), Detail::sampled, {}),
                          {530, 330});
    const PlotPicture view = picture.view();
    const ReadoutBox box(view, 512, 0.125);
    QCOMPARE(box.rows().front().label, QStringLiteral("mean entropy H"));
    QCOMPARE(box.rows().front().value, QStringLiteral("5.752 nat"));
}

void TestFigureBoard::aBarAboveAMapExplainsItsColours_data() {
    QTest::addColumn<QSize>("size");
    QTest::newRow("low") << QSize(530, 190);
    QTest::newRow("narrow") << QSize(230, 400);
    QTest::newRow("large") << QSize(1200, 800);
}

void TestFigureBoard::aBarAboveAMapExplainsItsColours() {
    QFETCH(QSize, size);
    const Picture picture(figure_entry("phase-diagram").compute(Scenario(), Detail::curves, {}),
                          size);
    QVERIFY(picture.layout.colorBar.has_value());
    const PlacedColorBar& bar = *picture.layout.colorBar;
    QVERIFY(bar.box.width() > 0.3 * picture.layout.plot.width());
    QVERIFY(bar.labels.size() >= 2);
    const QRectF above(0, 0, size.width(), picture.layout.plot.top());
    for (const PlacedText& label : bar.labels) {
        QVERIFY2(above.contains(label.box), qPrintable(label.text));
        QVERIFY2(!label.box.intersects(bar.box), qPrintable(label.text));
        QVERIFY2(!label.box.intersects(bar.caption.box), qPrintable(label.text));
    }
    QVERIFY(!bar.caption.box.intersects(bar.box));
}

void TestFigureBoard::curvesOfSeveralDimensionsAreNamed_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : {QSize(264, 240), QSize(420, 300), QSize(900, 600)})
        QTest::addRow("%d × %d", size.width(), size.height()) << size;
}

void TestFigureBoard::curvesOfSeveralDimensionsAreNamed() {
    QFETCH(QSize, size);
    const Figure figure = figure_entry("angles").compute(with({{"angle_dimensions", "3, 256, 16"}}),
                                                         Detail::sampled, {});
    const Picture picture(figure, size);
    QStringList tags;
    for (const PlacedTag& tag : picture.layout.tags) {
        tags.append(tag.text);
        QVERIFY(picture.layout.plot.contains(tag.box));
        for (std::size_t i = 0; i < figure.curves.size(); ++i)
            for (const TracePiece& piece : picture.layout.traces[i].pieces)
                QVERIFY2(figure.curves[i].kind != CurveKind::exact ||
                             clipPolyline(piece.points, tag.box).empty(),
                         qPrintable(tag.text));
    }
    QCOMPARE(tags.join(QLatin1Char(',')), QStringLiteral("d = 3,d = 16,d = 64,d = 256"));
    QCOMPARE(picture.layout.labels.size(), std::size_t{3});  // exact, normal, sampled
    QCOMPARE(picture.layout.hiddenLabels, 0);
}

void TestFigureBoard::theMarkersHandleCoversNoLabel() {
    for (const QSize& size : {QSize(900, 300), QSize(700, 420), QSize(1280, 260)}) {
        const Picture picture(
            figure_entry("entropy-vs-length")
                .compute(with({{"n", "131072"}, {"lambda", "0.99"}}), Detail::sampled, {}),
            size);
        const QRectF handle = markerHandle(picture.view(), 131072);
        for (const PlacedLabel& label : picture.layout.labels)
            QVERIFY2(!handle.intersects(label.sample.united(label.box)), qPrintable(label.text));
    }
}
