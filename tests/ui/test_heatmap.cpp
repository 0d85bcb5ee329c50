#include "tests/ui/test_heatmap.h"

#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>
#include <cmath>
#include <limits>

#include "core/attention/engine.h"
#include "ui/heatmap/color_scale.h"
#include "ui/heatmap/color_table.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/heatmap_view.h"

using namespace attnscope;

namespace {

/// Drawn queries and keys of n × d.
QueriesAndKeys drawn(std::int64_t n, std::int64_t d) {
    Scenario scenario;
    scenario.n = n;
    scenario.d = d;
    return load_queries_and_keys(scenario);
}

AttentionFrame frameOf(const QueriesAndKeys& input, double lambda, const Viewport& viewport,
                       Pooling pooling = Pooling::max) {
    AttentionRequest request;
    request.input = input;
    request.lambda = lambda;
    request.viewport = viewport;
    request.pooling = pooling;
    return make_cpu_engine()->compute(request, {}, [](double) {});
}

/// A shown view of a matrix of that many rows and keys.
struct Shown {
    HeatmapView view;
    Scenario scenario;

    explicit Shown(std::int64_t n) {
        scenario.n = n;
        view.resize(520, 620);
        view.setMatrixSize(n, n);
        view.show();
        view.setFrame(frameOf(drawn(n, 16), 0.25, view.viewport()), scenario);
        if (!QTest::qWaitForWindowExposed(&view))
            qFatal("the view is not shown");
    }

    QPoint at(double across, double down) const {
        const QRectF area = view.matrixArea();
        return QPointF(area.left() + across * area.width(), area.top() + down * area.height())
            .toPoint();
    }
    void wheel(QPoint place, int notches) {
        QWheelEvent event(place, view.mapToGlobal(place), {}, QPoint(0, 120 * notches),
                          Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    void hover(QPoint place) {
        QMouseEvent event(QEvent::MouseMove, place, view.mapToGlobal(place), Qt::NoButton,
                          Qt::NoButton, {});
        QCoreApplication::sendEvent(&view, &event);
    }
};

}  // namespace

void TestHeatmap::colourTablesRunFromAnchorToAnchor() {
    QCOMPARE(colorTable(ColorMap::viridis)[0], qRgb(0x44, 0x01, 0x54));
    QCOMPARE(colorTable(ColorMap::viridis)[255], qRgb(0xFD, 0xE7, 0x25));
    QCOMPARE(colorTable(ColorMap::magma)[255], qRgb(0xFC, 0xFD, 0xBF));
    // The maps that stand for an order grow lighter all the way.
    for (const ColorMap map :
         {ColorMap::viridis, ColorMap::cividis, ColorMap::magma, ColorMap::grey}) {
        const auto& table = colorTable(map);
        for (std::size_t i = 16; i < table.size(); i += 16)
            QVERIFY(qGray(table[i]) > qGray(table[i - 16]));
    }
}

void TestHeatmap::scalePlacesItsEnds() {
    const std::vector<float> weights = {0.001F, 0.01F, 0.1F};
    const ColorScale log(weights, ColorRange::log, ColorMap::viridis, 0.1);
    QCOMPARE(log.place(0.1F), 1.0);
    QVERIFY(std::abs(log.place(0.01) - 0.5) < 1e-6);
    QVERIFY(log.place(0.001F) < 1e-6);
    const ColorScale linear(weights, ColorRange::linear, ColorMap::viridis, 0.1);
    QVERIFY(std::abs(linear.place(0.05) - 0.5) < 1e-6);
    std::vector<float> outlier(1000, 0.0F);
    for (std::size_t i = 0; i < outlier.size(); ++i)
        outlier[i] = static_cast<float>(i);
    outlier.back() = 1e6F;
    const ColorScale percentile(outlier, ColorRange::percentile, ColorMap::viridis, 0.1);
    QVERIFY(percentile.high() < 1000 && percentile.low() > 5);
    const ColorScale alike(std::vector<float>(4, 0.25F), ColorRange::log, ColorMap::grey, 0.25);
    QVERIFY(!alike.isEmpty());
    const ColorScale one(std::vector<float>(1, 1.0F), ColorRange::linear, ColorMap::grey, 1);
    QCOMPARE(one.place(1), 1.0);  // no weight is above 1, nor is the scale
    QVERIFY(one.ticks(5).back().label == QStringLiteral("1"));
    QVERIFY(ColorScale(std::vector<float>(4, std::numeric_limits<float>::quiet_NaN()),
                       ColorRange::log, ColorMap::grey, 0.25)
                .isEmpty());
}

void TestHeatmap::divergingScaleIsCentredOnUniform() {
    const std::vector<float> weights = {0.001F, 0.3F};
    for (const ColorRange range : {ColorRange::linear, ColorRange::log, ColorRange::percentile}) {
        const ColorScale scale(weights, range, ColorMap::diverging, 0.01);
        QVERIFY2(std::abs(scale.place(0.01) - 0.5) < 1e-9,
                 qPrintable(QString::number(static_cast<int>(range))));
    }
}

void TestHeatmap::everyPixelHasTheColourOfItsWeight() {
    constexpr int count = 20'000;
    std::vector<float> weights(count);
    for (int i = 0; i < count; ++i)  // from 1e-9 to 1, past both ends of six decades
        weights[static_cast<std::size_t>(i)] =
            static_cast<float>(std::pow(10.0, -9.0 * i / (count - 1)));
    for (const ColorRange range : {ColorRange::linear, ColorRange::log, ColorRange::percentile})
        for (const ColorMap map : {ColorMap::viridis, ColorMap::diverging}) {
            const ColorScale scale(weights, range, map, 0.01);
            const QImage image = scale.picture(weights, count, 1);
            const auto& colors = colorTable(map);
            const auto at = [&](double index) { return colors[static_cast<std::size_t>(index)]; };
            for (int x = 0; x < count; ++x) {
                const double place = 255 * scale.place(weights[static_cast<std::size_t>(x)]);
                const QRgb got = image.pixel(x, 0);  // either neighbour on the border between two
                QVERIFY2(got == at(place + 0.499) || got == at(place + 0.501),
                         qPrintable(QStringLiteral("weight %1, place %2")
                                        .arg(weights[static_cast<std::size_t>(x)])
                                        .arg(place)));
            }
        }
}

void TestHeatmap::weightsThatVanishHaveTheLowestColour() {
    const std::vector<float> weights(6, 0.0F);
    for (const ColorRange range : {ColorRange::linear, ColorRange::log, ColorRange::percentile})
        for (const ColorMap map : {ColorMap::viridis, ColorMap::diverging}) {
            const ColorScale scale(weights, range, map, 0.1);
            const QImage image = scale.picture(weights, 3, 2);
            const double lowest = scale.isEmpty() ? 0 : 255 * scale.place(0);
            QCOMPARE(image.pixel(2, 1), colorTable(map)[static_cast<std::size_t>(lowest + 0.5)]);
            QVERIFY(scale.ticks(5).size() < 10);
        }
}

void TestHeatmap::maskedPixelsAreTransparent() {
    const std::vector<float> weights = {0.5F, std::numeric_limits<float>::quiet_NaN()};
    const ColorScale scale(weights, ColorRange::linear, ColorMap::viridis, 0.5);
    const QImage image = scale.picture(weights, 2, 1);
    QCOMPARE(qAlpha(image.pixel(0, 0)), 255);
    QCOMPARE(qAlpha(image.pixel(1, 0)), 0);
}

void TestHeatmap::weightsAreWrittenShort() {
    QCOMPARE(weightText(0), QStringLiteral("0"));
    QCOMPARE(weightText(0.0125), QStringLiteral("0.0125"));
    QCOMPARE(weightText(1e-5), QStringLiteral("10⁻⁵"));
    QCOMPARE(weightText(4e-12), QStringLiteral("4·10⁻¹²"));
}

/// Keys of which one is far longer than the others, so that all queries like it: its column has to
/// be seen wherever it lies, although seven columns share a pixel.
void TestHeatmap::aThinColumnIsVisibleAtEveryPlace() {
    constexpr std::int64_t n = 4096;
    constexpr int pixels = 600;
    Scenario scenario;
    scenario.n = n;
    scenario.d = 2;
    for (const std::int64_t column : {0, 1, 5, 6, 7, 700, 1365, 2047, 2048, 3000, 4094, 4095}) {
        Vectors queries{n, 2, std::vector<float>(2 * n, 0.0F)};
        Vectors keys{n, 2, std::vector<float>(2 * n, 0.0F)};
        for (std::size_t i = 0; i < static_cast<std::size_t>(n); ++i)
            queries.data[2 * i] = 1;
        keys.data[static_cast<std::size_t>(2 * column)] = 6;
        const QueriesAndKeys input{std::make_shared<const Vectors>(std::move(queries)),
                                   std::make_shared<const Vectors>(std::move(keys))};
        const AttentionFrame frame = frameOf(input, 1, {0, n, 0, n, pixels, pixels});
        HeatmapScene scene;
        scene.take(frame, scenario);
        QCOMPARE(scene.image.size(), QSize(pixels, pixels));
        const int x = static_cast<int>(column * pixels / n);
        const QRgb bright = colorTable(ColorMap::viridis)[255];
        int seen = 0, elsewhere = 0;
        for (int y = 0; y < pixels; ++y)
            for (int at = 0; at < pixels; ++at)
                if (scene.image.pixel(at, y) == bright)
                    ++(std::abs(at - x) <= 1 ? seen : elsewhere);
        QVERIFY2(seen >= pixels, qPrintable(QStringLiteral("column %1: %2").arg(column).arg(seen)));
        QCOMPARE(elsewhere, 0);
    }
}

void TestHeatmap::zoomKeepsTheCellUnderTheCursor() {
    MatrixWindow window;
    window.setMatrix(1000, 2000);
    const QRectF area(10, 20, 300, 300);
    const QPointF at(100, 200);
    const QPointF before = window.cellAt(at, area);
    window.zoom({(at.x() - area.left()) / area.width(), (at.y() - area.top()) / area.height()}, 3);
    const QPointF after = window.cellAt(at, area);
    QVERIFY((after - before).manhattanLength() < 1e-6);
    QVERIFY(std::abs(window.cells().width() - 2000.0 / 3) < 1e-6);
    window.zoom({0.5, 0.5}, 1e-9);
    QVERIFY(window.isWhole());
}

void TestHeatmap::panStaysInside() {
    MatrixWindow window;
    window.setMatrix(100, 100);
    window.zoom({0.5, 0.5}, 4);
    window.pan({-10, 10});
    QCOMPARE(window.cells(), QRectF(0, 75, 25, 25));
    const Viewport viewport = window.viewport(400, 400);
    QCOMPARE(viewport, (Viewport{75, 100, 0, 25, 400, 400}));
}

void TestHeatmap::wheelAsksForAPartAtFullResolution() {
    Shown shown(512);
    QSignalSpy changed(&shown.view, &HeatmapView::viewportChanged);
    shown.wheel(shown.at(0.25, 0.75), 6);
    QCOMPARE(changed.size(), 1);
    const Viewport part = shown.view.viewport();
    QVERIFY(part.key_end - part.key_begin < 512 / 3);
    QVERIFY(part.key_begin <= 128 && part.key_end > 128);
    QVERIFY(part.row_begin <= 384 && part.row_end > 384);
    const double side = shown.view.matrixArea().width() * shown.view.devicePixelRatioF();
    QVERIFY(part.width >= static_cast<int>(side));
    QTest::mouseDClick(&shown.view, Qt::LeftButton, {}, shown.at(0.5, 0.5));
    QCOMPARE(shown.view.viewport().row_end, 512);
    QCOMPARE(shown.view.viewport().row_begin, 0);
}

void TestHeatmap::hoverSelectsAndClickPins() {
    Shown shown(256);
    QSignalSpy selected(&shown.view, &HeatmapView::rowSelected);
    shown.hover(shown.at(0.5, 0.5));
    QVERIFY(std::abs(static_cast<double>(*shown.view.selectedRow()) - 128) <= 1);
    QVERIFY(!shown.view.pinnedRow());
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(0.5, 0.25));
    QVERIFY(shown.view.pinnedRow());
    QVERIFY(std::abs(static_cast<double>(*shown.view.pinnedRow()) - 64) <= 1);
    const auto pinned = shown.view.pinnedRow();
    shown.hover(shown.at(0.5, 0.9));
    QCOMPARE(shown.view.selectedRow(), pinned);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(0.5, 0.25));
    QVERIFY(!shown.view.pinnedRow());
    QVERIFY(selected.size() >= 3);
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(0.5, 0.25));
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QVERIFY(!shown.view.selectedRow());
}

void TestHeatmap::keyboardChoosesRows() {
    Shown shown(64);
    QTest::keyClick(&shown.view, Qt::Key_Down);
    QCOMPARE(shown.view.selectedRow(), std::optional<std::int64_t>(0));
    QTest::keyClick(&shown.view, Qt::Key_PageDown);
    QCOMPARE(shown.view.selectedRow(), std::optional<std::int64_t>(32));
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(shown.view.pinnedRow(), std::optional<std::int64_t>(32));
    QTest::keyClick(&shown.view, Qt::Key_Up);
    QCOMPARE(shown.view.selectedRow(), std::optional<std::int64_t>(31));
}

void TestHeatmap::stripHoldsMeanAndSpread() {
    AttentionFrame frame;
    frame.viewport = {0, 4, 0, 4, 2, 2};
    for (std::int64_t row = 0; row < 3; ++row) {
        RowStatistics statistics;
        statistics.count = 4;
        statistics.entropy = static_cast<double>(row);
        frame.rows.push_back(row);
        frame.statistics.push_back(statistics);
    }
    const EntropyStrip strip(frame, EntropyUnit::nat);
    QCOMPARE(strip.bins.size(), std::size_t{2});
    QCOMPARE(strip.bins[0].mean, 0.5);
    QCOMPARE(strip.bins[0].least, 0.0);
    QCOMPARE(strip.bins[0].most, 1.0);
    QCOMPARE(strip.bins[1].mean, 2.0);
    const EntropyStrip bits(frame, EntropyUnit::bit);
    QVERIFY(std::abs(bits.bins[1].mean - 2 / std::log(2.0)) < 1e-12);
}

void TestHeatmap::draggingOnlyWidensTheScale() {
    Shown shown(64);
    const QueriesAndKeys input = drawn(64, 16);
    const Viewport part = shown.view.viewport();
    const AttentionFrame sharp = frameOf(input, 1, part), flat = frameOf(input, 0.01, part);
    shown.view.setFrame(sharp, shown.scenario);
    const QImage sharp_colours = shown.view.grab(shown.view.matrixArea().toRect()).toImage();
    shown.view.setDragging(true);
    shown.view.setFrame(flat, shown.scenario);
    shown.view.setFrame(sharp, shown.scenario);
    QCOMPARE(shown.view.grab(shown.view.matrixArea().toRect()).toImage(),
             sharp_colours);  // its range still covers both
    shown.view.setFrame(flat, shown.scenario);
    const QImage during = shown.view.grab(shown.view.matrixArea().toRect()).toImage();
    shown.view.setDragging(false);
    QVERIFY(shown.view.grab(shown.view.matrixArea().toRect()).toImage() != during);
}
