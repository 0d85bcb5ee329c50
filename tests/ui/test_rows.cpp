#include "tests/ui/test_rows.h"

#include <QSettings>
#include <cmath>

#include "core/scenario/scale.h"
#include "tests/ui/window_testing.h"
#include "ui/export/exporter.h"
#include "ui/heatmap/row_read_out.h"
#include "ui/look/elided_label.h"
#include "ui/model/starting_layouts.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// The middle of a row, where all of the matrix is in view.
QPoint placeOf(std::int64_t row, std::int64_t rows, const HeatmapView& view) {
    const QRectF area = view.matrixArea();
    const double down = (static_cast<double>(row) + 0.5) / static_cast<double>(rows);
    return QPointF(area.center().x(), area.top() + area.height() * down).toPoint();
}

void pointAt(HeatmapView& view, QPoint place) {
    QMouseEvent event(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                      {});
    QCoreApplication::sendEvent(&view, &event);
}

void leave(HeatmapView& view) {
    QEvent event(QEvent::Leave);
    QCoreApplication::sendEvent(&view, &event);
}

/// The window with the matrix, the frozen one and their difference.
struct LinkedWindow : Window {
    AttentionPane *now, *frozen, *change;

    LinkedWindow() {
        Board& board = *main.board();
        const auto layouts = startingLayouts();
        const auto shows = [](const StartingLayout& each) {
            return isOn(each.layout, "frozen-attention");
        };
        board.setBoardLayout(std::ranges::find_if(layouts, shows)->layout);
        const auto paneOf = [&](std::string_view view) {
            return board.pane(view)->findChild<AttentionPane*>();
        };
        now = main.attention();
        frozen = paneOf("frozen-attention");
        change = paneOf("attention-difference");
        settle();
    }

    void freeze() {
        main.model().setComparison({.frozen = {{scenario()}}});
        main.model().setField("lambda", "0.6");
        QTRY_VERIFY_WITH_TIMEOUT(frozen->picture() && change->picture(), patience);
        settle();
    }

    /// All three mark that row and read it out, and the Scenario has it.
    bool allShow(std::int64_t row) {
        const QString read = QStringLiteral("Row %1:").arg(row);
        for (const AttentionPane* each : {now, frozen, change})
            if (each->view()->pinnedRow() != row || !each->readOut().startsWith(read))
                return false;
        return scenario().row == row;
    }
};

}  // namespace

void TestRows::init() {
    QSettings().clear();
}

void TestRows::everyMatrixSaysThatItWaitsButNotToAnAudience() {
    LinkedWindow window;
    for (const bool asks : {true, false, true}) {
        window.main.board()->setControlsVisible(asks);
        for (const AttentionPane* each : {window.now, window.frozen, window.change})
            QCOMPARE(each->cellReadOut(), asks ? QStringLiteral("Cell –") : QString());
        for (const AttentionPane* each : {window.frozen, window.change})  // nothing is frozen yet
            QCOMPARE(each->readOut(), asks ? QStringLiteral("Row –") : QString());
    }
}

void TestRows::aRowIsReadAndPinned() {
    Window window;
    window.settle();
    HeatmapView* view = window.main.attention()->view();
    const QRectF area = view->matrixArea();
    const QPoint at = QPointF(area.center().x(), area.top() + area.height() * 0.3).toPoint();
    QTest::mouseClick(view, Qt::LeftButton, {}, at);
    QVERIFY(view->pinnedRow());
    const std::int64_t row = *view->pinnedRow();
    const RowStatistics& expected =
        window.main.attention()->picture()->frame.statistics[static_cast<std::size_t>(row)];
    const QString text = rowReadOut(row, expected, entropy_unit("nat"));
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->readOut(), text, patience);
    const auto marked = [&](int index) {
        const std::optional<Point>& point = window.main.board()->view(index)->rowPoint();
        return point ? point->y : std::nan("");
    };
    QTRY_VERIFY_WITH_TIMEOUT(std::abs(marked(1) - expected.entropy) < 1e-9, patience);
    QVERIFY(std::abs(marked(2) - jacobian_half_l1(expected, 0.25)) < 1e-9);
    QCOMPARE(text_of(window.main.board()->view(1)->rowPoint()->label),
             "row " + std::to_string(row));
    window.main.model().setField("unit", "bit");
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->readOut(),
                              rowReadOut(row, expected, entropy_unit("bit")), patience);
    window.main.model().setField("unit", "nat");
    window.settle();
    QTest::keyClick(view, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(std::isnan(marked(1)), patience);
    QCOMPARE(window.main.attention()->readOut(), text);  // the Scenario's row
}

void TestRows::aShorterMatrixKeepsARow() {
    Window window;
    window.settle();
    HeatmapView* view = window.main.attention()->view();
    window.main.choice().pin(90);
    QCOMPARE(window.scenario().row, 90);  // pinned: what is said of the row is said of this one
    window.main.model().setField("n", "40");
    window.settle();
    QCOMPARE(view->pinnedRow(), std::optional<std::int64_t>(39));
    QCOMPARE(window.main.exporter().requestOf("attention").shown.scenario.row, 39);
    window.main.model().setField("n", "1000000000");
    window.settle();
    QCOMPARE(window.main.attention()->readOut(), QStringLiteral("Row –"));
    window.main.model().setField("n", "50");
    window.settle();
    QVERIFY(window.main.attention()->readOut().startsWith(QStringLiteral("Row 49:")));
    QCOMPARE(window.scenario().row, 90);
}

void TestRows::theRowPointedAtIsPreviewed() {
    Window window;
    window.main.model().setField("row", "7");
    window.main.board()->setBoardLayout({{{{{{{"row-weights"}, {"attention"}}}}}}, {}});
    window.settle();
    const FigureView* weights = window.main.board()->view("row-weights");
    RowChoice& choice = window.main.choice();
    choice.letGo();
    const auto label = [&] { return text_of(weights->figure().curves.front().label); };
    QCOMPARE(label(), std::string("row 7"));
    choice.point(30);
    QTRY_COMPARE_WITH_TIMEOUT(label(), std::string("row 30"), patience);
    QCOMPARE(window.scenario().row, 7);
    QCOMPARE(window.main.shownOf("row-weights").shown.scenario.row, 30);

    window.main.model().setDragging(true);  // nothing beside what is dragged
    choice.point(31);
    QTRY_COMPARE_WITH_TIMEOUT(label(), std::string("row 7"), patience);
    window.main.model().setDragging(false);
    choice.point(32);
    QTRY_COMPARE_WITH_TIMEOUT(label(), std::string("row 32"), patience);
    choice.leave();
    QTRY_COMPARE_WITH_TIMEOUT(label(), std::string("row 7"), patience);
    QCOMPARE(window.main.shownOf("row-weights").shown.scenario.row, 7);
    choice.pin(40);
    QTRY_COMPARE_WITH_TIMEOUT(label(), std::string("row 40"), patience);
    QCOMPARE(window.scenario().row, 40);
}

void TestRows::aFrozenMatrixIsLinkedWithThePresentOne() {
    LinkedWindow window;
    const auto &now = window.now, &frozen = window.frozen, &change = window.change;
    QVERIFY(!frozen->isVisible() && !change->isVisible());
    ScenarioModel& model = window.main.model();
    model.setField("row", "7");  // typed is pinned
    QCOMPARE(now->view()->pinnedRow(), std::optional<std::int64_t>(7));
    model.setComparison({.frozen = {{model.scenario()}}});
    model.setField("lambda", "0.6");
    QVERIFY(frozen->isVisible() && change->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(frozen->picture() && change->picture(), patience);
    window.settle();
    for (const AttentionPane* each : {now, frozen, change})
        QCOMPARE(each->view()->pinnedRow(), std::optional<std::int64_t>(7));
    QCOMPARE(scale(frozen->picture()->scenario), 0.25);
    QCOMPARE(scale(now->picture()->scenario), 0.6);
    QVERIFY(change->picture()->frame.is_difference());

    // Zoomed and pinned in one, zoomed and pinned in all.
    frozen->view()->showCells({10, 20, 30, 30});
    QCOMPARE(now->view()->cells(), frozen->view()->cells());
    QCOMPARE(change->view()->cells(), frozen->view()->cells());
    window.main.choice().pin(25);
    QCOMPARE(frozen->view()->pinnedRow(), std::optional<std::int64_t>(25));
    QCOMPARE(change->view()->pinnedRow(), std::optional<std::int64_t>(25));
    window.settle();
    QTRY_VERIFY(change->readOut().contains(QStringLiteral("was")));

    // Another length has another matrix: nothing to subtract.
    model.setField("n", "80");
    window.settle();
    QTRY_VERIFY_WITH_TIMEOUT(
        change->view()->message().contains(QStringLiteral("80 × 80 and 96 × 96")), patience);
    // Nor is there anything to link.
    const QRectF alone(70, 70, 9, 9), other = frozen->view()->cells();
    now->view()->showCells(alone);
    QCOMPARE(now->view()->cells(), alone);
    QCOMPARE(frozen->view()->cells(), other);
    frozen->view()->showCells({85, 85, 8, 8});
    QCOMPARE(now->view()->cells(), alone);
    window.settle();
    model.setComparison({});
    QVERIFY(!frozen->isVisible() && !change->isVisible());
}

void TestRows::theFirstPictureShowsTheScenariosRow() {
    Scenario scenario = small();
    scenario.row = 10;
    Window window(scenario);
    window.settle();
    QCOMPARE(window.main.attention()->view()->selectedRow(), std::optional<std::int64_t>(10));
    QVERIFY(window.main.attention()->readOut().startsWith(QStringLiteral("Row 10:")));
}

void TestRows::aRowPointedAtGoesWithThePointer() {
    Window window;
    window.main.model().setField("row", "20");
    window.settle();
    HeatmapView& view = *window.main.attention()->view();
    QTest::keyClick(&view, Qt::Key_Escape);
    QCOMPARE(view.selectedRow(), std::optional<std::int64_t>(20));
    const auto reads = [&](const char* row) {
        return window.main.attention()->readOut().startsWith(QString::fromLatin1(row));
    };
    pointAt(view, placeOf(80, 96, view));
    QTRY_VERIFY_WITH_TIMEOUT(reads("Row 80:"), patience);
    // The matrix gets another size under the pointer.
    window.main.model().setField("n", "64");
    window.settle();
    leave(view);
    QTRY_VERIFY_WITH_TIMEOUT(reads("Row 20:"), patience);
    QCOMPARE(window.scenario().row, 20);
    pointAt(view, placeOf(50, 64, view));
    QTRY_VERIFY_WITH_TIMEOUT(reads("Row 50:"), patience);
    QTest::keyClick(&view, Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(reads("Row 20:"), patience);
}

void TestRows::linkedMatricesShowOneRow() {
    LinkedWindow window;
    window.main.model().setField("row", "7");
    window.freeze();  // with its row
    window.main.choice().pin(25);
    QTRY_VERIFY_WITH_TIMEOUT(window.allShow(25), patience);
    QTest::keyClick(window.frozen->view(), Qt::Key_Up);
    QTRY_VERIFY_WITH_TIMEOUT(window.allShow(24), patience);
    QTest::keyClick(window.change->view(), Qt::Key_PageDown);
    QTRY_VERIFY_WITH_TIMEOUT(window.allShow(56), patience);
    for (const auto& [pane, row] : {std::pair{window.frozen, 40}, {window.change, 60}}) {
        window.main.choice().letGo();
        QTest::mouseClick(pane->view(), Qt::LeftButton, {}, placeOf(row, 96, *pane->view()));
        QTRY_VERIFY_WITH_TIMEOUT(window.allShow(row), patience);
    }
    window.main.model().setField("row", "9");
    QTRY_VERIFY_WITH_TIMEOUT(window.allShow(9), patience);
    // What is exported says the same.
    QCOMPARE(window.main.shownOf("frozen-attention").shown.scenario.row, 9);
    QCOMPARE(scale(window.frozen->picture()->scenario), 0.25);
}

void TestRows::entropiesOfPresentAndFrozenStandOnOneAxis() {
    LinkedWindow window;
    const EntropyAxis alone = window.now->view()->entropies();
    window.freeze();
    const EntropyAxis shared = window.now->view()->entropies();
    QCOMPARE(shared, window.frozen->view()->entropies());
    const EntropyAxis present = window.now->view()->ownScales().entropies;
    QVERIFY(present.low < alone.low && present.high < alone.high);
    QCOMPARE(shared, (EntropyAxis{present.low, alone.high}));
    QVERIFY(window.change->view()->entropies().low < 0);  // of changes
    window.main.model().setComparison({});
    QCOMPARE(window.now->view()->entropies(), present);
}

void TestRows::theReadOutIsWholeWhereTheMeanCanGive() {
    Window window;
    window.main.dock()->fold();
    window.settle();
    auto* line = window.main.attention()->findChild<ElidedLabel*>(QStringLiteral("row"));
    const auto* mean = window.main.attention()->findChild<QLabel*>(QStringLiteral("mean entropy"));
    for (int width = 900; width < 1900; width += 50) {
        window.main.resize(width, 768);
        window.settle();
        QVERIFY2(!line->isCut() || mean->isHidden(), qPrintable(QString::number(width)));
    }
    QVERIFY(!mean->isHidden());
}
