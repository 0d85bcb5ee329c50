#include "tests/ui/test_text_fit.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSettings>
#include <QStyleOptionComboBox>
#include <QTemporaryDir>
#include <QToolButton>

#include "core/figures/figures.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/sample_figures.h"
#include "tests/ui/text_boxes.h"
#include "tests/ui/window_testing.h"
#include "ui/controls/check_list.h"
#include "ui/figure/plot_layout.h"
#include "ui/figure/qcustomplot.h"
#include "ui/figure/reading.h"
#include "ui/figure/readout.h"
#include "ui/figure/trace.h"
#include "ui/look/elided_label.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/views.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// The sizes of cards in windows of 1040 × 700, 1366 × 768, 1920 × 1080 and 2560 × 1440, the least,
/// and a view alone; at a magnification of 2 each is laid out as one of half its size.
const std::vector<QSize> sizes{{200, 160}, {250, 215}, {330, 240},  {440, 320},
                               {515, 330}, {690, 460}, {1280, 620}, {1900, 960}};

/// What is wrong with texts in an area.
QStringList faultsOf(const QList<TextBox>& texts, const QRectF& area) {
    QStringList faults;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const TextBox& text = texts[i];
        if (text.clipped)
            faults += QStringLiteral("cut: ") + text.text;
        if (!area.adjusted(-0.5, -0.5, 0.5, 0.5).contains(text.box))
            faults += QStringLiteral("outside: ") + text.text;
        for (qsizetype k = 0; k < i; ++k)
            if (text.box.adjusted(0.75, 0.75, -0.75, -0.75).intersects(texts[k].box))
                faults +=
                    QStringLiteral("overlap: ") + texts[k].text + QStringLiteral(" / ") + text.text;
    }
    faults.removeDuplicates();
    return faults;
}

QList<TextBox> boxesPaintedBy(FigureView& view, QSize room) {
    auto* plot = view.findChild<QCustomPlot*>();
    return textBoxes([&](QPaintDevice& device) {
        QCPPainter painter(&device);
        plot->toPainter(&painter, room.width(), room.height());
    });
}

QString said(const QStringList& faults, const QSize& size) {
    return QStringLiteral("%1 × %2:\n").arg(size.width()).arg(size.height()) + faults.join(u'\n');
}

/// A text that is shown whole or says so.
bool fits(const QString& text, const QFontMetrics& metrics, int room) {
    return metrics.horizontalAdvance(text) <= room + 1;
}

QString plain(QString text) {
    return text.remove(u'&');
}

QString hoverOf(const QWidget* widget) {
    const auto* label = qobject_cast<const ElidedLabel*>(widget);
    return label ? label->hoverText() : widget->toolTip();
}

QStringList cutWidgets(const QWidget& window) {
    QStringList cut;
    const auto judge = [&](const QWidget* widget, const QString& text, int room) {
        const QStringList lines = plain(text).split(u'\n');
        for (const QString& line : lines)
            if (!fits(line, widget->fontMetrics(), room) && !hoverOf(widget).contains(line))
                cut += QStringLiteral("%1 “%2” needs %3 of %4")
                           .arg(QString::fromLatin1(widget->metaObject()->className()), line)
                           .arg(widget->fontMetrics().horizontalAdvance(line))
                           .arg(room);
    };
    for (const QWidget* each : window.findChildren<QWidget*>()) {
        if (!each->isVisible() || each->visibleRegion().isEmpty())
            continue;
        if (const auto* label = qobject_cast<const QLabel*>(each); label && !label->wordWrap())
            judge(each, label->text(), each->contentsRect().width());
        else if (const auto* button = qobject_cast<const QToolButton*>(each))
            judge(each, button->text(), each->width());
        else if (const auto* check = qobject_cast<const QCheckBox*>(each))
            judge(each, check->text(), each->width());
        else if (const auto* list = qobject_cast<const CheckList*>(each))
            judge(each, list->summary(), each->width() - 38);
        else if (const auto* choice = qobject_cast<const QComboBox*>(each))
            judge(each, choice->currentText(), each->width() - 30);
        else if (const auto* title = qobject_cast<const QAbstractButton*>(each))
            judge(each, title->text(), each->width() - 26);
        if (each->height() < each->fontMetrics().height() - 4 && each->inherits("QLabel"))
            cut +=
                QStringLiteral("too low: ") + QString::fromLatin1(each->metaObject()->className());
    }
    return cut;
}

/// Of a matrix, or of the heads that are not scrolled away.
QStringList faultsOfPane(ViewPane& pane, QSize size) {
    QWidget* view = &pane;
    if (auto* matrix = pane.findChild<HeatmapView*>())
        view = matrix;
    else if (auto* heads = pane.findChild<HeadsView*>())
        view = heads;
    else if (pane.figureView())
        view = pane.figureView();
    auto* area = qobject_cast<QAbstractScrollArea*>(view);
    view->setMinimumSize(0, 0);
    view->resize(size);
    QWidget* painted = area ? area->viewport() : view;
    auto texts = textBoxes([painted](QPaintDevice& device) { painted->render(&device); });
    if (area)
        texts.removeIf([](const TextBox& text) { return text.clipped; });
    return texts.isEmpty() ? QStringList{QStringLiteral("nothing is painted")}
                           : faultsOf(texts, QRectF(QPointF(), QSizeF(painted->size())));
}

}  // namespace

void TestTextFit::init() {
    QSettings().clear();
}

void TestTextFit::cleanup() {
    setTextScale(1);
}

void TestTextFit::figures_data() {
    QTest::addColumn<QString>("id");
    for (const FigureEntry* entry : attnscope::figures())
        QTest::newRow(std::string(entry->id).c_str())
            << QString::fromUtf8(entry->id.data(), static_cast<qsizetype>(entry->id.size()));
}

void TestTextFit::figures() {
    QFETCH(QString, id);
    const FigureEntry& entry = figure_entry(id.toStdString());
    const Figure figure = entry.compute(small(), Detail::sampled, {});
    for (const QSize& size : sizes)
        for (const double magnification : {1.0, 2.0}) {
            FigureView view;
            view.resize(size * magnification);
            view.setMagnification(magnification);
            view.setFigure(figure);
            view.show();
            QVERIFY(QTest::qWaitForWindowExposed(&view));
            const QStringList faults =
                faultsOf(boxesPaintedBy(view, size), QRectF(QPointF(), size));
            QVERIFY2(faults.isEmpty(), qPrintable(said(faults, view.size())));
        }
}

void TestTextFit::matrices_data() {
    QTest::addColumn<QSize>("size");
    for (const QSize& size : sizes)
        QTest::addRow("%d × %d", size.width(), size.height()) << size;
}

void TestTextFit::matrices() {
    QFETCH(QSize, size);
    const QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                      {{"q", {2, 6, 24, 8}}, {"k", {2, 6, 24, 8}}});
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    Window window(scenario);
    window.main.model().setComparison({.frozen = {{scenario}}});
    window.main.model().setField("lambda", "0.3");
    std::vector<std::string> views;
    for (const ViewEntry* each : otherViews())
        views.emplace_back(each->id);
    BoardLayout layout;
    for (const std::string& view : views)
        layout.columns.push_back({.rows = {{.cells = {{.view = view}}}}});
    window.main.board()->setBoardLayout(layout);
    window.settle();
    for (const double magnification : {1.0, 2.0}) {
        window.main.board()->setMagnification(magnification);
        for (const std::string& view : views) {
            const QStringList faults =
                faultsOfPane(*window.main.board()->pane(view), size * magnification);
            QVERIFY2(faults.isEmpty(), qPrintable(QString::fromStdString(view + " ") +
                                                  said(faults, size * magnification)));
        }
    }
}

void TestTextFit::widgets_data() {
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    for (const QSize& size : {QSize(1040, 700), QSize(1366, 768)})
        for (const double scale : {1.0, 1.5})
            QTest::addRow("%d × %d at %g", size.width(), size.height(), scale) << size << scale;
}

void TestTextFit::widgets() {
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Window window;
    window.main.setTextScale(scale);
    window.main.resize(size);
    window.settle();
    QTest::qWait(50);
    const QStringList cut = cutWidgets(window.main);
    QVERIFY2(cut.isEmpty(), qPrintable(said(cut, window.main.size())));
    window.main.board()->setBoardLayout(laboratoryLayout());
    window.settle();
    const QStringList cutInLaboratory = cutWidgets(*window.main.board());
    QVERIFY2(cutInLaboratory.isEmpty(), qPrintable(said(cutInLaboratory, window.main.size())));
}

void TestTextFit::aSelectableTextIsDrawnAsAnyOtherAndSelected() {
    const QString value = QStringLiteral("5.752 nat");
    QLabel other(value);
    ElidedLabel label(value);
    for (QLabel* each : {&other, static_cast<QLabel*>(&label)}) {
        each->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        each->resize(120, 20);
    }
    label.setTextInteractionFlags(Qt::TextSelectableByMouse);
    const QImage drawn = label.grab().toImage();
    QCOMPARE(drawn, other.grab().toImage());

    QTest::mouseDClick(&label, Qt::LeftButton, {}, {100, 10});
    QCOMPARE(label.selectedText(), QStringLiteral("nat"));
    const QImage selected = label.grab().toImage();
    QVERIFY(selected != drawn);
    const QRect before(0, 0, 120 - label.fontMetrics().horizontalAdvance(QStringLiteral(" nat")),
                       20);
    QCOMPARE(selected.copy(before), drawn.copy(before));
}

void TestTextFit::theReadOutCoversNothingThatItReads() {
    int covered = 0, asked = 0;
    QStringList where;
    for (const FigureEntry* entry : attnscope::figures()) {
        const Figure figure = entry->compute(small(), Detail::sampled, {});
        if (figure.table)
            continue;
        for (const QSize& size : sizes) {
            const PlotLayout layout = layOut(
                figure, {QSizeF(size), {figure.x.min, figure.x.max}, {figure.y.min, figure.y.max}});
            const PlotPicture picture{figure, layout, lightTheme()};
            for (const double across : {0.03, 0.2, 0.5, 0.8, 0.97})
                for (const double down : {0.1, 0.5, 0.9}) {
                    const QPointF at(layout.plot.left() + across * layout.plot.width(),
                                     layout.plot.top() + down * layout.plot.height());
                    const double x = abscissaAt(figure, layout.x, at.x());
                    const ReadoutBox box(picture, x, layout.y.value(at.y()));
                    const QRectF there = box.placedAt(at);
                    bool bad = there.contains(at);
                    for (const Reading& reading : readFigure(figure, x)) {
                        const QPointF on(layout.x.pixel(x), layout.y.pixel(reading.value));
                        bad = bad ||
                              (!reading.isBand && isInPlot(on, layout.plot) && there.contains(on));
                    }
                    ++asked;
                    covered += bad;
                    if (bad)
                        where += QStringLiteral("%1 in %2 × %3")
                                     .arg(QString::fromStdString(std::string(entry->id)))
                                     .arg(size.width())
                                     .arg(size.height());
                }
        }
    }
    where.removeDuplicates();
    QVERIFY(asked > 1000);
    QVERIFY2(covered == 0, qPrintable(QString::number(covered) + u'\n' + where.join(u'\n')));
}
