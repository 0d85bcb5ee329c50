#include "tests/ui/test_heatmap.h"

#include <QFile>
#include <QPainter>
#include <QRegularExpression>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

#include "core/attention/engine.h"
#include "ui/export/export.h"
#include "ui/heatmap/area_scaled.h"
#include "ui/heatmap/color_scale.h"
#include "ui/heatmap/color_table.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/ticks/ticks.h"

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
    QCOMPARE(colorTable(color_map("viridis"))[0], qRgb(0x44, 0x01, 0x54));
    QCOMPARE(colorTable(color_map("viridis"))[255], qRgb(0xFD, 0xE7, 0x25));
    QCOMPARE(colorTable(color_map("magma"))[255], qRgb(0xFC, 0xFD, 0xBF));
    // The maps that stand for an order grow lighter all the way.
    for (const ColorMap& map :
         {color_map("viridis"), color_map("cividis"), color_map("magma"), color_map("grey")}) {
        const auto& table = colorTable(map);
        for (std::size_t i = 16; i < table.size(); i += 16)
            QVERIFY(qGray(table[i]) > qGray(table[i - 16]));
    }
}

void TestHeatmap::scalePlacesItsEnds() {
    const std::vector<float> weights = {0.001F, 0.01F, 0.1F};
    const ColorScale log(weights, ColorRange::log, color_map("viridis"), 0.1);
    QCOMPARE(log.place(0.1F), 1.0);
    QVERIFY(std::abs(log.place(0.01) - 0.5) < 1e-6);
    QVERIFY(log.place(0.001F) < 1e-6);
    const ColorScale linear(weights, ColorRange::linear, color_map("viridis"), 0.1);
    QVERIFY(std::abs(linear.place(0.05) - 0.5) < 1e-6);
    std::vector<float> outlier(1000, 0.0F);
    for (std::size_t i = 0; i < outlier.size(); ++i)
        outlier[i] = static_cast<float>(i);
    outlier.back() = 1e6F;
    const ColorScale percentile(outlier, ColorRange::percentile, color_map("viridis"), 0.1);
    QVERIFY(percentile.high() < 1000 && percentile.low() > 5);
    const ColorScale alike(std::vector<float>(4, 0.25F), ColorRange::log, color_map("grey"), 0.25);
    QVERIFY(!alike.isEmpty());
    const ColorScale one(std::vector<float>(1, 1.0F), ColorRange::linear, color_map("grey"), 1);
    QCOMPARE(one.place(1), 1.0);  // no weight is above 1, nor is the scale
    QVERIFY(one.ticks(5).back().label == QStringLiteral("1"));
    QVERIFY(ColorScale(std::vector<float>(4, std::numeric_limits<float>::quiet_NaN()),
                       ColorRange::log, color_map("grey"), 0.25)
                .isEmpty());
}

void TestHeatmap::divergingScaleIsCentredOnUniform() {
    const std::vector<float> weights = {0.001F, 0.3F};
    for (const ColorRange range : {ColorRange::linear, ColorRange::log, ColorRange::percentile}) {
        const ColorScale scale(weights, range, color_map("diverging"), 0.01);
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
        for (const ColorMap& map : {color_map("viridis"), color_map("diverging")}) {
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
        for (const ColorMap& map : {color_map("viridis"), color_map("diverging")}) {
            const ColorScale scale(weights, range, map, 0.1);
            const QImage image = scale.picture(weights, 3, 2);
            const double lowest = scale.isEmpty() ? 0 : 255 * scale.place(0);
            QCOMPARE(image.pixel(2, 1), colorTable(map)[static_cast<std::size_t>(lowest + 0.5)]);
            QVERIFY(scale.ticks(5).size() < 10);
        }
}

void TestHeatmap::maskedPixelsAreTransparent() {
    const std::vector<float> weights = {0.5F, std::numeric_limits<float>::quiet_NaN()};
    const ColorScale scale(weights, ColorRange::linear, color_map("viridis"), 0.5);
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

namespace {

/// The number that a label writes: 0.002, 4·10⁻⁵, 10⁻³.
double numberOf(QString label) {
    const QString raised = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    const auto power = label.indexOf(QRegularExpression(QStringLiteral("10[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+$")));
    if (power < 0)
        return label.toDouble();
    QString exponent;
    for (const QChar c : label.mid(power + 2))
        exponent += c == QChar(0x207B) ? QStringLiteral("-") : QString::number(raised.indexOf(c));
    const QString digits = power == 0 ? QStringLiteral("1") : label.left(power - 1);
    return (digits + u'e' + exponent).toDouble();
}

/// The ticks of a scale: at least two, upwards, each label another and the number where it stands;
/// in a narrow range the lowest is rounded and the others say what they add to it.
void expectSensibleTicks(const ColorScale& scale, int most, const QString& what) {
    const auto ticks = scale.ticks(most);
    QVERIFY2(ticks.size() >= 2, qPrintable(what));
    QVERIFY2(static_cast<int>(ticks.size()) <= most + 4, qPrintable(what));
    const double size = scale.high() - scale.low();
    const auto weightAt = [&](double place) {
        return scale.isLogarithmic() ? scale.low() * std::pow(scale.high() / scale.low(), place)
                                     : scale.low() + place * size;
    };
    const double base = weightAt(ticks.front().place);
    QSet<QString> labels;
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        const QString& label = ticks[i].label;
        const QString told = what + QStringLiteral(": ") + label;
        labels.insert(label);
        QVERIFY2(i == 0 || ticks[i].place > ticks[i - 1].place, qPrintable(told));
        QVERIFY2(ticks[i].place >= 0 && ticks[i].place <= 1, qPrintable(told));
        const bool adds = label.startsWith(QLatin1Char('+'));
        const double weight = weightAt(ticks[i].place), got = numberOf(label.mid(adds ? 1 : 0));
        const bool rounded = i == 0 && ticks.back().label.startsWith(QLatin1Char('+'));
        const double error = std::abs(got + (adds ? base : 0) - weight);
        QVERIFY2(error <= (rounded ? 0.05 * weight : 0.02 * size + 1e-9 * weight) ||
                     error <= 1e-3 * weight * (scale.isLogarithmic() ? 1 : 0),
                 qPrintable(told));
    }
    QCOMPARE(labels.size(), static_cast<qsizetype>(ticks.size()));
}

}  // namespace

void TestHeatmap::ticksAreDistinctHoweverNarrowTheRange() {
    for (const float weight : {1.0F, 0.3F, 1 / 512.0F, 3.1e-5F, 7.7e-9F, 2e-20F})
        for (const double width :
             {0.0, 1e-7, 3e-6, 1e-5, 4e-4, 0.003, 0.02, 0.3, 0.7, 0.97, 0.9996})
            for (const ColorRange range :
                 {ColorRange::linear, ColorRange::log, ColorRange::percentile})
                for (const ColorMap& map : {color_map("viridis"), color_map("diverging")})
                    for (const int most : {2, 3, 5, 8, 14}) {
                        std::vector<float> weights;
                        for (int i = 0; i <= 200; ++i)
                            weights.push_back(
                                static_cast<float>(weight * (1 - width * (200 - i) / 200)));
                        const ColorScale scale(weights, range, map, weight * (1 - 0.4 * width));
                        expectSensibleTicks(scale, most,
                                            QStringLiteral("%1, width %2, range %3, %4, most %5")
                                                .arg(weight)
                                                .arg(width)
                                                .arg(static_cast<int>(range))
                                                .arg(map.diverging)
                                                .arg(most));
                    }
}

void TestHeatmap::aMatrixOfOneWeightHasTheMiddleOfItsMap() {
    constexpr float weight = 0.01F, next = 0.0100000007F;  // the float above it
    for (const ColorRange range : {ColorRange::linear, ColorRange::log, ColorRange::percentile}) {
        const ColorScale scale(std::vector<float>{weight, next, weight}, range,
                               color_map("diverging"), 0.01);
        QVERIFY(std::abs(scale.place(weight) - 0.5) < 1e-6);
        QVERIFY(std::abs(scale.place(next) - 0.5) < 1e-6);
    }
}

void TestHeatmap::whatDiffersFromNearlyAllKeepsItsColour() {
    std::vector<float> frozen(1000, 0.0F);
    frozen[500] = 1;
    const ColorScale scale(frozen, ColorRange::percentile, color_map("viridis"), 0.001);
    const QImage image = scale.picture(frozen, 1000, 1);
    QCOMPARE(image.pixel(500, 0), colorTable(color_map("viridis"))[255]);
    QCOMPARE(image.pixel(0, 0), colorTable(color_map("viridis"))[0]);
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

/// The matrix as the exported picture shows it, without the pixels along its edges, where the axes
/// are drawn.
QImage drawnMatrix(const AttentionFrame& frame, const Scenario& scenario, QSize size) {
    QImage picture(size, QImage::Format_RGB32);
    QPainter painter(&picture);
    paintHeatmap(painter, size, frame, scenario, lightTheme());
    painter.end();
    return picture.copy(HeatmapLayout(size, true, false).matrix.toRect().adjusted(1, 1, -1, -1));
}

}  // namespace

/// A lattice would be seen as columns and rows whose means differ by more than those of independent
/// pixels.
void TestHeatmap::noiseIsDrawnWithoutALattice() {
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
            QCOMPARE(drawn.size(), QSize(pixels - 2, pixels - 2));
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
void TestHeatmap::everyPixelOfTheImageIsDrawnEquallyLarge() {
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

void TestHeatmap::anImageIsScaledByArea() {
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

void TestHeatmap::aWholeRatioIsPixelExact() {
    QImage image(3, 2, QImage::Format_ARGB32_Premultiplied);
    for (int i = 0; i < 6; ++i)
        image.setPixel(i % 3, i / 3, qRgb(40 * i, 255 - 30 * i, 7 * i));
    for (const int factor : {1, 2, 5}) {
        const QSize size = image.size() * factor;
        QCOMPARE(areaScaled(image, QRectF(QPointF(0, 0), size), size), image.scaled(size));
    }
}

/// A viewer scales it without smoothing; nothing is scaled twice.
void TestHeatmap::aVectorFormatHoldsTheImageAsItIs() {
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
    QCOMPARE(viewport, (Viewport{75, 100, 0, 25, 25, 25}));
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
    QCOMPARE(part.width, part.key_end - part.key_begin);  // fewer than pixels: every cell
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
    frame.rows_axis = frame.keys_axis = PixelAxis::showing(0, 4, 4, 2);
    for (std::int64_t row = 0; row < 3; ++row) {
        RowStatistics statistics;
        statistics.count = 4;
        statistics.entropy = static_cast<double>(row);
        frame.rows.push_back(row);
        frame.statistics.push_back(statistics);
    }
    const EntropyStrip strip(frame, entropy_unit("nat"));
    QCOMPARE(strip.bins.size(), std::size_t{2});
    QCOMPARE(strip.bins[0].mean, 0.5);
    QCOMPARE(strip.bins[0].least, 0.0);
    QCOMPARE(strip.bins[0].most, 1.0);
    QCOMPARE(strip.bins[1].mean, 2.0);
    const EntropyStrip bits(frame, entropy_unit("bit"));
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
