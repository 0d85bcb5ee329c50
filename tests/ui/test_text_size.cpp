#include "tests/ui/test_text_size.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolButton>
#include <cmath>
#include <map>

#include "tests/ui/heads_file.h"
#include "tests/ui/heatmap_testing.h"
#include "tests/ui/sample_figures.h"
#include "tests/ui/window_testing.h"
#include "tests/ui/window_with_heads.h"
#include "ui/look/elided_label.h"
#include "ui/look/text_scale.h"
#include "ui/model/starting_layouts.h"
#include "ui/panel/panel_dock.h"
#include "ui/panel/panel_strip.h"
#include "ui/panel/scenario_panel.h"
#include "ui/play/play_button.h"
#include "ui/settings/settings.h"
#include "ui/status/message_bar.h"
#include "ui/status/status_line.h"
#include "ui/views/view_card.h"
#include "ui/views/view_title.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

QRectF timesTwo(const QRectF& area) {
    return {2 * area.topLeft(), 2 * area.size()};
}

}  // namespace

void TestTextSize::init() {
    QSettings().clear();
}

void TestTextSize::cleanup() {
    setTextScale(1);
}

void TestTextSize::aMagnifiedFigureIsTheSmallOneDrawnLarger() {
    FigureView small, large;
    small.resize(500, 350);
    large.resize(1000, 700);
    large.setMagnification(2);
    for (FigureView* view : {&small, &large}) {
        view->setFigure(sample::entropyVsLength());
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view));
    }
    QCOMPARE(large.plotArea(), timesTwo(small.plotArea()));
    QCOMPARE(large.minimumSizeHint(), 2 * small.minimumSizeHint());
    const QImage seen = large.grab().toImage(), of = small.grab().toImage();
    QCOMPARE(seen.size(), 2 * of.size());
    int differ = 0;
    for (int y = 0; y < of.height(); ++y)
        for (int x = 0; x < of.width(); ++x) {
            int grey = 0;
            for (const QPoint at : {QPoint(0, 0), QPoint(1, 0), QPoint(0, 1), QPoint(1, 1)})
                grey += qGray(seen.pixel(QPoint(2 * x, 2 * y) + at));
            differ += std::abs(grey / 4 - qGray(of.pixel(x, y))) > 96 ? 1 : 0;
        }
    QVERIFY2(differ < of.width() * of.height() / 100, qPrintable(QString::number(differ)));
}

/// In a window that is narrow, for its text is large or its screen small.
void TestTextSize::theBarGivesWayBeforeItsNumbers() {
    Window window;
    window.main.showNormal();
    window.main.dock()->fold();
    for (const auto& [scale, width] : {std::pair{1.0, 911}, {1.5, 1100}, {2.0, 1366}}) {
        window.main.setTextScale(scale);
        window.settle();
        QVERIFY2(window.main.minimumSizeHint().width() <= width,
                 qPrintable(QString::number(window.main.minimumSizeHint().width())));
        window.main.resize(width, 700);
        window.settle();
        for (const char* const key : {"n", "d", "lambda"}) {
            NumberControl& control = window.number(key);
            const QLineEdit& entry = *control.entry();
            QVERIFY(control.rect().contains(entry.geometry()));
            QVERIFY(entry.fontMetrics().horizontalAdvance(entry.text()) < entry.width());
            for (QWidget* other :
                 {static_cast<QWidget*>(control.slider()), static_cast<QWidget*>(control.player())})
                QVERIFY(!other->isVisible() || !other->geometry().intersects(entry.geometry()));
        }
    }
    window.main.setTextScale(1);
    window.main.resize(1366, 768);
    window.settle();
    QVERIFY(window.number("n").slider()->isVisible() && window.number("n").player()->isVisible());
}

void TestTextSize::aMagnifiedFigureFollowsTheSizeOfItsView() {
    FigureView grown, fresh;
    for (FigureView* view : {&grown, &fresh})
        view->setMagnification(1.5);
    grown.resize(600, 420);
    fresh.resize(1000, 700);
    for (FigureView* view : {&grown, &fresh}) {
        view->setFigure(sample::entropyVsLength());
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view));
    }
    QCoreApplication::processEvents();
    grown.resize(1000, 700);
    QCoreApplication::processEvents();
    QCOMPARE(grown.grab().toImage(), fresh.grab().toImage());
}

void TestTextSize::theMouseMeetsWhatItSees() {
    FigureView view;
    view.resize(900, 600);
    view.setMagnification(1.5);
    const Figure figure = sample::entropyVsLength();
    view.setFigure(figure);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QSignalSpy moved(&view, &FigureView::markerMoved);
    const QRectF plot = view.plotArea();
    const auto at = [&](double x) {
        const double part = (std::log(x) - std::log(figure.x.min)) /
                            (std::log(figure.x.max) - std::log(figure.x.min));
        return QPointF(plot.left() + part * plot.width(), plot.center().y()).toPoint();
    };
    QVERIFY(figure.x.logarithmic);
    const double to = std::sqrt(figure.x.min * figure.x.max);
    QTest::mousePress(&view, Qt::LeftButton, {}, at(figure.marker));
    QTest::mouseMove(&view, at(to));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, at(to));
    QVERIFY(!moved.isEmpty());
    const double x = moved.last().first().toDouble();
    QVERIFY2(std::abs(std::log(x / to)) < 0.02, qPrintable(QString::number(x / to)));
}

void TestTextSize::aMagnifiedMatrixHasLargerTextsOnAsManyPixels() {
    ScenarioModel model;
    RowChoice choice(model);
    HeatmapView view(choice);
    view.resize(800, 900);
    const QRectF usual = view.matrixArea();
    view.setMatrixSize(512, 512);
    const QSignalSpy wanted(&view, &HeatmapView::viewportChanged);
    view.setMagnification(2);
    QCOMPARE(wanted.size(), 1);
    QVERIFY(view.matrixArea().width() < usual.width());  // the labels take more
    const Viewport viewport = view.viewport();
    QCOMPARE(viewport.width, static_cast<int>(view.matrixArea().width()));
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    const QRectF area = view.matrixArea();
    QTest::mouseMove(&view, (area.topLeft() + QPointF(5, 0.75 * area.height())).toPoint());
    QVERIFY(view.selectedRow());
    QVERIFY(std::abs(static_cast<double>(*view.selectedRow()) - 384) <= 2);
}

void TestTextSize::headsAreChosenWhereTheyAreSeen() {
    const QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                      {{"q", {2, 6, 24, 8}}, {"k", {2, 6, 24, 8}}});
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    Window window(scenario);
    BoardLayout layout;
    layout.columns.push_back({.rows = {{.cells = {{.view = "heads"}}}}});
    window.main.board()->setBoardLayout(layout);
    window.main.setTextScale(1.5);
    window.settle();
    HeadsView* view = window.heads().view();
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->tileAt(4).center().toPoint());
    QCOMPARE(window.scenario().head, view->scene().tiles[4].head->head);
}

void TestTextSize::largeWindowsMagnify() {
    QCOMPARE(magnificationIn({1366, 768}), 1.0);
    QCOMPARE(magnificationIn({1040, 700}), 1.0);
    QCOMPARE(magnificationIn({2732, 1536}), 1.375);  // √2 in eighths
    QCOMPARE(magnificationIn({2732, 768}), 1.0);
    Window window;
    window.settle();
    const QFont font = window.main.board()->card("entropy-vs-length")->title()->font();
    const QSize least = window.main.board()->view("entropy-vs-length")->minimumSizeHint();
    window.main.resize(2732, 1536);
    QCOMPARE(window.main.board()->view("entropy-vs-length")->minimumSizeHint(), least * 1.375);
    QCOMPARE(window.main.board()->card("entropy-vs-length")->title()->font(), font);
}

void TestTextSize::stepsThroughTheScales() {
    double scale = 0.1;
    std::vector<double> steps;
    for (double next = largerTextScale(scale); next > scale; next = largerTextScale(scale))
        steps.push_back(scale = next);
    QCOMPARE(steps.size(), 8U);
    QCOMPARE(steps.front(), 0.75);
    QCOMPARE(steps.back(), 2.0);
    for (auto step = steps.rbegin() + 1; step != steps.rend(); ++step)
        QCOMPARE(scale = smallerTextScale(scale), *step);
    QCOMPARE(smallerTextScale(0.75), 0.75);
    for (const double refused : {0.0, -1.0, std::nan(""), 1e9}) {
        setTextScale(refused);
        QVERIFY(textScale() >= 0.75 && textScale() <= 16);
    }
}

void TestTextSize::theWindowFollowsTheKeys() {
    Window window;
    window.settle();
    const auto sizes = [&] {
        QCoreApplication::processEvents();
        return std::vector<int>{
            window.number("n").findChild<QLineEdit*>()->font().pixelSize(),
            window.main.board()->card("attention")->title()->font().pixelSize(),
            window.main.board()->view("entropy-vs-length")->minimumSizeHint().width(),
            window.main.attention()->view()->minimumSizeHint().width(),
            window.main.status()->font().pixelSize()};
    };
    const auto usual = sizes();
    const int panel = window.main.panel()->minimumWidth();
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&window.main, Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(textScale(), 1.5);
    const auto larger = sizes();
    for (std::size_t i = 0; i < usual.size(); ++i)
        QVERIFY2(std::abs(larger[i] - 1.5 * usual[i]) <= 0.03 * larger[i] + 1,
                 qPrintable(QStringLiteral("%1: %2 of %3").arg(i).arg(larger[i]).arg(usual[i])));
    QTRY_VERIFY(window.main.panel()->minimumWidth() > 1.3 * panel);
    QTest::keyClick(&window.main, Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(sizes(), usual);
    QTRY_COMPARE(window.main.panel()->minimumWidth(), panel);
    QTest::keyClick(&window.main, Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(textScale(), 0.9);
    QVERIFY(window.main.status()->message().contains(QStringLiteral("90 %")));
}

namespace {

/// Returns the size of every list, entry and button below the menus, by its place among them.
QStringList sizesIn(const MainWindow& window) {
    QStringList sizes;
    for (const QWidget* each : window.centralWidget()->findChildren<QWidget*>())
        if (each->isVisible() &&
            (qobject_cast<const QComboBox*>(each) || qobject_cast<const QLineEdit*>(each) ||
             qobject_cast<const QAbstractButton*>(each)))
            sizes.append(QStringLiteral("%1 %2: %3 × %4, at least %5 × %6")
                             .arg(sizes.size())
                             .arg(QString::fromLatin1(each->metaObject()->className()))
                             .arg(each->width())
                             .arg(each->height())
                             .arg(each->minimumSizeHint().width())
                             .arg(each->minimumSizeHint().height()));
    return sizes;
}

}  // namespace

void TestTextSize::controlsThatStartedLargeAreAsThoseThatStartedUsual() {
    const auto settle = [](Window& window) {
        window.main.dock()->fold();
        window.main.setTextScale(1);
        window.main.resize(1366, 768);
        window.settle();
        QCoreApplication::processEvents();  // the parts are laid out anew
    };
    Window usual;
    settle(usual);
    const QStringList wanted = sizesIn(usual.main);
    for (const double scale : {0.75, 1.5, 2.0}) {
        setTextScale(scale);
        Window started;
        started.settle();
        settle(started);
        QCOMPARE(sizesIn(started.main), wanted);
    }
}

void TestTextSize::theWindowFitsASmallScreen() {
    constexpr QSize room(1366, 748);  // what a window's title leaves of 1366 × 768
    for (const bool is_pinned : {false, true}) {
        Window window;
        if (!is_pinned)
            window.main.dock()->fold();
        window.main.resize(room);
        window.settle();
        const auto verifyRoom = [&](const QString& when) {
            QCoreApplication::processEvents();
            const QSize least = window.main.minimumSizeHint();
            const QString said = QStringLiteral("%1 at %2: at least %3 × %4")
                                     .arg(when)
                                     .arg(textScale())
                                     .arg(least.width())
                                     .arg(least.height());
            QVERIFY2(window.main.size() == room, qPrintable(said));
            QVERIFY2(window.main.rect().contains(window.main.status()->geometry().translated(
                         window.main.centralWidget()->pos())),
                     qPrintable(said));
        };
        while (textScale() < 2) {
            QTest::keyClick(&window.main, Qt::Key_Plus, Qt::ControlModifier);
            window.settle();
            verifyRoom(QStringLiteral("larger"));
            window.main.messages()->explain(QStringLiteral("A question of one line."));
            window.settle();
            verifyRoom(QStringLiteral("with a message"));
            window.main.messages()->hide();
            window.settle();
        }
        if (!is_pinned) {  // all signs are seen
            const QToolButton* last = window.main.strip()->findChildren<QToolButton*>().back();
            QTRY_COMPARE(last->visibleRegion(), QRegion(last->rect()));
        }
        QTest::keyClick(&window.main, Qt::Key_0, Qt::ControlModifier);
        window.settle();
        verifyRoom(QStringLiteral("usual"));
    }
}

void TestTextSize::isRemembered() {
    {
        Window window;
        window.main.setTextScale(1.25);
    }
    QCOMPARE(Settings().textScale(), 1.25);
}

void TestTextSize::aCutReadOutHasWholeNumbers() {
    const QString text =
        QStringLiteral("Row 256:  H 7.806 nat  ·  e^H 2455.8  ·  max 0.00501 @ 2163");
    const QFontMetrics metrics(uiFont());
    const auto cut = [&](const QString& to) {
        return cutToFit(text, metrics, metrics.horizontalAdvance(to));
    };
    QCOMPARE(cut(text), text);
    QCOMPARE(cut(text.chopped(1)), QStringLiteral("Row 256:  H 7.806 nat  ·  e^H 2455.8 …"));
    QCOMPARE(cut(QStringLiteral("Row 256:  H 7.806 nat  ·  e^H 24")),
             QStringLiteral("Row 256:  H 7.806 nat …"));
    QVERIFY(cut(QStringLiteral("Row 256:  H")).endsWith(QChar(0x2026)));
}

namespace {

/// Compares the heights of the layout's plots with texts of 150 % to the usual ones.
void verifyTwoThirds(Window& window, const QString& name, const BoardLayout& layout) {
    window.main.board()->setBoardLayout(layout);
    std::map<std::string, double> heights;
    for (const double scale : {1.0, 1.5}) {
        window.main.setTextScale(scale);
        window.settle();
        for (const std::string& view : viewsOf(layout)) {
            if (window.main.board()->pane(view) || view == "rule-values")
                continue;
            const double height = window.main.board()->view(view)->plotArea().height();
            if (scale == 1)
                heights[view] = height;
            else
                QVERIFY2(height >= 2.0 / 3 * heights[view],
                         qPrintable(QStringLiteral("%1 %2: %3 of %4")
                                        .arg(name, QString::fromStdString(view))
                                        .arg(height)
                                        .arg(heights[view])));
        }
    }
    QVERIFY(!heights.empty());
}

}  // namespace

void TestTextSize::plotsKeepTwoThirdsOfTheirHeight() {
    Window window;
    for (const StartingLayout& start : startingLayouts())
        verifyTwoThirds(window, start.name, start.layout);
    WindowWithHeads with_heads;
    constexpr int below_title = 748;  // what a window's title leaves of a screen of 768
    with_heads.main.resize(1366, below_title);
    verifyTwoThirds(with_heads, QStringLiteral("own heads"), ownHeadsLayout({.are_several = true}));
    QCOMPARE(with_heads.main.height(), below_title);
}
