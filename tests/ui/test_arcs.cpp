#include "tests/ui/test_arcs.h"

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QWheelEvent>
#include <limits>

#include "tests/core/csv_table.h"
#include "tests/ui/exporting.h"
#include "tests/ui/heads_file.h"
#include "tests/ui/window_testing.h"
#include "ui/arcs/arcs_pane.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

constexpr float masked = std::numeric_limits<float>::quiet_NaN();

/// Row 5 of 12 under a causal mask: 0.7 on key 2, 0.2 on key 5, 0.025 on the others that it sees.
ArcsScene causalScene() {
    ArcsScene scene;
    scene.rows = scene.keys = scene.scenario.n = 12;
    scene.row = 5;
    scene.weights.assign(12, masked);
    for (std::size_t key = 0; key < 6; ++key)
        scene.weights[key] = 0.025F;
    scene.weights[2] = 0.7F;
    scene.weights[5] = 0.2F;
    TokenLabels labels;
    for (int i = 0; i < 12; ++i)
        labels.push_back("Ġt" + std::to_string(i));
    scene.places = PlaceNames(labels);
    return scene;
}

/// Row 300 of 512: key j has the weight (j mod 100)/(…), so that j ≡ 99 has the largest.
ArcsScene longScene() {
    ArcsScene scene;
    scene.rows = scene.keys = scene.scenario.n = 512;
    scene.row = 300;
    float sum = 0;
    for (int j = 0; j < 512; ++j)
        sum += static_cast<float>(j % 100);
    for (int j = 0; j < 512; ++j)
        scene.weights.push_back(static_cast<float>(j % 100) / sum);
    return scene;
}

ArcsPane& paneOf(Window& window) {
    return dynamic_cast<ArcsPane&>(*window.main.board()->pane("token-arcs"));
}

ArcsView& shownIn(Window& window) {
    BoardLayout layout;
    for (const char* const view : {"token-arcs", "attention"})
        layout.columns.push_back({.rows = {{.cells = {{.view = view}}}}});
    window.main.board()->setBoardLayout(layout);
    window.settle();
    return *paneOf(window).view();
}

/// Four heads of 20 positions, with tokens.
Scenario withTokens(const QTemporaryDir& folder) {
    const QString path = writeTensors(folder.filePath(QStringLiteral("a.safetensors")),
                                      {{"q", {4, 20, 8}}, {"k", {4, 20, 8}}});
    QFile tokens(folder.filePath(QStringLiteral("t.txt")));
    if (!tokens.open(QIODevice::WriteOnly))
        qFatal("no file");
    for (int i = 0; i < 20; ++i)
        tokens.write("Ġw" + QByteArray::number(i) + "\n");
    Scenario scenario = small();
    scenario.queries = scenario.keys = "file";
    scenario.query_file = scenario.key_file = path.toStdString();
    scenario.tokens_file = tokens.fileName().toStdString();
    scenario.mask = "causal";
    scenario.row = 11;
    return scenario;
}

}  // namespace

void TestArcs::init() {
    QSettings().clear();
}

void TestArcs::allTokensHaveALineOfTheirOwn() {
    const ArcsScene scene = causalScene();
    for (const QSizeF size : {QSizeF(400, 500), QSizeF(1200, 900)}) {
        const ArcsLayout layout(size, scene, false);
        QVERIFY(layout.shown.are_aligned);
        QCOMPARE(layout.shown.keys.size(), std::size_t{12});
        for (std::size_t i = 0; i < 12; ++i) {
            QCOMPARE(layout.query(i).top(), layout.key(i).top());
            QVERIFY(layout.key(i).bottom() <= size.height());
            QVERIFY(layout.bars.right() <= size.width());
            QVERIFY(layout.query(i).right() + 40 <= layout.key(i).left());
            QCOMPARE(layout.queryAt(layout.query(i).center()), std::optional<std::int64_t>(i));
            QCOMPARE(layout.keyAt(layout.key(i).center()), std::optional<std::int64_t>(i));
        }
    }
    // Three queries that go on from a cache stand beside the last keys.
    ArcsScene cached = scene;
    cached.rows = 3;
    cached.row = 1;
    cached.first_place = 9;
    const ArcsLayout layout({400, 500}, cached, false);
    QCOMPARE(layout.query(0).top(), layout.key(9).top());
    QCOMPARE(cached.rowNames().label(1), QStringLiteral(" t10"));
}

void TestArcs::ofALongTextTheLargestWeightsAreShown() {
    const ArcsScene scene = longScene();
    const ShownTokens shown = shownTokens(scene, 10, firstAround(scene, 10));
    QCOMPARE(shown.keys,
             (std::vector<std::int64_t>{98, 99, 198, 199, 298, 299, 398, 399, 498, 499}));
    double sum = 0;
    for (const std::int64_t key : shown.keys)
        sum += scene.weight(key);
    QVERIFY(std::abs(shown.share - sum) < 1e-6);
    QCOMPARE(shown.queries.front(), 295);
    QCOMPARE(shown.queries.size(), std::size_t{10});
    const QStringList captions = arcsCaptions(scene, shown);
    QVERIFY2(captions.front().contains(QStringLiteral("10 of 512 keys")),
             qPrintable(captions.front()));
}

void TestArcs::onlyKeysThatTheRowSeesAreCounted() {
    ArcsScene scene = longScene();
    for (std::size_t key = 301; key < 512; ++key)
        scene.weights[key] = masked;
    const auto caption = [&](int lines) {
        return arcsCaptions(scene, shownTokens(scene, lines, 295)).front();
    };
    QVERIFY2(caption(10).contains(QStringLiteral("10 of 301 keys")), qPrintable(caption(10)));
    QVERIFY2(caption(400).contains(QStringLiteral("largest weight")), qPrintable(caption(400)));
}

void TestArcs::aLabelIsNoPlaceForANumber() {
    ArcsScene scene = longScene();
    TokenLabels labels(512, "t");
    labels[300] = "%2 %4";
    scene.places = PlaceNames(labels);
    const QStringList captions = arcsCaptions(scene, shownTokens(scene, 10, 295));
    for (const QString& caption : captions.first(3))
        QVERIFY2(caption.contains(QStringLiteral("'%2 %4': ")), qPrintable(caption));
}

void TestArcs::queriesStayUnderThePointer() {
    ArcsScene scene = longScene();
    QCOMPARE(firstWithRow(scene, 10, 295), 295);
    scene.row = 304;
    QCOMPARE(firstWithRow(scene, 10, 295), 295);
    scene.row = 305;
    QCOMPARE(firstWithRow(scene, 10, 295), 296);
    scene.row = 0;
    QCOMPARE(firstWithRow(scene, 10, 295), 0);
    scene.row = 511;
    QCOMPARE(shownTokens(scene, 10, firstWithRow(scene, 10, 0)).queries.back(), 511);
}

void TestArcs::theWheelScrollsAndLeavesTheRow() {
    ScenarioModel model;
    RowChoice choice(model);
    ArcsView view(choice);
    view.resize(400, 500);
    view.setScene(longScene());
    const auto first = [&] { return view.arranged().shown.queries.front(); };
    const auto turn = [&](int angle) {
        QWheelEvent event({200, 200}, view.mapToGlobal(QPointF(200, 200)), {}, {0, angle},
                          Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    };
    const std::int64_t before = first();
    for (int i = 0; i < 60; ++i)
        turn(-2);  // a touchpad's parts of one notch
    QCOMPARE(first(), before + QApplication::wheelScrollLines());
    turn(120);
    QCOMPARE(first(), before);
    for (int i = 0; i < 40; ++i)
        turn(-1200);
    QCOMPARE(view.arranged().shown.queries.back(), 511);
    QCOMPARE(view.scene().row, 300);
    QVERIFY(!choice.isLookedAt());
    ArcsScene next = longScene();
    next.row = 301;
    view.setScene(next);
    QVERIFY(first() <= 301);
}

/// Where a picture differs from one without weights, along a line between the columns.
void TestArcs::linesLeadFromTheRowToItsKeys() {
    const ArcsScene scene = causalScene();
    const QSize size(400, 500);
    const ArcsLayout layout(size, scene, false);
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintArcs(painter, layout, scene, lightTheme());
    painter.end();
    const auto inkAt = [&](double x, double y) {
        int darkest = 255;
        for (int up = -2; up <= 2; ++up)
            darkest = std::min(darkest,
                               qGray(image.pixel(static_cast<int>(x), static_cast<int>(y) + up)));
        return 255 - darkest;
    };
    const double x = layout.keys.left() - 4;
    std::vector<int> ink;
    for (std::size_t key = 0; key < 12; ++key)
        ink.push_back(inkAt(x, layout.key(key).center().y()));
    for (std::size_t key = 0; key < 12; ++key) {
        QCOMPARE(ink[key] > 8, key < 6);  // none to masked keys
        QVERIFY(key == 2 || ink[2] > ink[key]);
    }
    QVERIFY(ink[5] > ink[4]);
    QVERIFY(inkAt(layout.queries.right() + 3, layout.query(5).center().y()) > 100);
    QVERIFY(inkAt(layout.queries.right() + 3, layout.query(8).center().y()) < 8);
}

void TestArcs::followsRowTokensAndMask() {
    const QTemporaryDir folder;
    Window window(withTokens(folder));
    ArcsView& view = shownIn(window);
    QTRY_COMPARE_WITH_TIMEOUT(view.scene().places.count(), 20, patience);
    QCOMPARE(view.scene().row, 11);
    QCOMPARE(view.scene().places.label(3), QStringLiteral(" w3"));
    double sum = 0;
    for (std::int64_t key = 0; key < 20; ++key) {
        QCOMPARE(view.scene().isMasked(key), key > 11);
        sum += view.scene().weight(key);
    }
    QVERIFY(std::abs(sum - 1) < 1e-5);
    const std::vector<float> before = view.scene().weights;
    window.main.model().setField("head", "2");
    window.settle();
    QVERIFY(view.scene().weights[0] != before[0]);
    QCOMPARE(view.scene().head, QStringLiteral("head 2 (0–3)"));
    window.main.model().setField("mask", "none");
    window.main.choice().pin(4);
    window.settle();
    QCOMPARE(view.scene().row, 4);
    QVERIFY(!view.scene().isMasked(19));
    window.main.model().setField("query_file", "");
    window.main.model().setField("key_file", "");
    window.main.model().setField("n", "1000000");
    window.settle();
    QVERIFY(!view.message().isEmpty());
    window.main.model().setField("n", "32");
    window.settle();
    QVERIFY(view.message().isEmpty());
    QCOMPARE(view.scene().keys, 32);
}

void TestArcs::mouseAndKeysChooseTheRow() {
    const QTemporaryDir folder;
    Window window(withTokens(folder));
    ArcsView& view = shownIn(window);
    const auto placeOf = [&](std::size_t query) {
        return view.arranged().query(query).center().toPoint();
    };
    QTest::mouseClick(&view, Qt::LeftButton, {}, placeOf(7));
    QCOMPARE(window.main.choice().row(), 7);
    QCOMPARE(window.scenario().row, 7);
    window.settle();
    QCOMPARE(view.scene().row, 7);
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Down);
    window.settle();
    QCOMPARE(window.scenario().row, 8);
    QTest::keyClick(&view, Qt::Key_End);
    window.settle();
    QCOMPARE(view.scene().row, 19);
    QTest::keyClick(&view, Qt::Key_Escape);
    QVERIFY(!window.main.choice().isPinned());
    QTest::mouseMove(&view, placeOf(2));
    QTRY_COMPARE_WITH_TIMEOUT(view.scene().row, 2, patience);
}

void TestArcs::isExported() {
    const QTemporaryDir folder;
    Window window(withTokens(folder));
    shownIn(window);
    const Look look = pixelLook({600, 500}, 96, lightTheme());
    const CsvTable table =
        parse_csv(exported(window, "token-arcs", "csv", look).toStdString(), "token-arcs");
    QCOMPARE(table.header,
             (std::vector<std::string>{"query", "query_token", "key", "key_token", "weight"}));
    QCOMPARE(table.rows.size(), std::size_t{20});
    QCOMPARE(table.rows[3][1], std::string("Ġw11"));  // as the file of tokens has it
    QCOMPARE(table.rows[3][3], std::string("Ġw3"));
    QVERIFY(table.rows[12][4].empty());
    const ArcsScene& scene = paneOf(window).view()->scene();
    QVERIFY(std::abs(std::stod(table.rows[3][4]) - scene.weight(3)) < 1e-7);
    for (const char* const ending : {"png", "svg", "pdf"})
        QVERIFY(exported(window, "token-arcs", ending, look).size() > 1000);
    const QByteArray light = exported(window, "token-arcs", "png", look);
    QVERIFY(light != exported(window, "token-arcs", "png", pixelLook({600, 500}, 96, darkTheme())));
}

void TestArcs::isSaidInWords() {
    const QString said = arcsText(causalScene());
    QVERIFY2(said.startsWith(QStringLiteral(
                 "Row 5 ' t5' gives its largest weights: 0.7 to 2 ' t2', 0.2 to 5 ' t5', ")),
             qPrintable(said));
    ArcsScene none = causalScene();
    none.weights.assign(12, masked);
    QCOMPARE(arcsText(none), QStringLiteral("Row 5 ' t5' gives no key a weight."));
}

void TestArcs::keysWithoutALineAreLeftOut() {
    ArcsScene scene = longScene();
    std::ranges::fill(scene.weights, 0.0F);
    scene.weights[3] = 0.9F;
    scene.weights[300] = 0.0999F;
    scene.weights[200] = 0.0001F;
    const ShownTokens shown = shownTokens(scene, 40, 280);
    QCOMPARE(shown.keys, (std::vector<std::int64_t>{3, 300}));
    QVERIFY2(arcsCaptions(scene, shown).front().contains(QStringLiteral("the 2 of 512 keys")),
             qPrintable(arcsCaptions(scene, shown).front()));
    std::ranges::fill(scene.weights, 0.0F);
    QVERIFY(!shownTokens(scene, 40, 280).keys.empty());  // none is better than another
}
