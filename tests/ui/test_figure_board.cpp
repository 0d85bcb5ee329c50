#include "tests/ui/test_figure_board.h"

#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/figures/figures.h"
#include "core/scenario/fields.h"
#include "ui/board.h"
#include "ui/figure/marker.h"
#include "ui/figure/note_layout.h"
#include "ui/figure/readout.h"
#include "ui/figure_view.h"
#include "ui/theme.h"

using namespace attnscope;

namespace {

using Settings = std::vector<std::pair<const char*, const char*>>;

Scenario with(const Settings& settings) {
    Scenario scenario;
    scenario.samples = 50;
    for (const auto& [key, value] : settings)
        set(scenario, key, value);
    return scenario;
}

/// The corners of the Scenario in which the pictures differ most.
const std::vector<std::pair<const char*, Settings>> corners{
    {"defaults", {}},
    {"constant", {{"lambda", "0.3"}}},
    {"no scale", {{"lambda", "0"}}},
    {"large scale", {{"lambda", "1000"}}},
    {"two dimensions", {{"d", "2"}}},
    {"32 dimensions", {{"d", "32"}}},
    {"many dimensions", {{"d", "100000"}}},
    {"one key", {{"n", "1"}}},
    {"two keys", {{"n", "2"}}},
    {"many keys", {{"n", "1e9"}}},
    {"Gaussian, bits, radians",
     {{"model", "gaussian-qk"}, {"unit", "bit"}, {"angle_unit", "radian"}}},
};

/// The sizes of the four views in a window of 1366 × 768.
std::vector<QSize> boardSizes() {
    ScenarioModel model{Scenario()};
    Board board(model, nullptr);
    board.resize(538, 668);
    board.show();
    std::vector<QSize> sizes;
    for (int i = 0; i < board.count(); ++i)
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
              figure,
              {QSizeF(size), {figure.x.min, figure.x.max}, {figure.y.min, figure.y.max}, false})) {}
    PlotPicture view() const { return {figure, layout, theme}; }
};

std::vector<Picture> picturesOf(const Scenario& scenario) {
    static const std::vector<QSize> sizes = boardSizes();
    std::vector<Picture> pictures;
    for (std::size_t i = 0; i < figures().size(); ++i)
        pictures.emplace_back(figures()[i].compute(scenario, Detail::sampled, {}), sizes[i]);
    return pictures;
}

void addCorners() {
    QTest::addColumn<int>("corner");
    for (std::size_t i = 0; i < corners.size(); ++i)
        QTest::newRow(corners[i].first) << static_cast<int>(i);
}

QString shownNotes(const PlotLayout& layout) {
    QStringList lines;
    for (const PlacedText& note : layout.notes)
        lines.append(note.text);
    return lines.join(QLatin1Char(' ')).replace(QChar(0x00A0), QLatin1Char(' '));
}

Figure scaleFigure(const char* lambda) {
    return figure_entry("entropy-vs-scale").compute(with({{"lambda", lambda}}), Detail::curves, {});
}

}  // namespace

void TestFigureBoard::sentencesAreWholeAndAxesLabelled_data() {
    addCorners();
}

void TestFigureBoard::sentencesAreWholeAndAxesLabelled() {
    QFETCH(int, corner);
    for (const Picture& picture :
         picturesOf(with(corners[static_cast<std::size_t>(corner)].second))) {
        const PlotLayout& layout = picture.layout;
        const char* id = picture.figure.id.c_str();
        QVERIFY2(layout.xTicks.labels.size() >= 3, id);
        QVERIFY2(layout.yTicks.labels.size() >= 3, id);
        QVERIFY2(layout.hiddenLabels == 0, id);
        QVERIFY2(layout.plot.height() >= 0.35 * layout.size.height(), id);
        const QStringList notes = notesInView(picture.figure, layout.x.range);
        QVERIFY2(!notes.isEmpty(), id);
        QVERIFY2(shownNotes(layout).contains(notes.first()), qPrintable(notes.first()));
    }
}

void TestFigureBoard::theReadOutLeavesThePlotInView_data() {
    addCorners();
}

void TestFigureBoard::theReadOutLeavesThePlotInView() {
    QFETCH(int, corner);
    for (const Picture& picture :
         picturesOf(with(corners[static_cast<std::size_t>(corner)].second))) {
        const QRectF plot = picture.layout.plot;
        for (const double across : {0.05, 0.3, 0.5, 0.7, 0.95})
            for (const double down : {0.1, 0.5, 0.9}) {
                const QPointF pointer(plot.left() + across * plot.width(),
                                      plot.top() + down * plot.height());
                const PlotPicture view = picture.view();
                const ReadoutBox box(view, picture.layout.x.value(pointer.x()));
                const QRectF place = box.placedAt(pointer), covered = place & plot;
                QVERIFY2(!place.contains(pointer), picture.figure.id.c_str());
                QVERIFY(QRectF(QPointF(0, 0), picture.layout.size).contains(place));
                const double share = covered.isEmpty() ? 0
                                                       : covered.width() * covered.height() /
                                                             (plot.width() * plot.height());
                QVERIFY2(share < 0.4, qPrintable(QStringLiteral("%1 covers %2")
                                                     .arg(QString::fromStdString(picture.figure.id))
                                                     .arg(share)));
            }
    }
}

void TestFigureBoard::whatIsOutOfRangeIsGreyInTheReadOut() {
    const Picture picture(scaleFigure("0.3"), {530, 190});
    const PlotPicture view = picture.view();
    const QColor ink = picture.theme.ink;
    int grey = 0;
    for (const double lambda : {0.02, 1.5}) {
        const ReadoutBox box(view, lambda);
        for (const ReadoutBox::Row& row : box.rows()) {
            const bool holds = lambda < 1 || row.label == QStringLiteral("exact mean");
            QVERIFY2((row.valueColor == ink) == holds, qPrintable(row.label));
            QCOMPARE(row.value.startsWith(QLatin1Char('(')), !holds);
            grey += !holds;
        }
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

void TestFigureBoard::notesAreSetWhole() {
    const QFontMetricsF metrics(uiFont(textsize::small));
    const auto width = [&](const char* text) {
        return metrics.horizontalAdvance(QString::fromUtf8(text)) + 3;
    };
    const QStringList notes{QStringLiteral("Beyond λ = 0.5 it fails."),
                            QStringLiteral("Simulated: 50 rows.")};
    const QString formula = QStringLiteral("λ = 0.5").replace(QLatin1Char(' '), QChar(0x00A0));
    // The formula does not break at the end of the first line.
    const auto two =
        setNotes(notes, {width("Beyond λ = "), width("λ = 0.5 it fails."), 2}, metrics);
    QCOMPARE(two, (std::vector<QString>{QStringLiteral("Beyond"),
                                        formula + QStringLiteral(" it fails.")}));
    const auto all = setNotes(notes, {1000, 1000, 1}, metrics);
    QCOMPARE(all.size(), std::size_t{1});
    QVERIFY(all[0].endsWith(QStringLiteral("fails.  Simulated: 50 rows.")));
    const auto first = setNotes(notes, {width("Beyond λ = 0.5 it fails. …"), 0, 1}, metrics);
    QVERIFY(first[0].endsWith(QStringLiteral("fails. …")));
    const auto cut = setNotes(notes, {width("Beyond λ = 0.5…"), 0, 1}, metrics);
    QCOMPARE(cut, (std::vector<QString>{QStringLiteral("Beyond ") + formula + QChar(0x2026)}));
    // A later sentence never takes the place of the first.
    const QStringList longer{notes[0] + QStringLiteral(" And much more is said."), notes[1]};
    const auto alone = setNotes(longer, {width("Simulated: 50 rows."), 0, 1}, metrics);
    QVERIFY(alone.size() == 1 && alone[0].startsWith(QStringLiteral("Beyond")));
    QVERIFY(setNotes({}, {100, 100, 2}, metrics).empty());
}
