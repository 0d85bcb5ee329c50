#include "tests/ui/test_refinement.h"

#include <QPainter>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <utility>

#include "core/fields/follow.h"
#include "tests/ui/drawn_engine.h"
#include "ui/heatmap/heatmap_layout.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/jobs/attention_feed.h"
#include "ui/look/time_left.h"
#include "ui/status/status_line.h"

using namespace attnscope;
using attnscope::testing::Asked;
using attnscope::testing::AskedFor;
using attnscope::testing::DrawnEngine;

namespace {

constexpr std::int64_t n = 40'000;  // takes long at the rate that is supposed at first
constexpr Viewport whole{0, n, 0, n, 400, 400};
constexpr Viewport part{10'000, 20'000, 10'000, 20'000, 400, 400};  // 25 × 25 cells a pixel

/// A feed of a large matrix, and all that it showed.
struct Looking {
    Looking() {
        QObject::connect(&feed, &AttentionFeed::pictureReady,
                         [this](const AttentionPicture& picture) { shown.append(picture.frame); });
        QObject::connect(&feed, &AttentionFeed::rowsReady,
                         [this](const AttentionFrame& rows) { all_rows = rows; });
    }

    void look(const Viewport& viewport) {
        shown.clear();
        static_cast<void>(asked.take());
        feed.setViewport(viewport, n, n);
        QTRY_VERIFY_WITH_TIMEOUT(feed.isSettled(), 60'000);
    }

    static Scenario scenario() { return with_field(with_field({}, "d", "2"), "n", "40000"); }

    AskedFor asked;
    ScenarioModel model{scenario()};
    AttentionFeed feed{model, std::make_unique<DrawnEngine>(asked)};
    QList<AttentionFrame> shown;
    AttentionFrame all_rows;
};

PictureAxes axes(const Viewport& viewport) {
    return axes_of(viewport, n, n);
}

std::int64_t exactRows(const AttentionFrame& frame) {
    if (!frame.coarse)
        return frame.rows_axis.count;
    std::int64_t rows = 0;
    for (const auto& [begin, end] : frame.exact)
        rows += end - begin;
    return rows;
}

}  // namespace

void TestRefinement::aCoarsePictureBecomesExactStepByStep() {
    Looking looking;
    looking.look(whole);
    const QList<AttentionFrame>& shown = looking.shown;
    QVERIFY(shown.size() > 2);
    QCOMPARE(exactRows(shown.first()), 0);
    for (qsizetype i = 1; i < shown.size(); ++i)
        QVERIFY(exactRows(shown[i]) > exactRows(shown[i - 1]));
    QVERIFY(!shown.last().coarse);
    for (const AttentionFrame& frame : shown) {
        QVERIFY(frame.axes() == axes(whole));
        for (std::size_t y = 0; y < 400; ++y) {
            const bool exact = !frame.coarse || std::ranges::any_of(frame.exact, [&](auto& rows) {
                return std::cmp_less_equal(rows.begin, y) && std::cmp_less(y, rows.end);
            });
            QCOMPARE(frame.weights[400 * y], exact ? 0.5F : 0.25F);
        }
    }
    std::int64_t next = 0;  // no row of pixels is computed twice
    for (const Asked& asked : looking.asked.take())
        if (asked.rows_per_pixel == 0) {
            QCOMPARE(asked.pixels.rows.first, next);
            next = asked.pixels.rows.pixels().end;
        }
    QCOMPARE(next, 400);
}

void TestRefinement::aPannedPictureAsksForWhatCameIntoView() {
    Looking looking;
    looking.look(part);
    const Viewport down{10'500, 20'500, 10'000, 20'000, 400, 400};
    looking.look(down);
    const PictureAxes before = axes(part), now = axes(down);
    std::int64_t next = before.rows.pixels().end;
    for (const Asked& asked : looking.asked.take()) {
        QCOMPARE(asked.pixels.rows.first, next);
        QVERIFY(asked.pixels.keys == now.keys);
        next = asked.pixels.rows.pixels().end;
    }
    QCOMPARE(next, now.rows.pixels().end);
    QCOMPARE(next - before.rows.pixels().end, 20);
    QVERIFY(!looking.shown.last().coarse);

    const Viewport right{10'500, 20'500, 10'500, 20'500, 400, 400};
    looking.look(right);
    for (const Asked& asked : looking.asked.take()) {
        QCOMPARE(asked.pixels.keys.first, now.keys.pixels().end);
        QCOMPARE(asked.pixels.keys.count, 20);
    }
    QVERIFY(!looking.shown.last().coarse);
    QVERIFY(looking.shown.last().axes() == axes(right));
}

void TestRefinement::theOverviewComesBackWithoutTheEngine() {
    Looking looking;
    looking.look(whole);
    looking.look(part);
    looking.look(whole);
    QVERIFY(looking.asked.take().empty());
    QCOMPARE(looking.shown.size(), 1);
    QVERIFY(!looking.shown.last().coarse);
    QVERIFY(looking.shown.last().axes() == axes(whole));
    QCOMPARE(std::ranges::count(looking.shown.last().weights, 0.5F), 160'000);
    // Colours and units need no new weights, nor does a person who looks away and back.
    looking.feed.setViewport({}, 0, 0);
    looking.look(whole);
    QVERIFY(looking.asked.take().empty());
}

void TestRefinement::whatWasComputedBeforeItWasCancelledIsKept() {
    Looking looking;
    const auto cancel = QObject::connect(&looking.feed, &AttentionFeed::pictureReady,
                                         [&](const AttentionPicture& picture) {
                                             if (exactRows(picture.frame) > 0)
                                                 looking.feed.cancel();
                                         });
    looking.look(whole);
    QObject::disconnect(cancel);
    QVERIFY(!looking.feed.isBusy());
    QCOMPARE(looking.shown.size(), 2);
    std::int64_t rows = 0;
    const auto count = [&] {
        for (const Asked& asked : looking.asked.take())
            if (asked.rows_per_pixel == 0)
                rows += asked.pixels.rows.count;
    };
    count();
    QVERIFY(rows > 0);
    looking.look(whole);
    QVERIFY(!looking.shown.last().coarse);
    count();
    QCOMPARE(rows, 400);
}

void TestRefinement::anotherScenarioIsComputedAnew() {
    Looking looking;
    looking.look(whole);
    static_cast<void>(looking.asked.take());
    looking.model.setField("lambda", "0.5");
    QTRY_VERIFY_WITH_TIMEOUT(looking.feed.isSettled(), 60'000);
    QVERIFY(looking.asked.take().size() > 2);
    looking.feed.computeAnew();  // with another engine
    QTRY_VERIFY_WITH_TIMEOUT(looking.feed.isSettled(), 60'000);
    QVERIFY(looking.asked.take().size() > 2);
}

void TestRefinement::allRowsFollowThePicture() {
    Looking looking;
    QSignalSpy ready(&looking.feed, &AttentionFeed::rowsReady);
    QSignalSpy busy(&looking.feed, &AttentionFeed::busyChanged);
    QSignalSpy progressed(&looking.feed, &AttentionFeed::rowsProgressed);
    looking.look(part);
    QTRY_COMPARE(progressed.last().first().toDouble(), 1.0);
    for (qsizetype i = 1; i + 1 < progressed.size(); ++i)  // begun, 0, …, ended
        QVERIFY(progressed[i].first().toDouble() <
                (i == 1 ? 0.1 : progressed[i + 1].first().toDouble()));
    QVERIFY(progressed.size() > 5);
    QCOMPARE(ready.size(), 1);
    QCOMPARE(std::ssize(looking.all_rows.rows), n);
    QCOMPARE(summarize(looking.all_rows).mean_entropy, 0.5 * (n - 1));
    QCOMPARE(busy.size(), 2);  // of the picture alone
    const std::vector<Asked> asked = looking.asked.take();
    const auto first_row =
        std::ranges::find_if(asked, [](const Asked& each) { return each.pixels.keys.count == 1; });
    QVERIFY(first_row != asked.end());
    for (auto each = asked.begin(); each != asked.end(); ++each)
        QCOMPARE(each->pixels.keys.count == 1, each >= first_row);  // after all of the picture
    looking.look(whole);
    for (const Asked& each : looking.asked.take())
        QVERIFY(each.pixels.keys.count > 1);  // all are known
}

void TestRefinement::anotherPoolingKeepsTheRows() {
    Looking looking;
    looking.look(whole);
    static_cast<void>(looking.asked.take());
    for (const char* const pooling : {"mean", "max"}) {
        looking.model.setField("pooling", pooling);
        QTRY_VERIFY_WITH_TIMEOUT(looking.feed.isSettled(), 60'000);
        QVERIFY(!looking.shown.last().coarse);
        const std::vector<Asked> asked = looking.asked.take();
        QVERIFY(!asked.empty());
        for (const Asked& each : asked)
            QVERIFY(each.known);
        QCOMPARE(summarize(looking.all_rows).mean_entropy, 0.5 * (n - 1));
    }
}

void TestRefinement::theTimeLeftFollowsFromTheRate() {
    TimeLeft left;
    QVERIFY(!left.seconds());
    left.take(0, 100);
    left.take(0.01, 100.1);
    QVERIFY(!left.seconds());  // too early to tell
    left.take(0.25, 102);
    QCOMPARE(*left.seconds(), 6.0);
    left.take(0.5, 104);
    QCOMPARE(*left.seconds(), 4.0);
    left.take(0.1, 105);  // begun anew
    QVERIFY(!left.seconds());
    left.take(0.2, 106);
    QCOMPARE(*left.seconds(), 8.0);
    left.take(1, 114);
    QCOMPARE(*left.seconds(), 0.0);
}

void TestRefinement::theTimeLeftIsSaidInWords() {
    QCOMPARE(timeLeftText(0.2), QStringLiteral("about a second left"));
    QCOMPARE(timeLeftText(1.4), QStringLiteral("about a second left"));
    QCOMPARE(timeLeftText(7.6), QStringLiteral("about 8 seconds left"));
    QCOMPARE(timeLeftText(23.1), QStringLiteral("about 25 seconds left"));
    QCOMPARE(timeLeftText(61), QStringLiteral("about 60 seconds left"));
    QCOMPARE(timeLeftText(80), QStringLiteral("about 2 minutes left"));
    QCOMPARE(timeLeftText(400), QStringLiteral("about 7 minutes left"));
}

namespace {

/// Of 8 × 8 cells, half of it exact.
AttentionFrame halfExact(float coarse, float exact) {
    AttentionFrame frame;
    frame.rows_axis = frame.keys_axis = {16, 2, 0, 8};
    frame.weights.assign(64, coarse);
    std::fill_n(frame.weights.begin(), 32, exact);
    frame.weights.front() = 1e-3F;
    frame.coarse = true;
    frame.exact = {{0, 4}};
    return frame;
}

QImage painted(const HeatmapScene& scene, const HeatmapLayout& layout) {
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintScene(painter, layout, scene, lightTheme());
    return image;
}

}  // namespace

void TestRefinement::exactRowsAreClearWhileOthersAreInFog() {
    HeatmapScene scene;
    scene.take(halfExact(0.5F, 0.5F), {});
    scene.window.setMatrix(16, 16);
    const HeatmapLayout layout({400, 400}, false, false);
    const auto at = [&](double down) {
        const QRectF& area = layout.matrix;
        return QPoint(static_cast<int>(area.center().x()),
                      static_cast<int>(area.top() + down * area.height()));
    };
    const QImage clear = painted(scene, layout);
    scene.fog = Fog::coarse;
    const QImage half = painted(scene, layout);
    scene.fog = Fog::all;
    const QImage all = painted(scene, layout);
    QCOMPARE(half.pixel(at(0.3)), clear.pixel(at(0.3)));
    QVERIFY(half.pixel(at(0.7)) != clear.pixel(at(0.7)));
    QVERIFY(all.pixel(at(0.3)) != clear.pixel(at(0.3)));
    QVERIFY(all.pixel(at(0.7)) != clear.pixel(at(0.7)));
}

void TestRefinement::coloursOnlyWidenWhileAPictureBecomesFiner() {
    HeatmapScene scene;
    scene.take(halfExact(0.2F, 0.8F), {});
    const ColorScale before = scene.scale;
    scene.takeOn(halfExact(0.3F, 0.4F), {});
    QVERIFY(scene.scale == before);
    scene.takeOn(halfExact(0.3F, 0.9F), {});
    QVERIFY(scene.scale.high() > before.high());
    QVERIFY(scene.scale.low() <= before.low());
}

void TestRefinement::theWindowSaysHowLongItTakes() {
    StatusLine status(nullptr);
    status.setBusy(true);
    status.setWork(0.02, 1'000'000, true);
    const QString work = status.work();
    QVERIFY(!work.isEmpty());
    status.setTimeLeft(8.2);
    QCOMPARE(status.work(), QStringLiteral("about 8 seconds left"));
    status.setWork(0.2, 10'000'000, true);
    QCOMPARE(status.work(), QStringLiteral("about 8 seconds left"));
    status.setTimeLeft(std::nullopt);
    QVERIFY(status.work() != work);
    status.setTimeLeft(3);
    status.setBusy(false);
    status.setWork(2, 20'000'000, false);
    QVERIFY(status.work().startsWith(QStringLiteral("2.00 s")));
}
