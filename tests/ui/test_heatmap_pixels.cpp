#include "tests/ui/test_heatmap_pixels.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <cmath>
#include <numeric>
#include <random>

#include "core/engines/engine.h"
#include "core/parameters/record.h"
#include "tests/ui/heatmap_testing.h"
#include "ui/heatmap/area_scaled.h"
#include "ui/heatmap/heatmap_picture.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/look/color_table.h"
#include "ui/pictures/export.h"

using namespace attnscope;
using namespace attnscope::testing;

void TestHeatmapPixels::aThinColumnIsVisibleAtEveryPlace() {
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
        QCOMPARE(scene.image.size(), QSize(586, 586));  // of 7 × 7 cells
        const QImage drawn =
            areaScaled(scene.image, QRectF(0, 0, pixels, pixels), QSize(pixels, pixels));
        const int x = static_cast<int>(column * pixels / n);
        const int dark = qGreen(colorTable(color_map("viridis"))[0]);
        const int bright = qGreen(colorTable(color_map("viridis"))[255]);
        int seen = 0, elsewhere = 0;
        for (int y = 0; y < pixels; ++y)
            for (int at = 0; at < pixels; ++at)
                if (qGreen(drawn.pixel(at, y)) > (dark + bright) / 2)
                    ++(std::abs(at - x) <= 1 ? seen : elsewhere);
        QVERIFY2(seen >= pixels, qPrintable(QStringLiteral("column %1: %2").arg(column).arg(seen)));
        QCOMPARE(elsewhere, 0);
    }
}

namespace {

/// Attention whose scores are independent: each query picks out one coordinate of the keys.
AttentionFrame noise(std::int64_t n, int pixels, Pooling pooling) {
    Vectors queries{n, n, std::vector<float>(static_cast<std::size_t>(n * n), 0.0F)};
    Vectors keys = queries;
    for (std::int64_t i = 0; i < n; ++i)
        queries.data[static_cast<std::size_t>(i * n + i)] = 1;
    std::mt19937 random(static_cast<unsigned>(n));
    std::normal_distribution<float> normal;
    for (float& value : keys.data)
        value = normal(random);
    return frameOf({std::make_shared<const Vectors>(std::move(queries)),
                    std::make_shared<const Vectors>(std::move(keys))},
                   0.5, {0, n, 0, n, pixels, pixels}, pooling);
}

double meanOf(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double varianceOf(const std::vector<double>& values) {
    const double mean = meanOf(values);
    double sum = 0;
    for (const double value : values)
        sum += (value - mean) * (value - mean);
    return sum / static_cast<double>(values.size());
}

/// Grey levels along one column or row of a picture.
std::vector<double> levels(const QImage& image, int at, bool column) {
    std::vector<double> values;
    for (int i = 0; i < (column ? image.height() : image.width()); ++i)
        values.push_back(qGray(column ? image.pixel(at, i) : image.pixel(i, at)));
    return values;
}

/// The matrix as the exported picture shows it.
QImage drawnMatrix(const AttentionFrame& frame, const Scenario& scenario, QSize size) {
    QImage picture(size, QImage::Format_RGB32);
    QPainter painter(&picture);
    paintHeatmap(painter, size, frame, scenario, lightTheme());
    painter.end();
    return picture.copy(HeatmapLayout(size, true, false).matrix.toRect());
}

}  // namespace

/// A lattice would be seen as columns and rows whose means differ by more than those of independent
/// pixels.
void TestHeatmapPixels::noiseIsDrawnWithoutALattice() {
    const QSize size(440, 284);
    const int pixels = heatmapPixels(size).width();
    QCOMPARE(pixels, 200);
    Scenario scenario;
    scenario.color_map = "grey";
    for (const int n : {61,  93,  120, 128, 149, 167, 181, 190, 199, 200,
                        201, 207, 220, 241, 300, 333, 380, 420, 550, 660})
        for (const Pooling pooling : {Pooling::max, Pooling::mean}) {
            scenario.n = n;
            const AttentionFrame frame = noise(n, pixels, pooling);
            HeatmapScene scene;
            scene.take(frame, scenario);
            const QImage drawn = drawnMatrix(frame, scenario, size);
            QCOMPARE(drawn.size(), QSize(pixels, pixels));
            std::vector<double> of_one;
            for (int y = 0; y < scene.image.height(); ++y)
                for (const double level : levels(scene.image, y, false))
                    of_one.push_back(level);
            const double count = scene.image.width();
            const double chance = varianceOf(of_one) / count;
            for (const bool column : {false, true}) {
                std::vector<double> means;
                for (int at = 0; at < drawn.width(); ++at)
                    means.push_back(meanOf(levels(drawn, at, column)));
                const double ratio = varianceOf(means) / chance;
                QVERIFY2(ratio < 1 + 4 * std::sqrt(2 / count),
                         qPrintable(QStringLiteral("n = %1: %2").arg(n).arg(ratio)));
            }
        }
}

/// The light that one pixel of the image gives to the picture, in pixels.
void TestHeatmapPixels::everyPixelOfTheImageIsDrawnEquallyLarge() {
    for (const double scale : {0.4, 0.9, 1.0, 1.1, 1.5, 1.9, 2.0, 3.3}) {
        constexpr int count = 50;
        const int size = static_cast<int>(count * scale + 1);
        for (int at = 0; at < count; ++at) {
            QImage image(count, 1, QImage::Format_ARGB32_Premultiplied);
            image.fill(Qt::black);
            image.setPixel(at, 0, qRgb(255, 255, 255));
            const QImage drawn = areaScaled(image, QRectF(0, 0, count * scale, 1), QSize(size, 1));
            double light = 0;
            for (const double level : levels(drawn, 0, false))
                light += level / 255;
            QVERIFY2(std::abs(light - scale) < 0.02,
                     qPrintable(QStringLiteral("%1 times: %2").arg(scale).arg(light)));
        }
    }
}

void TestHeatmapPixels::anImageIsScaledByArea() {
    std::mt19937 random(7);
    QImage image(17, 13, QImage::Format_ARGB32_Premultiplied);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            image.setPixel(x, y, qRgba(random() % 256, random() % 256, random() % 256, 255));
    for (const QRectF place : {QRectF(0, 0, 23, 29), QRectF(-3.3, 2.25, 31.7, 13),
                               QRectF(1.5, -40, 9.25, 80), QRectF(-100, -100, 400, 300)}) {
        const QSize size(25, 21);
        const QImage drawn = areaScaled(image, place, size);
        constexpr int fine = 64;  // points that stand for a pixel's area, along each side
        for (int y = 0; y < size.height(); ++y)
            for (int x = 0; x < size.width(); ++x) {
                double red = 0, alpha = 0;
                for (int i = 0; i < fine * fine; ++i) {
                    const double across = x + (i % fine + 0.5) / fine;
                    const double down = y + (i / fine + 0.5) / fine;
                    const double u = (across - place.left()) / place.width() * image.width();
                    const double v = (down - place.top()) / place.height() * image.height();
                    if (u < 0 || v < 0 || u >= image.width() || v >= image.height())
                        continue;
                    red += qRed(image.pixel(static_cast<int>(u), static_cast<int>(v)));
                    alpha += 255;
                }
                const QRgb got = reinterpret_cast<const QRgb*>(drawn.constScanLine(y))[x];
                QVERIFY(std::abs(qRed(got) - red / (fine * fine)) < 8);
                QVERIFY(std::abs(qAlpha(got) - alpha / (fine * fine)) < 8);
            }
    }
}

void TestHeatmapPixels::aWholeRatioIsPixelExact() {
    QImage image(3, 2, QImage::Format_ARGB32_Premultiplied);
    for (int i = 0; i < 6; ++i)
        image.setPixel(i % 3, i / 3, qRgb(40 * i, 255 - 30 * i, 7 * i));
    for (const int factor : {1, 2, 5}) {
        const QSize size = image.size() * factor;
        QCOMPARE(areaScaled(image, QRectF(QPointF(0, 0), size), size), image.scaled(size));
    }
}

/// A viewer scales it without smoothing; nothing is scaled twice.
void TestHeatmapPixels::aVectorFormatHoldsTheImageAsItIs() {
    Scenario scenario;
    scenario.n = 220;
    const AttentionFrame frame = frameOf(drawn(220, 16), 0.25, {0, 220, 0, 220, 200, 200});
    HeatmapScene scene;
    scene.take(frame, scenario);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.svg"));
    exportPicture(path.toStdString(), {QStringLiteral("a"), scenario, {}}, {},
                  [&](QPainter& painter, QSizeF size) {
                      paintHeatmap(painter, size, frame, scenario, lightTheme());
                  });
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const QRegularExpression image(QStringLiteral("data:image/png;base64,([^\"]*)"));
    const QByteArray encoded = image.match(text).captured(1).toLatin1();
    const QImage held = QImage::fromData(QByteArray::fromBase64(encoded), "PNG");
    QCOMPARE(held.size(), QSize(110, 110));
    QCOMPARE(held.convertToFormat(scene.image.format()), scene.image);
}

namespace {

/// A request for differential attention, whose weights may be below 0.
AttentionRequest signedRequest(const Viewport& viewport) {
    AttentionRequest request;
    request.input = drawn(60, 16);
    request.variant = &record_of(variants(), "attention", "differential");
    request.parameters.set(*request.variant->subtracted, 0.9);
    request.lambda = 0.5;
    request.viewport = viewport;
    return request;
}

}  // namespace

/// As in a difference of two matrices, 0 is the middle of the diverging map.
void TestHeatmapPixels::weightsBelowZeroHaveTheOtherColours() {
    Scenario scenario;
    scenario.n = 60;
    const AttentionFrame frame =
        make_cpu_engine()->compute(signedRequest({0, 60, 0, 60, 60, 60}), {}, {});
    HeatmapScene scene;
    scene.take(frame, scenario);
    QVERIFY(scene.isSigned && !scene.isDifference);
    QVERIFY(scene.scale.isSigned());
    const auto& table = colorTable(diverging_map());
    int below = 0, above = 0;
    for (int y = 0; y < 60; ++y)
        for (int x = 0; x < 60; ++x) {
            const double part =
                static_cast<double>(frame.weights[static_cast<std::size_t>(60 * y + x)]) /
                scene.scale.high();
            const QRgb color = scene.image.pixel(x, y);
            if (std::abs(part) < 0.2)
                continue;
            ++(part < 0 ? below : above);
            QVERIFY(part < 0 ? qBlue(color) > qRed(color) : qRed(color) > qBlue(color));
        }
    QVERIFY(below > 0 && above > 0);
    QCOMPARE(scene.scale.place(0), 0.5);
    QVERIFY(qBlue(table[0]) > qRed(table[0]));
    QVERIFY(std::ranges::any_of(scene.scale.ticks(8), [](const ColorScale::Tick& tick) {
        return tick.label.startsWith(QStringLiteral("−"));
    }));
}

void TestHeatmapPixels::barsOfWeightsBelowZeroHangDown() {
    Scenario scenario;
    scenario.n = 60;
    const auto engine = make_cpu_engine();
    HeatmapScene scene;
    scene.take(engine->compute(signedRequest({0, 60, 0, 60, 60, 60}), {}, {}), scenario);
    scene.window.setMatrix(60, 60);
    scene.row = 7;
    scene.takeRow(engine->compute(signedRequest({7, 8, 0, 60, 60, 1}), {}, {}));
    const HeatmapLayout layout({500, 600}, false, true);
    QImage image(500, 600, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    paintScene(painter, layout, scene, lightTheme());
    painter.end();
    const QRect area = layout.profile.toRect();
    int above = 0, below = 0;
    for (int y = area.top(); y < area.bottom(); ++y)
        for (int x = area.left(); x < area.right(); ++x)
            if (image.pixelColor(x, y) == lightTheme().accent)
                ++(y < area.center().y() ? above : below);
    QVERIFY(above > 20 && below > 20);
}
