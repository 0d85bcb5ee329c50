#include "tests/ui/test_heads.h"

#include <QClipboard>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "tests/core/csv_table.h"
#include "tests/ui/exporting.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/shown_texts.h"
#include "tests/ui/window_testing.h"
#include "ui/heads/heads_feed.h"
#include "ui/heads/heads_pane.h"
#include "ui/look/color_table.h"
#include "ui/look/text.h"
#include "ui/status/message_bar.h"
#include "ui/ticks/ticks.h"
#include "ui/views/views.h"
#include "ui/window/engine_picker.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

/// Side by side.
BoardLayout boardOf(const std::vector<std::string_view>& views) {
    BoardLayout layout;
    for (const std::string_view view : views)
        layout.columns.push_back({.rows = {{.cells = {{.view = std::string(view)}}}}});
    return layout;
}

const BoardLayout headsAndMatrix = boardOf({"heads", "attention"}),
                  matrixAlone = boardOf({"attention"});

/// Six heads of queries on two of keys, 24 places, in two batches.
Scenario ofFile(const QTemporaryDir& folder) {
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                      {{"q", {2, 6, 24, 8}}, {"k", {2, 2, 24, 8}}});
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    return scenario;
}

void writeText(const QString& path, const QByteArray& text) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
}

std::vector<std::int64_t> order(const HeadsView& view) {
    std::vector<std::int64_t> heads;
    for (const HeadTile& tile : view.scene().tiles)
        heads.push_back(tile.head->head);
    return heads;
}

}  // namespace

void TestHeads::init() {
    QSettings().clear();
}

void TestHeads::theLayoutHasRoomForAll() {
    for (const int count : {1, 7, 12, 128})
        for (const QSizeF size : {QSizeF(220, 120), QSizeF(220, 140), QSizeF(220, 160),
                                  QSizeF(640, 400), QSizeF(2000, 1200)}) {
            const HeadsLayout shrunk(size, count, true, HeadsLayout::Excess::shrunk);
            const HeadsLayout scrolled(size, count, false, HeadsLayout::Excess::scrolled);
            QVERIFY(scrolled.width >= 96);
            const double rest = scrolled.tiles.height() - scrolled.text;  // below a picture's text
            QVERIFY(scrolled.side >= 96 || scrolled.side == std::max(64.0, rest));
            for (int i = 0; i < count; ++i) {
                QVERIFY(scrolled.tile(i).right() <= size.width());
                QCOMPARE(scrolled.at(scrolled.tile(i).center(), count), i);
                if (shrunk.side > 24)
                    QVERIFY(shrunk.tile(i).bottom() <= size.height());
            }
        }
}

void TestHeads::withoutFilesItSaysWhatToDo() {
    Window window;
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    QVERIFY(!window.heads().view()->message().isEmpty());
    QVERIFY(window.heads().view()->scene().tiles.empty());
}

void TestHeads::showsEveryHeadAndOpensOne() {
    const QTemporaryDir folder;
    Window window(ofFile(folder));
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    HeadsView* view = window.heads().view();
    QCOMPARE(order(*view), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
    QVERIFY(view->message().isEmpty());

    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->tileAt(1).center().toPoint());
    QCOMPARE(window.scenario().head, 1);
    QCOMPARE(view->scene().scenario.head, 1);
    window.settle();
    const double mean = summarize(window.main.attention()->picture()->frame).mean_entropy;
    QVERIFY(std::abs(mean - view->scene().tiles[1].head->mean_entropy) < 1e-12);
    QCOMPARE(window.main.attention()->headName(), QStringLiteral("head 1 (0–5), batch 0"));

    view->setFocus();
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(window.scenario().head, 2);
    QTest::keyClick(view, Qt::Key_Home);
    QCOMPARE(window.scenario().head, 0);
}

void TestHeads::aHeadChosenElsewhereComesIntoView() {
    const QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("many.safetensors")),
                                      {{"q", {80, 12, 4}}, {"k", {80, 12, 4}}});
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    Window window(scenario);
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    const HeadsView* view = window.heads().view();
    const auto isSeen = [&](int head) {
        return QRectF(view->viewport()->rect()).contains(view->tileAt(head));
    };
    QVERIFY(isSeen(0) && !isSeen(79));
    window.main.model().setField("head", "79");
    QVERIFY(!isSeen(0) && isSeen(79));
    for (const QSize size : {QSize(1040, 700), QSize(1366, 768)}) {
        window.main.resize(size);
        window.settle();
        QVERIFY(isSeen(79));
    }
    window.main.model().setField("unit", "bit");  // leaves it there
    QVERIFY(isSeen(79));
    window.main.model().setField("head", "0");
    QVERIFY(isSeen(0));
}

void TestHeads::whatStandsBesideTheHeadsHasRoom() {
    for (int height = 136; height < 700; height += 4) {  // in a card of a window of 1366 × 768
        const HeadsLayout layout({520.0, static_cast<double>(height)}, 12, false,
                                 HeadsLayout::Excess::scrolled);
        QVERIFY2(layout.tile(0).bottom() <= layout.tiles.bottom(),
                 qPrintable(QString::number(height)));
    }
    constexpr double room = 44;
    const QFontMetricsF metrics(uiFont(textsize::small));
    for (const float low : {1.234e-4F, 9.99e-4F, 6.63e-7F, 0.00123F, 0.0F})
        for (const float high : {0.012345F, 1.0F, 0.999F}) {
            const ColorScale scale(std::vector{low, high}, ColorRange::log, color_maps().front(),
                                   0.1);
            const auto [from, to] = headsScaleLabels(scale, room);
            for (const QString& label : {from, to})
                QVERIFY2(metrics.horizontalAdvance(label) <= room, qPrintable(label));
        }
}

void TestHeads::aRightClickOffersWhatAHeadHas() {
    const QTemporaryDir folder;
    Window window(ofFile(folder));
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    QMenu menu;
    window.heads().fillMenu(menu, 4);
    QList<QAction*> actions = menu.actions();
    QCOMPARE(actions[0]->text(), QStringLiteral("&Choose head 4"));
    actions[0]->trigger();
    QCOMPARE(window.scenario().head, 4);
    actions[2]->trigger();
    const HeadsScene& scene = window.heads().view()->scene();
    QCOMPARE(QGuiApplication::clipboard()->text(), headText(*scene.tiles[4].head, scene.scenario));
    QVERIFY(actions.back()->menu() && !actions.back()->menu()->isEmpty());  // exports
    QMenu beside;
    window.heads().fillMenu(beside, -1);
    QCOMPARE(beside.actions().size(), 1);
}

void TestHeads::isSorted() {
    const QTemporaryDir folder;
    Window window(ofFile(folder));
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    const HeadsView* view = window.heads().view();
    window.main.model().setField("head_order", "entropy");
    const auto& tiles = view->scene().tiles;
    for (std::size_t i = 1; i < tiles.size(); ++i)
        QVERIFY(tiles[i - 1].head->mean_entropy <= tiles[i].head->mean_entropy);
    window.main.model().setField("head_order", "head");
    QCOMPARE(order(*view), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
}

void TestHeads::isComputedWhereItMatters() {
    const QTemporaryDir folder;
    Window window(ofFile(folder));
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    QSignalSpy begun(&window.heads().feed(), &HeadsFeed::begun);
    for (const auto& [key, value] : {std::pair{"head", "2"}, std::pair{"unit", "bit"},
                                     std::pair{"color_map", "magma"}, std::pair{"samples", "30"}})
        window.main.model().setField(key, value);
    window.settle();
    QCOMPARE(begun.size(), 0);
    const auto before = window.heads().view()->scene().tiles[3].head;
    window.main.model().setField("batch", "1");
    window.settle();
    QCOMPARE(begun.size(), 1);
    const auto& tiles = window.heads().view()->scene().tiles;
    QCOMPARE(tiles.size(), std::size_t{6});
    QVERIFY(tiles[3].head->mean_entropy != before->mean_entropy && !tiles[3].stale);

    // Not to be seen, it computes nothing.
    window.main.board()->setBoardLayout(matrixAlone);
    window.main.model().setField("batch", "0");
    window.settle();
    QCOMPARE(begun.size(), 1);
}

void TestHeads::limitsOfColoursAreTheirsToo() {
    const QTemporaryDir folder;
    Window window(ofFile(folder));
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    const ColorScale& scale = window.heads().view()->scene().scale;
    const double own = scale.high();
    QSignalSpy begun(&window.heads().feed(), &HeadsFeed::begun);
    window.main.model().setField("color_from", "0.001");
    window.main.model().setField("color_to", "0.5");
    QCOMPARE(scale.low(), 0.001);
    QCOMPARE(scale.high(), 0.5);
    const QByteArray chosen =
        exported(window, "heads", "png", pixelLook({900, 600}, 96, lightTheme()));
    window.main.model().setField("color_from", "0");
    window.main.model().setField("color_to", "0");
    QCOMPARE(scale.high(), own);
    QVERIFY(chosen != exported(window, "heads", "png", pixelLook({900, 600}, 96, lightTheme())));
    QCOMPARE(begun.size(), 0);  // none is computed for it
}

void TestHeads::isExported() {
    const QTemporaryDir folder;
    Window window(ofFile(folder));
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    const Look look = pixelLook({900, 600}, 96, lightTheme());
    QCOMPARE(window.main.exportViews().front(), std::string("heads"));
    const std::string csv = exported(window, "heads", "csv", look).toStdString();
    const CsvTable table = parse_csv(csv, "heads");
    QCOMPARE(table.rows.size(), std::size_t{6});
    QCOMPARE(table.header.back(), std::string("norm"));
    const QImage image = QImage::fromData(exported(window, "heads", "png", look));
    QVERIFY(image.pixelColor(60, 120) != QColor(Qt::white));
}

void TestHeads::anotherEngineComputesThemAnew() {
    const QTemporaryDir folder;
    Window window(ofFile(folder));
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    const QSignalSpy busy(&window.heads(), &ViewPane::busyChanged);
    window.main.engines()->choose({});
    QVERIFY(window.heads().isBusy());
    window.settle();
    QCOMPARE(busy.size(), 2);
    QCOMPARE(order(*window.heads().view()), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
}

void TestHeads::aFaultIsSaid() {
    const QTemporaryDir folder;
    Scenario scenario = ofFile(folder);
    scenario.batch = 7;
    Window window(scenario);
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    const QString sentence = window.heads().view()->message();
    QVERIFY2(sentence.contains(QStringLiteral("batch 7")), qPrintable(sentence));
}

void TestHeads::aNumberThatIsNoneCostsItsTile() {
    const QTemporaryDir folder;
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                      {{"k", {2, 24, 8}}, {"q", {6, 24, 8}}});
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    file.seek(file.size() - 4);  // of the last head of the queries
    file.write(QByteArray::fromHex("0000c07f"));
    file.close();
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    Window window(scenario);
    window.main.board()->setBoardLayout(headsAndMatrix);
    window.settle();
    const HeadsView& view = *window.heads().view();
    QVERIFY(view.message().isEmpty());
    QCOMPARE(order(view), (std::vector<std::int64_t>{0, 1, 2, 3, 4, 5}));
    for (const HeadTile& tile : view.scene().tiles)
        QCOMPARE(tile.head->fault.empty(), tile.head->head != 5);
    const HeadSummary& faulty = *view.scene().tiles.back().head;
    QVERIFY2(headText(faulty, scenario).contains(QStringLiteral("row 23, column 7")),
             qPrintable(headText(faulty, scenario)));
    QVERIFY(!headsTitle(view.scene()).contains(QStringLiteral("n = 0")));
    window.main.model().setField("head_order", "entropy");
    QCOMPARE(order(view).back(), std::int64_t{5});
}

void TestHeads::labelsStandOnTheAxesAndInTheReadOut() {
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("t.txt"));
    QByteArray text;
    for (int i = 0; i < 24; ++i)
        text += "word" + QByteArray::number(i) + "\n";
    writeText(path, text);
    Window window(ofFile(folder));
    window.settle();
    window.drop({path});
    QTRY_COMPARE_WITH_TIMEOUT(window.main.attention()->places().count(), 24, patience);
    window.settle();
    window.main.choice().pin(7);
    QTRY_VERIFY_WITH_TIMEOUT(
        window.main.attention()->readOut().startsWith(QStringLiteral("Row 7 'word7':")), patience);
    QVERIFY(
        window.main.attention()->readOut().contains(QStringLiteral("'word"), Qt::CaseSensitive));
    const PlaceNames& places = window.main.attention()->places();
    const Ticks ticks = cellTicks(3.5, 6.5, 10, places);
    QCOMPARE(ticks.labels, (std::vector<QString>{QStringLiteral("word4"), QStringLiteral("word5"),
                                                 QStringLiteral("word6")}));
    QCOMPARE(cellTicks(0, 24, 6, places).labels.size(), std::size_t{6});
    QCOMPARE(places.label(24), QStringLiteral("24"));
    window.main.model().setField("tokens_file", "");
    QTRY_VERIFY_WITH_TIMEOUT(window.main.attention()->places().isEmpty(), patience);
}

void TestHeads::labelsThatDoNotFitAreSaid() {
    const QTemporaryDir folder;
    const QString few = folder.filePath(QStringLiteral("few.json"));
    const QString bad = folder.filePath(QStringLiteral("bad.json"));
    writeText(few, R"(["a", "b"])");
    writeText(bad, R"(["a", 2])");
    Window window(ofFile(folder));
    window.settle();
    window.drop({few});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.attention()->labelsFault().contains(
                                 QStringLiteral("tokens for 2 of 24 positions")),
                             patience);
    window.drop({bad});
    QTRY_VERIFY_WITH_TIMEOUT(window.main.messages()->text().contains(QStringLiteral("bad.json")),
                             patience);
    QCOMPARE(window.main.attention()->places().count(), 2);  // a refused file changes nothing
}

void TestHeads::fewHeadsAreLarge() {
    const HeadsLayout three({1280, 600}, 3, false, HeadsLayout::Excess::scrolled);
    QVERIFY2(three.side > 380, qPrintable(QString::number(three.side)));
    QVERIFY(three.tile(2).bottom() <= 600);
    const HeadsLayout narrow({560, 270}, 3, false, HeadsLayout::Excess::scrolled);
    QVERIFY(narrow.height <= narrow.tiles.height());  // needs no scrolling
    const HeadsLayout one({2500, 1400}, 1, false, HeadsLayout::Excess::scrolled);
    QVERIFY(one.side <= HeadsFeed::pixels);
}

void TestHeads::aTileSaysWhatItsHeadIsKnownFor() {
    HeadSummary head{.keys = 24, .d = 8, .mean_entropy = 2, .exact_entropy = 2.5, .frame = {}};
    head.least_keys = head.most_keys = 24;
    HeadsScene scene;
    scene.scenario = small();
    for (const double first : {0.1, 0.8}) {
        head.scores.first = first;
        scene.tiles.push_back({std::make_shared<const HeadSummary>(head), {}, {}, false});
        ++head.head;
    }
    const auto saysSink = [&](QSizeF size) {
        const HeadsLayout layout = scene.layout(size, true, HeadsLayout::Excess::shrunk);
        int said = 0;
        for (const testing::ShownText& each : testing::paintedBy(
                 [&](QPainter& painter) { paintHeads(painter, layout, scene, lightTheme()); },
                 QStringLiteral("heads")))
            said += each.text == QStringLiteral("sink") ? 1 : 0;
        return said;
    };
    QCOMPARE(saysSink({800, 500}), 1);
    QCOMPARE(saysSink({90, 60}), 0);  // no room beside the name
}

/// All weight on the first or last key, in tiles with fewer pixels than the head's picture.
void TestHeads::aSingleKeyKeepsItsColourInSmallTiles() {
    constexpr int cells = 96;
    for (const int key : {0, cells - 1})
        for (const double width : {60.0, 71.0, 150.0, 233.0}) {
            HeadSummary head{.keys = cells, .d = 8, .mean_entropy = 0, .frame = {}};
            head.frame.rows_axis = head.frame.keys_axis = {cells, 1, 0, cells};
            for (int y = 0; y < cells; ++y)
                for (int x = 0; x < cells; ++x)
                    head.frame.weights.push_back(x == key ? 1.0F : 1e-6F);
            HeadsScene scene;
            scene.begin(small(), {{Layer(), 1}});
            scene.add(std::make_shared<const HeadSummary>(head));
            const QSize size(static_cast<int>(width), static_cast<int>(width) + 60);
            QImage image(size, QImage::Format_RGB32);
            QPainter painter(&image);
            paintExportedHeads(painter, size, scene, lightTheme(), false, false);
            painter.end();
            const QRgb full = colorTable(color_map(scene.scenario.color_map)).back();
            int seen = 0;
            for (int x = 0; x < size.width(); ++x)
                seen += image.pixel(x, size.height() / 2) == full ? 1 : 0;
            QVERIFY2(seen > 0, qPrintable(QStringLiteral("key %1, %2").arg(key).arg(width)));
        }
}

/// Tiles without room for standard errors have none, and the caption speaks of none.
void TestHeads::theCaptionSaysHowTheNumbersAreWritten() {
    HeadSummary head{.keys = 24, .d = 8, .mean_entropy = 2, .exact_entropy = 2.5, .frame = {}};
    head.least_keys = head.most_keys = 24;
    head.distance_error = 0.0117;
    HeadsScene scene;
    scene.scenario = small();
    for (int i = 0; i < 6; ++i) {
        head.head = i;
        scene.tiles.push_back({std::make_shared<const HeadSummary>(head), {}, {}, false});
    }
    int with = 0, without = 0;
    for (const double width : {240.0, 330.0, 480.0, 700.0, 1200.0, 2000.0}) {
        const HeadsLayout layout = scene.layout({width, 500}, true, HeadsLayout::Excess::shrunk);
        const HeadNumbers how = headNumbers(scene, layout);
        const QString other = numbersText(head, scene, how).second;
        QCOMPARE(other.contains(u'±'), how.haveError);
        const QStringList captions = headsCaptions(scene, layout);
        for (const QString& caption : captions.first(captions.size() - 1))
            QVERIFY2(caption.contains(QStringLiteral("error")) == how.haveError,
                     qPrintable(caption));
        ++(how.haveError ? with : without);
    }
    QVERIFY(with > 0 && without > 0);
}

/// Where a grid's pictures are too small for numbers, the caption speaks of none.
void TestHeads::theCaptionOfAGridSpeaksOfTheNumbersThatAreShown() {
    HeadSummary head{.keys = 24, .d = 8, .mean_entropy = 2, .exact_entropy = 2.5, .frame = {}};
    HeadsScene scene;
    std::vector<HeadsOfLayer> layers;
    for (int i = 0; i < 4; ++i)
        layers.push_back({Layer{.number = i}, 8});
    scene.begin(small(), layers);
    for (int i = 0; i < 32; ++i) {
        head.head = i % 8;
        head.layer = i / 8;
        scene.tiles.push_back({std::make_shared<const HeadSummary>(head), {}, {}, false});
    }
    QVERIFY(scene.isGrid());
    int with = 0, without = 0;
    for (const double width : {300.0, 400.0, 600.0, 900.0, 1400.0}) {
        const HeadsLayout layout = scene.layout({width, width}, true, HeadsLayout::Excess::shrunk);
        if (layout.areColors)
            continue;
        const bool has_numbers = layout.text > 0;
        QCOMPARE(headsCaptions(scene, layout).front().contains(QStringLiteral("numbers")),
                 has_numbers);
        ++(has_numbers ? with : without);
    }
    QVERIFY(with > 0 && without > 0);
}
