#include "tests/ui/test_figure_layout.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <random>
#include <tuple>

#include "core/figures/entries.h"
#include "core/figures/figures.h"
#include "core/figures/frozen_curves.h"
#include "tests/ui/sample_figures.h"
#include "ui/figure/edited_figure.h"
#include "ui/figure/label_layout.h"
#include "ui/figure/label_text.h"
#include "ui/figure/plot_ink.h"
#include "ui/figure/plot_layout.h"
#include "ui/figure/table_painter.h"
#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"

using namespace attnscope;

namespace {

const std::vector<QSize> sizes{{220, 160}, {260, 215}, {320, 200},  {420, 220},  {500, 350},
                               {640, 420}, {900, 300}, {1280, 700}, {2560, 400}, {2560, 1440}};

std::vector<Figure> figuresToLayOut() {
    std::vector<Figure> all{sample::entropyVsLength(), sample::gradientVsScale(), sample::angles()};
    Figure wordy = sample::gradientVsScale();
    wordy.title = "A title of a figure that is much longer than any title should be";
    wordy.curves[0].label = "median row, simulated in many rows (1000 rows)";
    wordy.points.push_back({"a point at the corner", approximation_kind("mean-field"), 10, 4});
    all.push_back(wordy);
    return all;
}

LayoutRequest fitted(const Figure& figure, QSize size, bool exported = false) {
    return {QSizeF(size), {figure.x.min, figure.x.max}, {figure.y.min, figure.y.max}, exported};
}

/// A text and where it stands.
struct Box {
    QString text;
    QRectF rect;
};

std::vector<Box> textsOf(const PlotLayout& layout) {
    std::vector<Box> boxes{{layout.title.text, layout.title.box},
                           {layout.caption.text, layout.caption.box},
                           {layout.xCaption.text, layout.xCaption.box}};
    for (const PlacedText& note : layout.notes)
        boxes.push_back({note.text, note.box});
    for (const PlacedLabel& label : layout.labels)
        boxes.push_back({label.text, label.sample.united(label.box)});
    for (std::size_t i = 0; i < layout.xTickLabels.size(); ++i)
        boxes.push_back({layout.xTicks.labels[i], layout.xTickLabels[i]});
    if (layout.hiddenLabelsBox)
        boxes.push_back({QStringLiteral("+"), *layout.hiddenLabelsBox});
    std::erase_if(boxes, [](const Box& box) { return box.text.isEmpty(); });
    return boxes;
}

bool overlap(const QRectF& a, const QRectF& b) {
    return a.adjusted(0.01, 0.01, -0.01, -0.01).intersects(b);
}

void expectNoOverlap(const Box& a, const Box& b) {
    QVERIFY2(!overlap(a.rect, b.rect), qPrintable(a.text + QStringLiteral(" / ") + b.text));
}

void expectInside(const Box& box, QSizeF size) {
    QVERIFY2(QRectF(QPointF(0, 0), size).contains(box.rect), qPrintable(box.text));
}

/// A label in the plot, of a point, is crossed by no curve; all others stand outside of the plot.
void expectClearOfCurves(const PlacedLabel& label, const PlotLayout& layout) {
    if (!label.sample.isEmpty()) {
        QVERIFY2(!overlap(label.box, layout.plot), qPrintable(label.text));
        return;
    }
    QVERIFY2(layout.plot.contains(label.box), qPrintable(label.text));
    const double marker = layout.x.pixel(0.125);
    QVERIFY2(marker < label.box.left() || marker > label.box.right(), qPrintable(label.text));
    for (const Trace& trace : layout.traces)
        for (const TracePiece& piece : trace.pieces)
            QVERIFY2(clipPolyline(piece.points, label.box).empty(), qPrintable(label.text));
}

void expectFits(const QString& text, const QRectF& box) {
    const QFontMetricsF metrics(uiFont(textsize::small));
    const QRectF needed = metrics.boundingRect(QRectF(0, 0, box.width(), 1e4),
                                               Qt::AlignLeft | Qt::TextWordWrap, text);
    QVERIFY2(needed.width() <= box.width() + 0.5 && needed.height() <= box.height() + 0.5,
             qPrintable(text));
}

}  // namespace

void TestFigureLayout::labelsSpreadWithoutOverlap() {
    std::mt19937 random(7);
    std::uniform_real_distribution<double> place(0, 400), height(10, 40);
    for (int trial = 0; trial < 200; ++trial) {
        std::vector<WantedLabel> labels(8);
        for (WantedLabel& label : labels)
            label = {place(random), height(random)};
        const std::vector<double> centres = spreadLabels(labels, 0, 400);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            QVERIFY(centres[i] - labels[i].height / 2 >= -1e-9);
            QVERIFY(centres[i] + labels[i].height / 2 <= 400 + 1e-9);
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(std::abs(centres[i] - centres[k]) >=
                        (labels[i].height + labels[k].height) / 2 - 1e-9);
        }
    }
    const std::vector<double> alone = spreadLabels({{50, 16}, {200, 16}}, 0, 400);
    QCOMPARE(alone, (std::vector<double>{50, 200}));
    const std::vector<double> pair = spreadLabels({{100, 16}, {100, 16}}, 0, 400);
    QCOMPARE(pair, (std::vector<double>{92, 108}));
}

void TestFigureLayout::curvesStayInsideThePlot() {
    Figure figure = sample::entropyVsLength();
    LayoutRequest request = fitted(figure, {500, 350});
    request.x = {10, 2000};
    request.y = {3, 5};
    const PlotLayout layout = layOut(figure, request);
    const QRectF plot = layout.plot.adjusted(-0.01, -0.01, 0.01, 0.01);
    int points = 0;
    for (const Trace& trace : layout.traces) {
        for (const TracePiece& piece : trace.pieces)
            for (const QPointF& point : piece.points) {
                QVERIFY(plot.contains(point));
                ++points;
            }
        for (const TraceMark& mark : trace.marks)
            QVERIFY(plot.contains(mark.at) && mark.low <= plot.bottom() && mark.high >= plot.top());
    }
    QVERIFY(points > 100);
}

void TestFigureLayout::leadersAreDrawnWhereTheyTell() {
    const auto leaders = [](const Figure& figure) {
        const PlotLayout layout = layOut(figure, fitted(figure, {900, 480}));
        return std::count_if(layout.labels.begin(), layout.labels.end(),
                             [](const PlacedLabel& label) { return !label.leader.isEmpty(); });
    };
    QCOMPARE(leaders(sample::entropyVsLength()), 6);  // the simulation ends earlier
    QCOMPARE(leaders(sample::angles()), 0);           // all end at zero
}

void TestFigureLayout::captionsAreWholeOrAbsent() {
    Figure figure = sample::gradientVsScale();
    figure.y.label = "gradient λ(1 − Σp²)";
    figure.y.unit = "nat";
    const auto caption = [&figure](int width) {
        return layOut(figure, fitted(figure, {width, 300}, true)).caption.text;
    };
    QCOMPARE(caption(600), QStringLiteral("gradient λ(1 − Σp²), nat"));
    QCOMPARE(caption(200), QStringLiteral("nat"));
    QCOMPARE(caption(140), QString());
}

void TestFigureLayout::aTitleElsewhereLeavesItsRoomToThePlot() {
    Figure figure = sample::gradientVsScale();
    figure.y.unit = "nat";
    const PlotLayout titled = layOut(figure, fitted(figure, {500, 300}, true));
    const PlotLayout untitled = layOut(figure, fitted(figure, {500, 300}));
    QVERIFY(!titled.title.text.isEmpty() && untitled.title.text.isEmpty());
    QVERIFY(untitled.plot.top() < titled.plot.top());
}

/// The small plots of the first screen have no other place for it.
void TestFigureLayout::onTheScreenTheAxisHasItsNameBesideIt() {
    Figure figure = sample::gradientVsScale();
    figure.y.label = "gradient λ(1 − Σp²)";
    figure.y.unit = "nat";
    const TextMetrics metrics(uiFont(textsize::small));
    const auto expectName = [&](QSize size, const QString& name) {
        const PlotLayout layout = layOut(figure, fitted(figure, size));
        QCOMPARE(layout.caption.text, name);
        QVERIFY(layout.caption.isUpward);
        expectInside({name, layout.caption.box}, layout.size);
        double widest = 0;
        for (const QString& label : layout.yTicks.labels)
            widest = std::max(widest, labelWidth(metrics, label));
        QVERIFY(layout.caption.box.right() <= layout.plot.left() - 8 - widest);
    };
    expectName({360, 216}, QStringLiteral("gradient λ(1 − Σp²), nat"));
    expectName({360, 130}, QStringLiteral("nat"));
    figure.y.unit = "";
    const QString cut = layOut(figure, fitted(figure, {360, 130})).caption.text;
    QVERIFY2(cut.startsWith(QStringLiteral("gra")) && cut.endsWith(u'…'), qPrintable(cut));
    figure.y.label = "";
    const PlotLayout unnamed = layOut(figure, fitted(figure, {360, 216}));
    QVERIFY(unnamed.caption.text.isEmpty());
    figure.y.unit = "nat";
    QVERIFY(layOut(figure, fitted(figure, {360, 216})).plot.left() > unnamed.plot.left());
}

/// Whether it is typed or not, with a letter before it or not, and wherever the caption is.
void TestFigureLayout::aLongTitleHasSeveralLines() {
    const QString title = QStringLiteral(
        "How the gradient on the logits falls with the scale, under five rules and three masks");
    const QFontMetricsF metrics(uiFont(textsize::title, QFont::DemiBold));
    Figure figure = sample::gradientVsScale();
    figure.y.label = "slope";
    figure.y.unit = "nat";
    for (const bool typed : {false, true})
        for (const bool beside : {false, true})
            for (const bool letter : {false, true}) {
                figure.title = typed ? typedText(title.toStdString()) : title.toStdString();
                LayoutRequest request = fitted(figure, {420, 360}, true);
                request.captionBeside = beside;
                if (letter)
                    request.panel.letter = QStringLiteral("(a)");
                const PlotLayout layout = layOut(figure, request);
                QCOMPARE(plainText(layout.title.text), title);
                const QRectF needed = metrics.boundingRect(
                    QRectF(0, 0, layout.title.box.width(), 1000), Qt::TextWordWrap, title);
                QVERIFY(needed.height() > 1.5 * metrics.lineSpacing());
                QVERIFY(needed.height() <= layout.title.box.height() + 1);
                QCOMPARE(layout.caption.text, QStringLiteral("slope, nat"));
                QCOMPARE(layout.caption.isUpward, beside);
                expectNoOverlap({title, layout.title.box},
                                {layout.caption.text, layout.caption.box});
                QVERIFY(layout.plot.top() >= layout.title.box.bottom());
                QCOMPARE(layout.plot.top(), std::round(layout.plot.top()));
            }
}

/// A long title takes no room that the plot needs, and ends in dots where there is more of it.
void TestFigureLayout::aTitleThatIsTooLongIsCut() {
    Figure figure = sample::gradientVsScale();
    const auto titleAt = [&figure](const QString& title, QSize size) {
        figure.title = title.toStdString();
        const PlotLayout layout = layOut(figure, fitted(figure, size, true));
        const std::vector<Box> texts = textsOf(layout);
        for (std::size_t i = 0; i < texts.size(); ++i) {
            expectInside(texts[i], layout.size);
            for (std::size_t j = 0; j < i; ++j)
                expectNoOverlap(texts[i], texts[j]);
        }
        return layout.title;
    };
    const QString sentence = QStringLiteral("every row of a random head spreads as it grows ");
    for (const QSize size : {QSize(420, 360), QSize(260, 400)}) {
        const PlacedText cut = titleAt(sentence.repeated(12), size);
        QVERIFY2(cut.text.endsWith(u'…') && cut.text.size() > 60, qPrintable(cut.text));
        QVERIFY(cut.box.height() > 40);
    }
    for (const auto& [height, least, most] : {std::tuple(200, 30, 40), std::tuple(160, 10, 24)}) {
        const PlacedText low = titleAt(sentence.repeated(3), {300, height});
        QVERIFY2(low.text.endsWith(u'…'), qPrintable(low.text));
        QVERIFY(low.box.height() > least && low.box.height() < most);
    }
    const PlacedText word = titleAt(QString(200, u'w'), {420, 360});
    QVERIFY(word.text.endsWith(u'…') && word.box.height() < 24);
}

/// Beside one another, with a title or without, or the name below.
void TestFigureLayout::aLetterAndATypedNameStandApart() {
    Figure figure = sample::gradientVsScale();
    for (const char* name : {"slope", "a name of the axis that is longer than others are"})
        for (const bool titled : {false, true})
            for (int width = 240; width < 480; width += 6) {
                figure.y.caption = name;
                LayoutRequest request = fitted(figure, {width, 260}, true);
                request.titled = titled;
                request.panel.letter = QStringLiteral("(a)");
                const PlotLayout layout = layOut(figure, request);
                const Box letter{layout.letter.text, layout.letter.box};
                const Box caption{layout.caption.text, layout.caption.box};
                expectNoOverlap(letter, caption);
                expectNoOverlap(caption, {layout.title.text, layout.title.box});
                expectInside(caption, layout.size);
                expectFits(caption.text, caption.rect);
            }
}

void TestFigureLayout::aLegendInACornerLeavesTheAxisItsName() {
    const Figure figure = sample::entropyVsLength();
    LayoutRequest request = fitted(figure, {700, 140});
    request.edits.legend = LegendPlace::top_left;
    const PlotLayout layout = layOut(figure, request);
    QVERIFY(layout.legendBox);
    const Box name{layout.xCaption.text, layout.xCaption.box};
    expectInside(name, layout.size);
    for (const QRectF& label : layout.xTickLabels)
        expectNoOverlap(name, {QStringLiteral("tick"), label});
}

/// 64 and 128 mean nothing without it.
void TestFigureLayout::aLegendInACornerHasItsHeading() {
    Scenario scenario;
    Comparison comparison;
    comparison.over = Family{"d", {"64", "128"}};
    const Figure whole =
        compute_over(figure_entry("entropy-vs-scale"), scenario, comparison, Detail::rough, {});
    const auto headings = [](const Figure& figure) {
        LayoutRequest request = fitted(figure, {400, 300}, true);
        request.edits.legend = LegendPlace::top_right;
        const PlotLayout layout = layOut(figure, request);
        int count = 0;
        for (const PlacedLabel& label : layout.labels)
            if (!label.headingBox.isEmpty()) {
                ++count;
                expectNoOverlap({label.heading, label.headingBox}, {label.text, label.box});
                if (!layout.legendBox->contains(label.headingBox))
                    QTest::qFail("outside", __FILE__, __LINE__);
            }
        return count;
    };
    QCOMPARE(headings(whole), 1);
    FigureEdits edits;
    for (const Curve& curve : whole.curves)
        if (!curve.heading.empty())
            edits.names[key_of(curve)] = "mine";
    QCOMPARE(headings(edited(whole, edits, 1)), 0);
}

void TestFigureLayout::nothingOverlapsOrIsClipped_data() {
    QTest::addColumn<int>("figure");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("exported");
    for (int figure = 0; figure < static_cast<int>(figuresToLayOut().size()); ++figure)
        for (const QSize& size : sizes)
            for (bool exported : {false, true})
                QTest::addRow("figure %d, %d × %d%s", figure, size.width(), size.height(),
                              exported ? ", exported" : "")
                    << figure << size << exported;
}

void TestFigureLayout::nothingOverlapsOrIsClipped() {
    QFETCH(int, figure);
    QFETCH(QSize, size);
    QFETCH(bool, exported);
    const Figure shown = figuresToLayOut()[static_cast<std::size_t>(figure)];
    const PlotLayout layout = layOut(shown, fitted(shown, size, exported));
    QVERIFY(layout.plot.width() > 0.5 * size.width() && layout.plot.height() > 0.2 * size.height());
    const std::vector<Box> boxes = textsOf(layout);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        expectInside(boxes[i], size);
        for (std::size_t k = 0; k < i; ++k)
            expectNoOverlap(boxes[i], boxes[k]);
    }
    for (const PlacedLabel& label : layout.labels) {
        expectClearOfCurves(label, layout);
        expectFits(label.text, label.box);
    }
    const std::size_t named = layout.labels.size() + static_cast<std::size_t>(layout.hiddenLabels);
    QCOMPARE(named, shown.curves.size() + shown.bands.size() + shown.points.size());
}

/// The curves rise to the right, so that nothing is covered above and below them.
void TestFigureLayout::anInsetCoversLeastOfTheCurves() {
    const Figure figure = sample::entropyVsLength();
    LayoutRequest request = fitted(figure, {640, 420}, true);
    request.edits.inset = Inset{{8, 64}, {2, 4}};
    const PlotLayout layout = layOut(figure, request);
    QVERIFY(layout.frame.insetCorner == LegendPlace::top_left);
    QVERIFY(layout.inset->box.right() < layout.plot.center().x());
    request.edits.legend = LegendPlace::top_left;
    QVERIFY(layOut(figure, request).frame.insetCorner == LegendPlace::bottom_right);
    request.edits.inset->corner = LegendPlace::top_right;
    QVERIFY(layOut(figure, request).frame.insetCorner == LegendPlace::top_right);
}

void TestFigureLayout::theNameOfARowCoversNoCurve() {
    const Figure figure = sample::gradientVsScale();
    const PlotLayout layout = layOut(figure, fitted(figure, {500, 350}));
    const Curve& exact = figure.curves.front();
    int points = 0;
    for (std::size_t i = 0; i < exact.x.size();
         i += std::max<std::size_t>(1, exact.x.size() / 40)) {
        const QPointF at(layout.x.pixel(exact.x[i]), layout.y.pixel(exact.y[i]));
        const QRectF box = freestBeside(at, 8, {46, lineHeight}, layout);
        QVERIFY2(layout.plot.contains(box), qPrintable(QString::number(exact.x[i])));
        QVERIFY(!box.contains(at));
        QVERIFY2(coveredBy(box, layout) == 0, qPrintable(QString::number(exact.x[i])));
        ++points;
    }
    QVERIFY(points >= 40);
    QVERIFY(freestBeside(layout.plot.center(), 8, layout.plot.size(), layout).isEmpty());
}

void TestFigureLayout::aCaptionIsPutBesideTheAxis() {
    const Figure figure = sample::entropyVsLength();
    LayoutRequest request = fitted(figure, {420, 320}, true);
    request.titled = false;
    const PlotLayout above = layOut(figure, request);
    request.captionBeside = true;
    const PlotLayout beside = layOut(figure, request);
    QVERIFY(!above.caption.isUpward);
    QVERIFY(beside.caption.isUpward);
    QCOMPARE(beside.caption.text, QStringLiteral("Entropy, nat"));
    QVERIFY(beside.caption.box.height() > beside.caption.box.width());
    QVERIFY(beside.plot.top() < above.plot.top());
    QVERIFY(beside.caption.box.right() < beside.plot.left() - 10);  // where the ticks' labels are
    for (const QRectF& label : beside.xTickLabels)
        QVERIFY(!overlap(label, beside.caption.box));
}

/// As exact values and simulated ones, which fall to 0 at the right; exports keep their list.
void TestFigureLayout::labelsOfCurvesThatEndTogetherAreNearTheirEnd() {
    Figure figure = sample::entropyVsLength();
    const auto falls = [](double n) { return 10 / n; };
    const auto all = sample::logSpaced(2, 65536, 50), some = sample::logSpaced(2, 500, 50);
    figure.points.clear();
    figure.bands.clear();
    figure.curves = {sample::curve("exact", CurveKind::exact, all, falls),
                     sample::curve("annealed", approximation_kind("annealed"), all, falls),
                     sample::curve("Laplace", approximation_kind("laplace"), some, falls)};
    for (const bool exported : {false, true}) {
        const PlotLayout layout = layOut(figure, fitted(figure, {640, 420}, exported));
        QVERIFY(layout.frame.hasColumn);
        for (const PlacedLabel& label : layout.labels) {
            const bool isNear = layout.plot.bottom() - label.box.bottom() < 2 * lineHeight;
            QCOMPARE(isNear, !exported && label.index < 2);
            QVERIFY(label.leader.isEmpty());
        }
    }
}

void TestFigureLayout::aTableSaysWhichColumnsItLeavesOut() {
    const Figure figure = figure_entry("rules-over-lengths").compute({}, Detail::curves, {});
    const Table& table = *figure.table;
    const auto leftOut = [&](double width) {
        return tablePlaceAt({0, 0, width, 300}, table, {width - 1, 20}).leftOut.size();
    };
    QCOMPARE(leftOut(1400), std::size_t{0});
    QVERIFY(leftOut(500) > 0);
    QVERIFY(leftOut(500) < table.columns.size());
    QCOMPARE(text_of(name_of(table.columns[0])), std::string("H at 512"));
    QCOMPARE(table.columns[3].group, table.columns[0].group);
}

void TestFigureLayout::aTableKnowsItsRowsByTheirNames() {
    const Figure figure = figure_entry("rules-over-lengths").compute({}, Detail::curves, {});
    const Table& table = *figure.table;
    const QRectF area(10, 20, 1400, 500);
    std::vector<const Table::Row*> met;
    for (double y = area.top(); y < area.bottom(); ++y) {
        const Table::Row* row = tablePlaceAt(area, table, {area.left() + 5, y}).row;
        if (met.empty() || met.back() != row)
            met.push_back(row);
    }
    std::vector<const Table::Row*> expected{nullptr};  // the heading
    for (const Table::Row& row : table.rows)
        expected.push_back(&row);
    expected.push_back(nullptr);
    QVERIFY(met == expected);
    const TablePlace last = tablePlaceAt(area, table, area.bottomRight() - QPointF(5, 5));
    QVERIFY(!last.row && last.column == &table.columns.back());
}

void TestFigureLayout::anExportedTableHasAllColumns() {
    const Figure figure = figure_entry("rules-over-lengths").compute({}, Detail::curves, {});
    Table without_last = *figure.table;
    for (Table::Row& row : without_last.rows)
        row.values.back() = std::nan("");
    const auto painted = [](auto paint, const Table& table) {
        QImage image(600, 300, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paint(painter, QRectF(0, 0, 600, 300), table, lightTheme());
        return image;
    };
    QVERIFY(painted(paintTable, *figure.table) == painted(paintTable, without_last));
    QVERIFY(painted(paintWholeTable, *figure.table) != painted(paintWholeTable, without_last));
}
