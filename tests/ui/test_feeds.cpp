#include "tests/ui/test_feeds.h"

#include <QTemporaryDir>
#include <QTest>
#include <cmath>

#include "core/fields/follow.h"
#include "core/io/npy.h"
#include "core/scenario/scale.h"
#include "tests/core/rewrite.h"
#include "tests/ui/drawn_engine.h"
#include "tests/ui/gated_engine.h"
#include "ui/board/board.h"
#include "ui/figure/figure_view.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/jobs/attention_feed.h"
#include "ui/jobs/figure_feed.h"

using namespace attnscope;
using attnscope::testing::Gate;
using attnscope::testing::GatedEngine;

namespace {

Scenario scenarioWith(std::initializer_list<std::pair<const char*, const char*>> settings) {
    Scenario scenario;
    for (const auto& [key, value] : settings)
        scenario = with_field(scenario, key, value);
    return scenario;
}

}  // namespace

void TestFeeds::aCoarsePictureIsRefinedThoughTheDragEndedBeforeIt() {
    Gate gate;
    ScenarioModel model(
        scenarioWith({{"n", "8192"}, {"d", "2"}}));  // large enough to be coarse first
    AttentionFeed feed(model, std::make_unique<GatedEngine>(gate));
    QList<bool> coarse;
    connect(&feed, &AttentionFeed::pictureReady, this,
            [&](const AttentionPicture& picture) { coarse.append(picture.frame.coarse); });
    model.setDragging(true);
    feed.setViewport({0, 1, 0, 1, 8, 8}, 0, 0);
    QTRY_VERIFY(gate.entered);
    model.setDragging(false);
    gate.opened.count_down();
    QTRY_VERIFY(!coarse.isEmpty() && !coarse.last());
    QVERIFY(coarse.first());
}

void TestFeeds::aReadOutThatFailsLeavesTheFigures() {
    // Beyond what exact means are computed for, and what a field takes.
    const Scenario scenario = with_constant_scale(scenarioWith({{"samples", "50"}}), 1e7);
    ScenarioModel model(scenario);
    FigureFeed feed(model, figures());
    QStringList ready;
    QList<int> failed;
    connect(&feed, &FigureFeed::figureReady, this,
            [&](int, const Figure& figure) { ready.append(QString::fromStdString(figure.id)); });
    connect(&feed, &FigureFeed::failed, this, [&](int index) { failed.append(index); });
    feed.update();
    QTRY_VERIFY_WITH_TIMEOUT(feed.isSettled(), 60000);
    QVERIFY(ready.contains(QStringLiteral("angles")));
    QVERIFY(failed.contains(-1));
    QVERIFY(failed.contains(0));
}

/// What is frozen is what is shown, and adds nothing to it until the two differ.
void TestFeeds::freezingComputesNoFigureAnew() {
    ScenarioModel model(scenarioWith({{"samples", "50"}}));
    FigureFeed feed(model, figures());
    QStringList ready;
    connect(&feed, &FigureFeed::figureReady, this,
            [&](int, const Figure& figure) { ready.append(QString::fromStdString(figure.id)); });
    feed.update();
    QTRY_VERIFY_WITH_TIMEOUT(feed.isSettled(), 60000);
    ready.clear();
    model.setComparison({.frozen = {{model.scenario()}}});
    QTRY_VERIFY_WITH_TIMEOUT(feed.isSettled(), 60000);
    QCOMPARE(ready, QStringList());
    model.setField("unit", "bit");  // those that show it alone
    QTRY_VERIFY_WITH_TIMEOUT(feed.isSettled(), 60000);
    QVERIFY(ready.contains(QStringLiteral("entropy-vs-length")));
    QVERIFY(!ready.contains(QStringLiteral("collision-vs-length")));
    ready.clear();
    model.setField("d", "32");
    QTRY_VERIFY_WITH_TIMEOUT(feed.isSettled(), 60000);
    QVERIFY(ready.contains(QStringLiteral("collision-vs-length")));
    ready.clear();
    model.setComparison({});
    QTRY_VERIFY_WITH_TIMEOUT(feed.isSettled(), 60000);
    QVERIFY(ready.contains(QStringLiteral("collision-vs-length")));
}

void TestFeeds::weightsThatWereRewrittenAreReadAnew() {
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("w.npy")).toStdString();
    ScenarioModel model(
        scenarioWith({{"n", "8"}, {"d", "4"}, {"attention", "synthesizer-random"}}));
    write_npy(path, 8, 8, [](const auto& put) { put(std::vector<float>(64, 0)); });
    model.setField("weights_file", path);
    AttentionFeed feed(model, make_cpu_engine());
    QList<double> entropies;
    connect(&feed, &AttentionFeed::pictureReady, this, [&](const AttentionPicture& picture) {
        entropies.append(picture.frame.statistics.back().entropy);
    });
    feed.setViewport({0, 8, 0, 8, 8, 8}, 8, 8);
    QTRY_COMPARE(entropies.size(), 1);
    std::vector<float> steps;
    for (int i = 0; i < 64; ++i)
        steps.push_back(static_cast<float>(i % 8));
    attnscope::testing::rewrite(
        path, [&] { write_npy(path, 8, 8, [&](const auto& put) { put(steps); }); });
    Q_EMIT model.changed();
    QTRY_COMPARE(entropies.size(), 2);
    QVERIFY(entropies[1] < entropies[0] - 0.1);
}

/// A picture is ordered after a file was rewritten and before the model knows.
void TestFeeds::vectorsRewrittenUnnoticedGiveAnotherMatrix() {
    QTemporaryDir folder;
    const std::string path = folder.filePath(QStringLiteral("q.npy")).toStdString();
    const auto write = [&](std::int64_t rows) {
        write_npy(path, rows, 4, [&](const auto& put) {
            put(std::vector<float>(static_cast<std::size_t>(rows) * 4, 1));
        });
    };
    write(6);
    ScenarioModel model(scenarioWith({{"query_file", path.c_str()}, {"key_file", path.c_str()}}));
    AttentionFeed feed(model, make_cpu_engine());
    std::vector<AttentionPicture> pictures;
    connect(&feed, &AttentionFeed::pictureReady, this,
            [&](const AttentionPicture& picture) { pictures.push_back(picture); });
    QString fault;
    connect(&feed, &AttentionFeed::failed, this, [&](const QString& text) { fault = text; });
    feed.setViewport({0, 6, 0, 6, 8, 8}, 6, 6);
    QTRY_COMPARE(pictures.size(), std::size_t{1});
    attnscope::testing::rewrite(path, [&] { write(12); });
    feed.setViewport({0, 6, 0, 6, 4, 4}, 6, 6);
    QTRY_VERIFY(pictures.size() == 2 || !fault.isEmpty());
    QCOMPARE(fault, QString());
    QCOMPARE(pictures.back().rows, 12);
    QCOMPARE(pictures.back().frame.statistics.size(), std::size_t{12});
    QCOMPARE(pictures.back().frame.statistics.back().entropy, std::log(12.0));
}

void TestFeeds::aMarkerMovesWhileASourceWaitsForItsFile() {
    ScenarioModel model;
    RowChoice choice(model);
    Board board(model, choice, make_cpu_engine, nullptr);
    board.deck().feed().update();
    QTRY_VERIFY_WITH_TIMEOUT(!board.view(0)->figure().curves.empty(), 60000);
    model.setField("queries", "file");
    Q_EMIT board.view(0)->markerMoved(100, true);
    QCOMPARE(model.scenario().n, 100);
    QCOMPARE(model.scenario().queries, std::string("file"));
}
