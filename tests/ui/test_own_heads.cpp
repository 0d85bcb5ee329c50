#include "tests/ui/test_own_heads.h"

#include <QApplication>
#include <QHelpEvent>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolTip>

#include "core/figures/frozen_curves.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"
#include "ui/arcs/arcs_pane.h"
#include "ui/compare/freezing.h"
#include "ui/export/export_dialog.h"
#include "ui/model/starting_layouts.h"
#include "ui/session/session_keeper.h"
#include "ui/status/message_bar.h"
#include "ui/views/caption.h"
#include "ui/views/view_card.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Two layers of three heads of 24 places.
QString layersIn(const QTemporaryDir& folder) {
    std::vector<NamedShape> tensors;
    for (const char* const layer : {"2", "5"})
        for (const char* const side : {"q", "k"})
            tensors.push_back({"layers." + std::string(layer) + "." + side, {3, 24, 8}});
    return writeTensors(folder.filePath(QStringLiteral("layers.safetensors")), tensors);
}

QString tokensIn(const QTemporaryDir& folder, int count) {
    QFile file(folder.filePath(QStringLiteral("tokens.txt")));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    for (int i = 0; i < count; ++i)
        file.write("somewhat-long-" + QByteArray::number(i) + "\n");
    return file.fileName();
}

/// Drops a file of layers, and answers that its first one is shown.
void open(Window& window, const QString& path) {
    window.drop({path});
    QTRY_COMPARE_WITH_TIMEOUT(window.main.messages()->answers().size(), std::size_t{1}, patience);
    window.main.messages()->answers().front()->click();
    QTRY_VERIFY_WITH_TIMEOUT(!window.scenario().query_tensor.empty(), patience);
    window.settle();
}

struct WindowOnLayers : Window {
    QTemporaryDir folder;
    BoardLayout before = main.board()->boardLayout();

    WindowOnLayers() {
        settle();
        open(*this, layersIn(folder));
    }

    const BoardLayout& board() { return main.board()->boardLayout(); }
    /// The headlines on the card of a view, of which at most one is not empty.
    QString headline(const std::string& view) {
        QString said;
        for (const Caption* line : main.board()->card(view)->findChildren<Caption*>())
            said += line->accessibleName();
        return said;
    }
    QStringList captionsOf(const std::string& view) {
        QStringList shown;
        for (const Caption* line : main.board()->card(view)->findChildren<Caption*>())
            shown << line->shownCaption() << line->toolTip();
        return shown;
    }
};

BoardLayout ownHeads() {
    return ownHeadsLayout({true, false});
}

BoardLayout ownHeadsWithTokens() {
    return ownHeadsLayout({true, true});
}

QString hoverTextAt(QWidget& widget, QPoint at) {
    QToolTip::hideText();
    QHelpEvent event(QEvent::ToolTip, at, widget.mapToGlobal(at));
    QCoreApplication::sendEvent(&widget, &event);
    return QToolTip::text();
}

}  // namespace

void TestOwnHeads::init() {
    QSettings().clear();
}

void TestOwnHeads::openingAFileShowsABoardMadeForIt() {
    WindowOnLayers window;
    QCOMPARE(window.board(), ownHeads());
    const QTemporaryDir folder;
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = layersIn(folder).toStdString();
    scenario.query_tensor = "layers.2.q";
    scenario.key_tensor = "layers.2.k";
    Window other(scenario);  // as with files on the command line
    QCOMPARE(other.main.board()->boardLayout(), ownHeads());
    QVERIFY(!other.main.sessions().canUndo());
}

void TestOwnHeads::oneStepBackTakesFileAndBoard() {
    WindowOnLayers window;
    window.main.sessions().undo();
    QVERIFY(window.scenario().query_file.empty());
    QCOMPARE(window.board(), window.before);
    QVERIFY(!window.main.sessions().canUndo());
    window.main.sessions().redo();
    QCOMPARE(window.board(), ownHeads());
    QVERIFY(!window.scenario().query_file.empty());
}

void TestOwnHeads::aBoardThatIsArrangedStaysAndTheOtherIsOffered() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    const BoardLayout arranged = exchanged(window.main.board()->boardLayout(), "angles", "scores");
    window.main.board()->setBoardLayout(arranged);
    open(window, layersIn(folder));
    QCOMPARE(window.main.board()->boardLayout(), arranged);
    MessageBar& messages = *window.main.messages();
    QCOMPARE(messages.answers().size(), std::size_t{2});
    messages.answers().front()->click();
    QCOMPARE(window.main.board()->boardLayout(), ownHeads());
    window.main.sessions().undo();
    QCOMPARE(window.main.board()->boardLayout(), arranged);
    QVERIFY(!window.scenario().query_file.empty());
}

void TestOwnHeads::theNextFileLeavesTheBoard() {
    WindowOnLayers window;
    window.main.board()->setBoardLayout(startingLayouts().front().layout);
    const QString other = writeTensors(window.folder.filePath(QStringLiteral("b.safetensors")),
                                       {{"q", {2, 16, 8}}, {"k", {2, 16, 8}}});
    window.drop({other});
    QTRY_COMPARE_WITH_TIMEOUT(window.scenario().n, 16, patience);
    window.settle();
    QCOMPARE(window.board(), startingLayouts().front().layout);
    QVERIFY(window.main.messages()->text().isEmpty());
}

void TestOwnHeads::tokensBringArcs() {
    WindowOnLayers window;
    window.drop({tokensIn(window.folder, 24)});
    QTRY_COMPARE_WITH_TIMEOUT(window.board(), ownHeadsWithTokens(), patience);
    window.main.sessions().undo();
    QCOMPARE(window.board(), ownHeads());
    QVERIFY(window.scenario().tokens_file.empty());
}

void TestOwnHeads::tokensLeaveSplittersThatWereMoved() {
    WindowOnLayers window;
    BoardLayout moved = window.board();
    moved.columns.front().share = 4;
    window.main.board()->setBoardLayout(moved);
    window.drop({tokensIn(window.folder, 24)});
    QTRY_VERIFY_WITH_TIMEOUT(isOn(window.board(), "token-arcs"), patience);
    QCOMPARE(window.board().columns.size(), std::size_t{3});
    QCOMPARE(window.board().columns[0], moved.columns[0]);
    QCOMPARE(window.board().columns[1], moved.columns[1]);
    window.main.model().setField("tokens_file", "");
    QTRY_COMPARE_WITH_TIMEOUT(window.board(), moved, patience);
}

void TestOwnHeads::aFileOfOneMatrixHasNoViewOfHeads() {
    const QTemporaryDir folder;
    Window window;
    window.settle();
    window.drop({writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                              {{"q", {24, 8}}, {"k", {24, 8}}})});
    window.settle();
    QCOMPARE(window.main.board()->boardLayout(), ownHeadsLayout({false, false}));
}

void TestOwnHeads::theBoardIsNotKeptForWindowsWithoutFiles() {
    {
        WindowOnLayers window;
        window.main.close();
    }
    Window next;
    QCOMPARE(viewsOf(next.main.board()->boardLayout()), viewsOf(startingLayouts().front().layout));
}

void TestOwnHeads::theMatrixSaysWhatItsRowDoes() {
    WindowOnLayers window;
    AttentionPane& matrix = *window.main.attention();
    for (const std::int64_t row : {3, 17}) {
        window.main.choice().pin(row);
        QTRY_VERIFY_WITH_TIMEOUT(matrix.headline().startsWith(QStringLiteral("Row %1 ").arg(row)),
                                 patience);
        QCOMPARE(window.headline("attention"), matrix.headline());
        QVERIFY(matrix.view()->accessibleDescription().startsWith(matrix.headline()));
    }
}

void TestOwnHeads::theHeadsSayWhatTheChosenOneDoes() {
    WindowOnLayers window;
    QVERIFY2(window.headline("heads").startsWith(QStringLiteral("Layer 2, head 0: ")),
             qPrintable(window.headline("heads")));
    window.main.model().setField("head", "2");
    window.settle();
    QVERIFY2(window.headline("heads").startsWith(QStringLiteral("Layer 2, head 2: ")),
             qPrintable(window.headline("heads")));
    QVERIFY2(window.headline("entropy-vs-length").startsWith(QStringLiteral("Measured rows: ")),
             qPrintable(window.headline("entropy-vs-length")));
}

void TestOwnHeads::aHeadIsComparedWithTheOneShown() {
    WindowOnLayers window;
    const Scenario before = window.scenario();
    const BoardLayout board = window.board();
    QMenu menu;
    window.heads().fillMenu(menu, window.heads().view()->scene().indexOf({5, 1}));
    const auto actions = menu.actions();
    const auto compare = std::ranges::find_if(actions, [](const QAction* action) {
        return QString(action->text()).remove(u'&') ==
               QStringLiteral("Compare with the head shown");
    });
    QVERIFY(compare != actions.end() && (*compare)->isEnabled());
    (*compare)->trigger();
    window.settle();
    QCOMPARE(window.scenario().head, 1);
    QCOMPARE(window.scenario().query_tensor, std::string("layers.5.q"));
    const Comparison& comparison = window.main.model().comparison();
    QCOMPARE(comparison.frozen.size(), std::size_t{1});
    QCOMPARE(comparison.frozen.front().name, std::string("Layer 2, head 0"));
    QVERIFY(isOn(window.board(), "frozen-attention"));
    const Figure& plot = window.main.board()->view("entropy-vs-length")->figure();
    QVERIFY(std::ranges::any_of(plot.curves, [](const Curve& curve) {
        return curve.kind == CurveKind::reference && curve.style == CurveStyle::points;
    }));
    window.main.sessions().undo();  // all of it
    QCOMPARE(window.scenario(), before);
    QCOMPARE(window.board(), board);
    QVERIFY(window.main.model().comparison().frozen.empty());

    QMenu own;
    window.heads().fillMenu(own, window.heads().view()->scene().indexOf({2, 0}));
    QVERIFY(!own.actions()[1]->isEnabled());  // it is the one shown
}

void TestOwnHeads::headsAreComparedWhereNoMatrixIsShown() {
    WindowOnLayers window;
    window.main.board()->setBoardLayout({{{{{{{"heads"}}}}}}, {}});
    window.settle();
    QMenu menu;
    window.heads().fillMenu(menu, window.heads().view()->scene().indexOf({5, 1}));
    menu.actions().at(1)->trigger();
    for (const char* view : {"heads", "attention", "frozen-attention"})
        QVERIFY2(isOn(window.board(), view), view);
}

void TestOwnHeads::theLayerIsNamedAtEveryMatrix() {
    WindowOnLayers window;
    window.main.board()->setBoardLayout(
        added(added(window.board(), "heads", "frozen-attention", Placing::below), "heads",
              "token-arcs", Placing::below));
    window.main.freezing().freeze();
    window.main.model().setField("head", "1");
    window.settle();
    QCOMPARE(window.main.attention()->headName(), QStringLiteral("layer 2, head 1 (0–2)"));
    QTRY_VERIFY_WITH_TIMEOUT(window.captionsOf("token-arcs")
                                 .join(u'|')
                                 .contains(QStringLiteral("layer 2, head 1 (0–2)")),
                             patience);
    QTRY_VERIFY_WITH_TIMEOUT(window.captionsOf("frozen-attention")
                                 .join(u'|')
                                 .contains(QStringLiteral("layer 2, head 0 (0–2)")),
                             patience);
}

void TestOwnHeads::coloursOfDistancesAreEquallyStrongOnBothSides() {
    HeadsScene scene;
    scene.scenario.head_order = "distance";
    for (const double distance : {-0.3, 0.0, 0.1}) {
        HeadSummary head{.head = std::ssize(scene.tiles), .mean_entropy = 2, .frame = {}};
        head.exact_entropy = head.mean_entropy - distance;
        head.keys = 9;
        scene.tiles.push_back({std::make_shared<const HeadSummary>(head), {}, {}, false});
    }
    const HeadColors colors = scene.colors();
    QCOMPARE(colors.low, -colors.high);
    QVERIFY(std::abs(colors.high - 0.3) < 1e-12);
    QVERIFY(colors.scale.map().diverging);
    const QColor none = *colors.of(*scene.tiles[1].head);
    QVERIFY(none.lightness() > 230);  // about white
}

void TestOwnHeads::aDistanceHasItsError() {
    HeadSummary head{.mean_entropy = 2, .exact_entropy = 2.5, .frame = {}};
    head.distance_error = 0.0117;
    QCOMPARE(distanceTexts(head, small()),
             (QStringList{QStringLiteral("−0.500 ± 0.012"), QStringLiteral("−0.500")}));
    QVERIFY(headText(head, small()).contains(QStringLiteral("distance −0.500 ± 0.012")));
    QVERIFY(!headText(head, small()).contains(QStringLiteral("chance")));
    head.distance_error = 0.3;
    QCOMPARE(distanceTexts(head, small()).back(), QStringLiteral("≈ 0"));
    QVERIFY(headText(head, small())
                .contains(QStringLiteral("does not tell this head from random directions")));
}

void TestOwnHeads::exportBeginsWithTheViewClickedLast() {
    WindowOnLayers window;
    const auto proposed = [&] {
        QString view;
        QTimer timer;
        connect(&timer, &QTimer::timeout, &window.main, [&] {
            auto* dialog = qobject_cast<ExportDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            view = QString::fromStdString(dialog->view());
            dialog->reject();
        });
        timer.start(10);
        QTest::keyClick(&window.main, Qt::Key_E, Qt::ControlModifier);
        return view;
    };
    const auto activate = [&] {
        window.main.activateWindow();
        return QTest::qWaitForWindowActive(&window.main);
    };
    QVERIFY(activate());
    HeadsView* heads = window.heads().view();
    QTest::mouseClick(heads->viewport(), Qt::LeftButton, {}, QPoint(4, 4));
    QCOMPARE(proposed(), QStringLiteral("heads"));
    QVERIFY(activate());
    QTest::mouseClick(window.main.attention()->view(), Qt::LeftButton, {}, QPoint(120, 120));
    QCOMPARE(proposed(), QStringLiteral("attention"));
}

void TestOwnHeads::whatIsCutIsWholeOnHover() {
    WindowOnLayers window;
    window.drop({tokensIn(window.folder, 24)});
    QTRY_COMPARE_WITH_TIMEOUT(window.board(), ownHeadsWithTokens(), patience);
    window.settle();
    auto& arcs = dynamic_cast<ArcsPane&>(*window.main.board()->pane("token-arcs"));
    const QPoint query = arcs.view()->arranged().query(7).center().toPoint();
    QVERIFY2(hoverTextAt(*arcs.view(), query).contains(QStringLiteral("somewhat-long-")),
             qPrintable(hoverTextAt(*arcs.view(), query)));
    HeatmapView& matrix = *window.main.attention()->view();
    const QRectF area = matrix.matrixArea();
    const QPoint row(static_cast<int>(area.left()) - 20, static_cast<int>(area.center().y())),
        key(static_cast<int>(area.center().x()), static_cast<int>(area.bottom()) + 8);
    for (const QPoint at : {row, key})
        QVERIFY2(hoverTextAt(matrix, at).contains(QStringLiteral("'somewhat-long-")),
                 qPrintable(hoverTextAt(matrix, at)));
}
