#include "tests/ui/test_legend.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QPainter>
#include <QSettings>
#include <QTemporaryDir>
#include <algorithm>
#include <cmath>
#include <map>

#include "core/fields/follow.h"
#include "core/figures/frozen_curves.h"
#include "core/io/atomic_file.h"
#include "tests/ui/foreign_language.h"
#include "tests/ui/sample_figures.h"
#include "tests/ui/shown_figure.h"
#include "tests/ui/window_testing.h"
#include "ui/figure/paint.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/session_files.h"
#include "ui/session/session_json.h"
#include "ui/session/session_keeper.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

struct Case {
    const char* name;
    std::vector<std::pair<const char*, const char*>> settings;
    bool frozen = false;
};

constexpr auto fourRules = "log-512,kappa-log-n,inverse-sqrt-d,gradient-max",
               manyRules =
                   "inverse-sqrt-d,kappa-log-n,log-512,log-n-over-sqrt-d,iso-entropy,"
                   "gradient-max,cosine-log-n";

const std::vector<Case> cases{
    {"as it opens", {}},
    {"four rules", {{"compared_rules", fourRules}}},
    {"many rules", {{"compared_rules", manyRules}, {"rule", "log-512"}}},
    {"rules of Gaussian scores",
     {{"compared_rules", manyRules}, {"model", "gaussian"}, {"d", "16"}}},
    {"dimensions, in bit", {{"angle_dimensions", "3,16,256"}, {"unit", "bit"}, {"n", "30"}}},
    {"frozen rules", {{"compared_rules", fourRules}}, true}};

const std::vector<QSize> sizes{{260, 215}, {340, 180}, {420, 300}, {640, 420}, {1280, 700}};

Figure figureOf(const FigureEntry& entry, const Case& of) {
    Scenario scenario;
    scenario.samples = 40;
    for (const auto& [key, value] : of.settings)
        scenario = with_field(scenario, key, value);
    return of.frozen
               ? compute_over(entry, scenario, {.frozen = {{with_field(scenario, "d", "24")}}},
                              Detail::sampled, {})
               : entry.compute(scenario, Detail::sampled, {});
}

/// What the pens and marks of the curves cover, black on white.
QImage curvesOf(const Figure& figure, const PlotLayout& layout) {
    QImage image(layout.size.toSize(), QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (std::size_t i = 0; i < figure.curves.size(); ++i) {
        QPen pen = penOf(figure.curves[i], lightTheme());
        painter.setPen(QPen(Qt::black, pen.widthF()));
        for (const TracePiece& piece : layout.traces[i].pieces)
            painter.drawPolyline(piece.points);
        painter.setPen(QPen(Qt::black, 2 * dotRadius));
        for (const TraceMark& mark : layout.traces[i].marks) {
            painter.drawPoint(mark.at);
            painter.setPen(QPen(Qt::black, 1));
            painter.drawLine(QPointF(mark.at.x(), mark.high), QPointF(mark.at.x(), mark.low));
        }
    }
    return image;
}

bool isBlank(const QImage& image, const QRectF& box) {
    const QRect pixels = box.toAlignedRect() & image.rect();
    for (int y = pixels.top(); y <= pixels.bottom(); ++y)
        for (int x = pixels.left(); x <= pixels.right(); ++x)
            if (qGray(image.pixel(x, y)) < 128)
                return false;
    return true;
}

struct Named {
    QString text;
    QRectF box;
    bool inPlot;
};

/// Everything that names something.
std::vector<Named> namesIn(const PlotLayout& layout) {
    std::vector<Named> names;
    for (const PlacedTag& tag : layout.tags)
        names.push_back({tag.text, tag.box, true});
    for (const PlacedLabel& label : layout.labels)
        names.push_back({label.text, label.sample.united(label.box), label.sample.isEmpty()});
    if (layout.hiddenLabelsBox)
        names.push_back({QStringLiteral("+"), *layout.hiddenLabelsBox, false});
    return names;
}

void expectClear(const Figure& figure, const PlotLayout& layout, const QString& where) {
    const QImage curves = curvesOf(figure, layout);
    const std::vector<Named> names = namesIn(layout);
    for (std::size_t i = 0; i < names.size(); ++i) {
        const auto& [text, box, inPlot] = names[i];
        const QByteArray what = (where + u' ' + text).toUtf8();
        QVERIFY2(QRectF(QPointF(0, 0), layout.size).contains(box), what.constData());
        QVERIFY2(inPlot ? layout.plot.contains(box) && isBlank(curves, box)
                        : !box.adjusted(1, 1, -1, -1).intersects(layout.plot),
                 what.constData());
        for (std::size_t k = 0; k < i; ++k) {
            QVERIFY2(!box.adjusted(0.1, 0.1, -0.1, -0.1).intersects(names[k].box),
                     (what + " / " + names[k].text.toUtf8()).constData());
            QVERIFY2(text != names[k].text || text.endsWith(QChar(0x2026)),
                     (what + " stands twice").constData());
        }
    }
}

/// As the view has it that stands on the board.
PlotLayout layoutOf(const FigureView& view) {
    const auto [x, y] = view.shownAxes();
    return layOut(view.figure(), {QSizeF(view.size()), {x.min, x.max}, {y.min, y.max}});
}

}  // namespace

void TestLegend::init() {
    QSettings().clear();
}

void TestLegend::directLabelsLieOnNothing_data() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].name) << static_cast<int>(i);
}

void TestLegend::directLabelsLieOnNothing() {
    QFETCH(int, number);
    for (const FigureEntry* entry : figures()) {
        const Figure figure = figureOf(*entry, cases[static_cast<std::size_t>(number)]);
        for (const QSize& size : sizes)
            for (const bool exported : {false, true})
                if (!figure.table)
                    expectClear(figure,
                                layOut(figure, {QSizeF(size),
                                                {figure.x.min, figure.x.max},
                                                {figure.y.min, figure.y.max},
                                                exported}),
                                QStringLiteral("%1 %2×%3%4")
                                    .arg(QString::fromStdString(figure.id))
                                    .arg(size.width())
                                    .arg(size.height())
                                    .arg(exported ? QStringLiteral(" exported") : QString()));
    }
}

void TestLegend::aHiddenCurveIsKeptByItsKeyInEveryLanguage() {
    std::vector<std::map<std::string, HiddenEntries>> kept;
    for (const bool foreign : {false, true}) {
        const std::unique_ptr<ForeignLanguage> language(foreign ? new ForeignLanguage : nullptr);
        Window window;
        window.main.resize(2000, 1000);
        window.main.board()->setBoardLayout(startingLayouts()[3].layout);  // the plot is large
        window.settle();
        FigureView* view = window.main.board()->view("entropy-vs-scale");
        const PlotLayout layout = layoutOf(*view);
        const auto annealed = std::ranges::find_if(layout.labels, [&](const PlacedLabel& label) {
            return entryKey(view->figure(), label) == "annealed";
        });
        QVERIFY(annealed != layout.labels.end());
        QTest::mouseClick(view, Qt::LeftButton, {}, annealed->box.center().toPoint());
        kept.push_back(window.main.sessions().session().hidden);
    }
    const std::map<std::string, HiddenEntries> wanted{{"entropy-vs-scale", {"annealed"}}};
    QCOMPARE(kept, (std::vector{wanted, wanted}));
}

void TestLegend::namesInAnEarlierSessionGiveWayToKeys() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("before.attnscope"));
    Window window;
    window.settle();
    Session session = window.main.sessions().session();
    session.hidden = {{"entropy-vs-scale", {"mean field", "0.24 line"}},
                      {"entropy-vs-length", {"log n (uniform)", "simulation ± 95 %"}}};
    write_atomically(path.toStdString(), toJson(session, folder.path()).toStdString());
    window.main.sessionFiles().open(path);
    window.settle();
    const std::map<std::string, HiddenEntries> keys{
        {"entropy-vs-scale", {"linear", "mean-field"}},
        {"entropy-vs-length", {"simulation", "uniform"}}};
    QTRY_COMPARE(window.main.sessions().session().hidden, keys);
    const FigureView* view = window.main.board()->view("entropy-vs-scale");
    QVERIFY(std::ranges::none_of(view->shownFigure().curves, [](const Curve& curve) {
        return curve.kind == approximation_kind("mean-field");
    }));
    QTest::qWait(200);  // past the look at what has changed
    QVERIFY(!window.main.sessionFiles().isChanged());
    window.main.sessionFiles().saveTo(path);
    const QByteArray text = QByteArray::fromStdString(read_file(path.toStdString(), 1 << 20));
    QVERIFY(text.contains("\"mean-field\"") && !text.contains("mean field"));
}

void TestLegend::theCountOfWhatHasNoRoomOpensIt() {
    ShownFigure shown(sample::entropyVsLength());
    shown.view.resize(230, 170);
    const PlotLayout layout = layoutOf(shown.view);
    QVERIFY(layout.hiddenLabels > 1 && layout.hiddenLabelsBox);
    const QPoint count = layout.hiddenLabelsBox->center().toPoint();
    shown.hover(count);
    QCOMPARE(shown.view.cursor().shape(), Qt::PointingHandCursor);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, count);
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    QCOMPARE(menu->actions().size(), layout.hiddenLabels);
    for (const QAction* each : menu->actions())
        QVERIFY(each->isChecked() && !each->icon().isNull());
    menu->actions().front()->trigger();
    QCOMPARE(shown.view.hidden().size(), std::size_t{1});
    menu->close();
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, count);
    menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu && !menu->actions().front()->isChecked());
    menu->close();
}
