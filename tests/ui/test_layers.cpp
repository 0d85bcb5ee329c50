#include "tests/ui/test_layers.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <set>

#include "tests/core/csv_table.h"
#include "tests/ui/exporting.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"
#include "ui/heads/heads_pane.h"
#include "ui/session/session_keeper.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

BoardLayout headsAndTheMatrix() {
    BoardLayout layout;
    for (const char* const view : {"heads", "attention"})
        layout.columns.push_back({.rows = {{.cells = {{.view = view}}}}});
    return layout;
}

/// Layers 0, 2 and 10 of 4, 4 and 3 heads of 16 positions.
std::vector<NamedShape> threeLayers() {
    std::vector<NamedShape> tensors;
    for (const auto& [layer, heads] : {std::pair{10, 3}, {0, 4}, {2, 4}})
        for (const char* const side : {"q", "k"})
            tensors.push_back({"layers." + std::to_string(layer) + "." + side, {heads, 16, 8}});
    return tensors;
}

Scenario scenarioOf(const QTemporaryDir& folder, const std::vector<NamedShape>& tensors,
                    const std::string& layer) {
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")), tensors);
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    scenario.query_tensor = layer + "q";
    scenario.key_tensor = layer + "k";
    return scenario;
}

HeadsView& layersShownIn(Window& window) {
    window.main.board()->setBoardLayout(headsAndTheMatrix());
    window.settle();
    return *window.heads().view();
}

void clickOn(HeadsView& view, const HeadId& head) {
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {},
                      view.tileAt(view.scene().indexOf(head)).center().toPoint());
}

}  // namespace

void TestLayers::init() {
    QSettings().clear();
}

void TestLayers::theGridHasRoomForAll() {
    for (const auto& [rows, columns] : {std::pair{2, 4}, {12, 12}, {32, 32}, {64, 16}})
        for (const QSizeF size : {QSizeF(220, 160), QSizeF(500, 400), QSizeF(1200, 900)}) {
            HeadsGrid grid{rows, columns, HeadsLayout::with_picture, {}};
            for (int y = 0; y < rows; ++y)
                for (int x = 0; x < columns; ++x)
                    grid.places.emplace_back(x, y);
            const HeadsLayout shrunk(size, grid, true, HeadsLayout::Excess::shrunk);
            const HeadsLayout scrolled(size, grid, false, HeadsLayout::Excess::scrolled);
            for (int i = 0; i < rows * columns; ++i) {
                QVERIFY(scrolled.tile(i).right() <= size.width());
                QVERIFY(scrolled.tile(i).left() >= scrolled.layers.right() - 1e-9);
                QCOMPARE(scrolled.at(scrolled.tile(i).center(), rows * columns), i);
                if (shrunk.side > 1)
                    QVERIFY(shrunk.tile(i).bottom() <= size.height());
            }
        }
    HeadsGrid large{32, 32, HeadsLayout::with_picture, {}};
    QVERIFY(HeadsLayout({900, 800}, large, false, HeadsLayout::Excess::scrolled).side >= 20);
}

void TestLayers::eachLayerIsARow() {
    const QTemporaryDir folder;
    Window window(scenarioOf(folder, threeLayers(), "layers.2."));
    const HeadsView& view = layersShownIn(window);
    const HeadsScene& scene = view.scene();
    QCOMPARE(scene.tiles.size(), std::size_t{11});
    QVERIFY(scene.isGrid());
    QCOMPARE(scene.chosen, std::optional(HeadId{2, 0}));
    std::set<double> rows, columns;
    for (const HeadTile& tile : scene.tiles) {
        const QPointF at = view.tileAt(scene.indexOf(tile.head->id())).topLeft();
        rows.insert(at.y());
        columns.insert(at.x());
        QVERIFY(!tile.head->awaits_exact);
        QVERIFY(!std::isnan(tile.head->exact_entropy));
    }
    QCOMPARE(rows.size(), std::size_t{3});
    QCOMPARE(columns.size(), std::size_t{4});
    const QString text = headText(
        *scene.tiles[static_cast<std::size_t>(scene.indexOf({10, 2}))].head, scene.scenario, true);
    for (const char* const part :
         {"Layer 10, head 2: ", "previous token", "first token", "induction", "own token", "norm"})
        QVERIFY2(text.contains(QLatin1StringView(part)), qPrintable(text));
    QVERIFY(view.accessibleDescription().startsWith(QStringLiteral("Layer 2, head 0: ")));
}

void TestLayers::aClickChoosesLayerAndHead() {
    const QTemporaryDir folder;
    Window window(scenarioOf(folder, threeLayers(), "layers.0."));
    HeadsView& view = layersShownIn(window);
    window.main.sessions().startAnew();
    clickOn(view, {10, 1});
    QCOMPARE(window.scenario().query_tensor, std::string("layers.10.q"));
    QCOMPARE(window.scenario().key_tensor, std::string("layers.10.k"));
    QCOMPARE(window.scenario().head, 1);
    QCOMPARE(view.scene().chosen, std::optional(HeadId{10, 1}));
    window.settle();
    const double mean = summarize(window.main.attention()->picture()->frame).mean_entropy;
    const auto& tile = view.scene().tiles[static_cast<std::size_t>(view.scene().indexOfChosen())];
    QVERIFY(std::abs(mean - tile.head->mean_entropy) < 1e-12);
    window.main.sessions().undo();
    QCOMPARE(window.scenario().query_tensor, std::string("layers.0.q"));
    QCOMPARE(window.scenario().head, 0);
    QCOMPARE(view.scene().chosen, std::optional(HeadId{0, 0}));
}

void TestLayers::arrowKeysGoThroughTheGrid() {
    const QTemporaryDir folder;
    Window window(scenarioOf(folder, threeLayers(), "layers.0."));
    HeadsView& view = layersShownIn(window);
    view.setFocus();
    const auto press = [&](Qt::Key key, const HeadId& wanted) {
        QTest::keyClick(&view, key);
        QCOMPARE(view.scene().chosen, std::optional(wanted));
    };
    for (const std::int64_t head : {1, 2, 3, 3})
        press(Qt::Key_Right, {0, head});
    press(Qt::Key_Down, {2, 3});
    press(Qt::Key_Down, {10, 2});  // which has three heads
    press(Qt::Key_Down, {10, 2});
    press(Qt::Key_Left, {10, 1});
    press(Qt::Key_Up, {2, 1});
}

void TestLayers::choosingAnotherLayerComputesNothing() {
    const QTemporaryDir folder;
    Window window(scenarioOf(folder, threeLayers(), "layers.2."));
    HeadsView& view = layersShownIn(window);
    const QSignalSpy begun(&window.heads().feed(), &HeadsFeed::begun);
    for (const HeadId head : {HeadId{0, 3}, HeadId{10, 0}, HeadId{2, 1}}) {
        clickOn(view, head);
        window.settle();
        QCOMPARE(view.scene().chosen, std::optional(head));
    }
    window.main.model().setField("head_order", "previous");
    window.settle();
    QCOMPARE(begun.size(), 0);
    window.main.model().setField("mask", "causal");
    window.settle();
    QCOMPARE(begun.size(), 1);
    QCOMPARE(view.scene().tiles.size(), std::size_t{11});
    QVERIFY(std::ranges::none_of(view.scene().tiles, &HeadTile::stale));
}

void TestLayers::smallCellsAreColoursOfTheOrdersNumber() {
    const QTemporaryDir folder;
    Window window(scenarioOf(folder, threeLayers(), "layers.0."));
    HeadsView& view = layersShownIn(window);
    window.main.model().setField("mask", "causal");
    for (const char* const order : {"previous", "first", "diagonal", "norm", "distance"}) {
        window.main.model().setField("head_order", order);
        window.settle();
        const HeadColors colors = view.scene().colors();
        const HeadSummary *least = nullptr, *most = nullptr;
        for (const HeadTile& tile : view.scene().tiles) {
            const double value = number_in_order(*tile.head, colors.number);
            if (!least || value < number_in_order(*least, colors.number))
                least = tile.head.get();
            if (!most || value > number_in_order(*most, colors.number))
                most = tile.head.get();
        }
        QCOMPARE(colors.low, number_in_order(*least, colors.number));
        QVERIFY(colors.of(*least) != colors.of(*most));
        HeadsScene scene = view.scene();
        scene.chosen.reset();
        const HeadsLayout layout = scene.layout({300, 200}, false, HeadsLayout::Excess::shrunk);
        QVERIFY(layout.areColors);
        QImage image(300, 200, QImage::Format_RGB32);
        QPainter painter(&image);
        paintHeads(painter, layout, scene, lightTheme());
        painter.end();
        const QRectF cell = layout.picture(scene.indexOf(most->id()));
        QCOMPARE(image.pixelColor((cell.topLeft() + QPointF(3, 3)).toPoint()), *colors.of(*most));
    }
    window.main.model().setField("head_order", "induction");  // without tokens
    QVERIFY(view.scene().colors().scale.isEmpty());
}

void TestLayers::allInOrderAndOneAloneAreOffered() {
    const QTemporaryDir folder;
    Window window(scenarioOf(folder, threeLayers(), "layers.10."));
    HeadsView& view = layersShownIn(window);
    window.main.model().setField("head_layers", "together");
    window.main.model().setField("head_order", "entropy");
    window.settle();
    QVERIFY(!view.scene().isGrid());
    const auto& tiles = view.scene().tiles;
    QCOMPARE(tiles.size(), std::size_t{11});
    for (std::size_t i = 1; i < tiles.size(); ++i)
        QVERIFY(tiles[i - 1].head->mean_entropy <= tiles[i].head->mean_entropy);
    clickOn(view, {0, 2});
    QCOMPARE(window.scenario().query_tensor, std::string("layers.0.q"));
    window.main.model().setField("head_layers", "chosen");
    window.settle();
    QCOMPARE(view.scene().tiles.size(), std::size_t{4});
    QVERIFY(!view.scene().hasLayers());
    QCOMPARE(view.scene().chosen, std::optional(HeadId{0, 2}));
    QVERIFY(view.parentWidget()->isVisible());
    window.main.model().setField("head_layers", "rows");
    window.settle();
    QCOMPARE(view.scene().tiles.size(), std::size_t{11});
}

void TestLayers::theFirstAxisCountsLayers() {
    const QTemporaryDir folder;
    Window window(scenarioOf(folder, {{"q", {3, 4, 16, 8}}, {"k", {3, 2, 16, 8}}}, ""));
    HeadsView& view = layersShownIn(window);
    QCOMPARE(view.scene().tiles.size(), std::size_t{4});
    window.main.model().setField("first_axis", "layer");
    window.settle();
    QCOMPARE(view.scene().tiles.size(), std::size_t{12});
    clickOn(view, {2, 3});
    window.settle();
    QCOMPARE(window.scenario().batch, 2);
    QCOMPARE(window.scenario().head, 3);
    QCOMPARE(window.main.attention()->headName(), QStringLiteral("layer 2, head 3 (0–3)"));
}

void TestLayers::aFaultyLayerIsSaid() {
    const QTemporaryDir folder;
    auto tensors = threeLayers();
    tensors.push_back({"layers.7.q", {4, 16, 8}});
    Window window(scenarioOf(folder, tensors, "layers.2."));
    const HeadsView& view = layersShownIn(window);
    QVERIFY(view.message().isEmpty());
    QCOMPARE(view.scene().tiles.size(), std::size_t{12});
    const int index = view.scene().indexOf({7, 0});
    QVERIFY(index >= 0);
    const QString said =
        headText(*view.scene().tiles[static_cast<std::size_t>(index)].head, {}, true);
    QVERIFY2(said.contains(QStringLiteral("layer 7 has queries, but no keys")), qPrintable(said));
}

void TestLayers::isExportedWithItsLayers() {
    const QTemporaryDir folder;
    Window window(scenarioOf(folder, threeLayers(), "layers.10."));
    layersShownIn(window);
    const Look look = pixelLook({900, 600}, 96, lightTheme());
    const CsvTable table = parse_csv(exported(window, "heads", "csv", look).toStdString(), "heads");
    QCOMPARE(table.rows.size(), std::size_t{11});
    QCOMPARE(table.header.back(), std::string("layer"));
    QCOMPARE(table.rows.back().back(), std::string("10"));
    const QByteArray grid = exported(window, "heads", "png", look);
    window.main.model().setField("head_layers", "chosen");
    window.settle();
    QVERIFY(grid != exported(window, "heads", "png", look));
    QCOMPARE(parse_csv(exported(window, "heads", "csv", look).toStdString(), "heads").rows.size(),
             std::size_t{3});
}

void TestLayers::comesStepByStepAndIsCancelled() {
    const QTemporaryDir folder;
    std::vector<NamedShape> many;
    for (int layer = 0; layer < 12; ++layer)
        for (const char* const side : {"q", "k"})
            many.push_back({side + std::to_string(layer), {12, 96, 16}});
    Scenario scenario = scenarioOf(folder, many, "");
    scenario.query_tensor = "q0";
    scenario.key_tensor = "k0";
    Window window(scenario);
    QSignalSpy first(&window.heads().feed(), &HeadsFeed::headReady);
    window.main.board()->setBoardLayout(headsAndTheMatrix());
    QTRY_VERIFY_WITH_TIMEOUT(!first.isEmpty(), patience);
    const HeadsView& view = *window.heads().view();
    if (window.heads().isBusy()) {
        QVERIFY(view.scene().layers.size() == 12);
        window.heads().cancel();
        QTRY_VERIFY_WITH_TIMEOUT(!window.heads().isBusy(), patience);
    }
    window.heads().computeAnew();
    window.settle();
    QCOMPARE(view.scene().tiles.size(), std::size_t{144});
    QVERIFY(std::ranges::none_of(view.scene().tiles,
                                 [](const HeadTile& tile) { return tile.head->awaits_exact; }));
}
