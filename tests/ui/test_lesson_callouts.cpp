#include "tests/ui/test_lesson_callouts.h"

#include <QSettings>

#include "core/figures/entries.h"
#include "tests/ui/lesson_window.h"
#include "ui/lecturing/lecturing.h"
#include "ui/lecturing/stage_controls.h"
#include "ui/lessons/lesson_callouts.h"
#include "ui/model/axis_map.h"
#include "ui/panel/scenario_panel.h"
#include "ui/status/message_bar.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// A window at a step of a lesson that shows one view and has one callout.
struct PointingWindow : LessonWindow {
    QTemporaryDir folder;

    explicit PointingWindow(const QByteArray& point,
                            const QByteArray& shown = "board entropy-vs-length\n") {
        settle();
        const QByteArray text =
            "# Mine\n\n## One\n\nA sentence.\n\n```attnscope\n--set n=64\n--set d=16\n--set "
            "samples=20\n" +
            shown + point + "\n```\n";
        main.files().open({written(folder, text)});
        settle();
        if (!main.messages()->text().isEmpty())
            qFatal("%s", qPrintable(main.messages()->text()));
    }

    FigureView& figure() { return *main.board()->view("entropy-vs-length"); }
    const CalloutBubble& bubble() { return *main.callouts().bubbles().front(); }
    /// The place that the callout points at, in a widget of the window.
    QPoint targetIn(const QWidget& widget) {
        return widget.mapFrom(main.centralWidget(), bubble().target());
    }
    bool isBelow(const QWidget& editor) {
        const QPoint at = targetIn(editor);
        return std::abs(at.x() - editor.width() / 2) <= 1 &&
               std::abs(at.y() - editor.height()) <= 1;
    }
    /// Whether the callout points at the figure's marker.
    bool isAtMarker() {
        const auto [x, y] = figure().shownAxes();
        const QRectF area = figure().plotArea();
        const AxisMap map{{x.min, x.max}, x.logarithmic, area.left(), area.right()};
        const QPoint at = targetIn(figure());
        return std::abs(at.x() - map.pixel(figure().marker())) <= 1 && area.contains(at);
    }
    bool coversNothing() {
        for (const QPoint& each : placesIn(figure()))
            if (bubble().box().contains(main.centralWidget()->mapFromGlobal(each)))
                return false;
        return true;
    }
};

}  // namespace

void TestLessonCallouts::init() {
    QSettings().clear();
}

void TestLessonCallouts::oneIsAtTheMarkerAndFollowsIt() {
    PointingWindow window("point marker n your length");
    QTRY_VERIFY(window.bubble().isVisible());
    QCOMPARE(window.bubble().text(), QStringLiteral("your length"));
    QTRY_VERIFY(window.isAtMarker());
    QVERIFY(window.coversNothing());
    const int before = window.bubble().target().x();
    window.main.model().setDragging(true);  // the axes stay
    window.main.model().setField("n", "512");
    QTRY_VERIFY_WITH_TIMEOUT(window.bubble().target().x() > before && window.isAtMarker(),
                             patience);
    window.main.model().setDragging(false);
    window.settle();
    QTRY_VERIFY(window.isAtMarker());
}

void TestLessonCallouts::oneAtACellCoversNoBrightCell() {
    constexpr int n = 64, distance = 20;
    PointingWindow window("point cell 40 20 the fitting key",
                          "--set queries=sphere\n--set keys=planted\n--set planted_cosine=0.9\n"
                          "--set planted_distance=20\n--set lambda=0.8\nboard attention\n");
    QTRY_VERIFY(window.bubble().isVisible());
    const HeatmapView& matrix = *window.main.attention()->view();
    const QRectF area = matrix.matrixArea();
    const auto isCovered = [&] {
        for (int row = distance; row < n; ++row) {
            const QPointF cell(row - distance + 0.5, row + 0.5);
            const QPointF at =
                area.topLeft() + QPointF(cell.x() * area.width() / n, cell.y() * area.height() / n);
            const QPoint seen = matrix.mapTo(window.main.centralWidget(), at.toPoint());
            if (window.bubble().box().contains(seen))
                return true;
        }
        return false;
    };
    QTRY_VERIFY(!isCovered());
}

void TestLessonCallouts::oneIsBelowItsControl() {
    PointingWindow window("point control d drag me");
    QTRY_VERIFY(window.bubble().isVisible());
    QTRY_VERIFY(window.isBelow(*window.main.quickBar()->control("d")->editor()));
    QVERIFY(window.main.dock()->place() == PanelPlace::folded);
    window.main.resize(1200, 768);
    window.settle();
    QTRY_VERIFY(window.isBelow(*window.main.quickBar()->control("d")->editor()));
}

/// A control that the bar does not have stands below the views and hides none of them.
void TestLessonCallouts::oneHasItsControlBelowTheViews() {
    PointingWindow window("point control samples more rows");
    QVERIFY(window.main.dock()->place() == PanelPlace::folded);
    QTRY_VERIFY(window.bubble().isVisible());
    StageControls& below = window.main.lecturing().controls();
    QVERIFY(below.isVisible());
    const QWidget& editor = *below.control("samples")->editor();
    QTRY_COMPARE(window.targetIn(editor).y(), 0);
    const QPoint corner = editor.mapTo(window.main.centralWidget(), QPoint());
    QVERIFY(!window.bubble().box().intersects(QRect(corner, editor.size())));
    window.guide().leave();
    window.settle();
    QVERIFY(!below.isVisible());
}

void TestLessonCallouts::oneIsAtItsCurveWhileThatIsSeen() {
    PointingWindow window("point curve entropy-vs-length exact the mean");
    QTRY_VERIFY(window.bubble().isVisible());
    QVERIFY(window.coversNothing());
    const std::string key = entry_meant(window.figure().figure(), "exact");
    QVERIFY(!key.empty());
    FigureDeck& deck = window.main.board()->deck();
    deck.setHidden({{"entropy-vs-length", {key}}});
    QTRY_VERIFY(!window.bubble().isVisible());
    deck.setHidden({});
    QTRY_VERIFY(window.bubble().isVisible());
}

void TestLessonCallouts::oneGoesWithItsView() {
    PointingWindow window("point marker n your length");
    QTRY_VERIFY(window.bubble().isVisible());
    window.main.board()->setBoardLayout({{{{{{{"angles"}}}}}}, {}});
    QTRY_VERIFY(!window.bubble().isVisible());
}

void TestLessonCallouts::theMouseGoesThrough() {
    LessonWindow window;
    window.settle();
    window.open("row");
    QTRY_VERIFY(window.main.callouts().bubbles().front()->isVisible());
    const CalloutBubble& bubble = *window.main.callouts().bubbles().front();
    const QPoint middle = bubble.box().center();
    const QWidget* const below = window.main.centralWidget()->childAt(middle);
    QVERIFY(below != &bubble);
    const HeatmapView& matrix = *window.main.attention()->view();
    const QPoint at = matrix.mapFrom(window.main.centralWidget(), bubble.target());
    const double part = (at.x() - matrix.matrixArea().left()) / matrix.matrixArea().width();
    QVERIFY(std::abs(part * 512 - 65.5) < 3);
    window.guide().leave();
    QVERIFY(window.main.callouts().bubbles().empty());
}

void TestLessonCallouts::oneThatAsksGoesOnceItsTaskIsDone() {
    PointingWindow window(
        "point marker n drag me\npoint control d stays\n```\n\n```task\nDrag.\nuntil here(n) > "
        "100\nsolve --set n=128");
    QTRY_VERIFY(window.bubble().isVisible());
    QCOMPARE(window.main.callouts().bubbles().size(), 2U);
    window.main.model().setField("n", "128");
    QTRY_COMPARE_WITH_TIMEOUT(window.main.callouts().bubbles().size(), 1U, patience);
    QCOMPARE(window.bubble().text(), QStringLiteral("stays"));
    window.guide().goTo(0);
    window.settle();
    QCOMPARE(window.main.callouts().bubbles().size(), 1U);
}

void TestLessonCallouts::textsStandWhereLeastIsHidden() {
    const QSize size(80, 20);
    const QPoint target(200, 150);
    CalloutRoom room{.area = QRect(0, 0, 400, 300), .ink = {}, .texts = {}, .unit = 1};
    const QRect alone = bestCalloutBox(target, size, room);
    QVERIFY(room.area.contains(alone) && !alone.contains(target));
    for (int y = 0; y < 300; y += 3)
        for (int x = 205; x < 400; x += 5)
            room.ink.emplace_back(x, y);
    const QRect left = bestCalloutBox(target, size, room);
    QVERIFY(left.right() < target.x());
    room.texts = {left};
    const QRect other = bestCalloutBox(target, size, room);
    QVERIFY(!other.intersects(left) && other.right() < 205);
    room.area = QRect(150, 100, 100, 60);  // hardly any room
    QVERIFY(room.area.contains(bestCalloutBox(target, size, room)));
}
