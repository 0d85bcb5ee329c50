#include "tests/ui/test_color_scale.h"

#include <QRegularExpression>
#include <QSet>
#include <QTest>
#include <cmath>
#include <limits>

#include "ui/heatmap/color_bar.h"
#include "ui/heatmap/color_scale.h"
#include "ui/heatmap/heatmap_scene.h"
#include "ui/look/color_table.h"
#include "ui/ticks/ticks.h"

using namespace attnscope;

void TestColorScale::colourTablesRunFromAnchorToAnchor() {
    QCOMPARE(colorTable(color_map("viridis"))[0], qRgb(0x44, 0x01, 0x54));
    QCOMPARE(colorTable(color_map("viridis"))[255], qRgb(0xFD, 0xE7, 0x25));
    QCOMPARE(colorTable(color_map("magma"))[255], qRgb(0xFC, 0xFD, 0xBF));
    for (const ColorMap& map : color_maps()) {
        QCOMPARE(colorTable(map)[0], 0xFF000000 | map.anchors.front());
        QCOMPARE(colorTable(map)[255], 0xFF000000 | map.anchors.back());
    }
}

/// A map that stands for an order grows lighter all the way; one whose middle has a meaning does so
/// up to it, and darker from there.
void TestColorScale::lightnessTellsTheOrder() {
    for (const ColorMap& map : color_maps()) {
        const auto& table = colorTable(map);
        for (std::size_t i = 15; i < table.size(); i += 15) {
            const bool past = map.diverging && i > 135, middle = map.diverging && i == 135;
            const int growth = qGray(table[i]) - qGray(table[i - 15]);
            QVERIFY2(middle || (past ? -growth : growth) > 0, map.key.data());
        }
    }
}

void TestColorScale::scalePlacesItsEnds() {
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

/// On every scale of whatever weights; a diverging map stays centred on 1/n, or on 0.
void TestColorScale::limitsByNumberHold() {
    const std::vector<float> weights = {0.001F, 0.01F, 0.1F};
    for (const ColorRange range : {ColorRange::linear, ColorRange::log, ColorRange::percentile}) {
        const ColorScale scale(weights, range, color_map("viridis"), 0.1, {0.002, 0.5});
        QCOMPARE(scale.low(), 0.002);
        QCOMPARE(scale.high(), 0.5);
        QCOMPARE(scale.place(1), 1.0);
        const ColorScale upper(weights, range, color_map("viridis"), 0.1, {0, 0.05});
        QCOMPARE(upper.high(), 0.05);
        QVERIFY(upper.low() < upper.high());
        const ColorScale centred(weights, range, color_map("diverging"), 0.1, {0, 0.5});
        QVERIFY(std::abs(centred.place(0.1) - 0.5) < 1e-9);
        const ColorScale difference = ColorScale::ofSigned(weights, range, {0, 0.3});
        QCOMPARE(difference.place(0), 0.5);
        QCOMPARE(difference.high(), 0.3);
        QCOMPARE(difference.low(), -0.3);
    }
}

void TestColorScale::whatLiesBeyondItsEndsIsKnown() {
    const std::vector<float> weights{0.01F, 0.2F, 0.5F, std::numeric_limits<float>::quiet_NaN()};
    const auto beyond = [&](ColorRange range, const ColorLimits& limits) {
        const ColorScale scale(weights, range, color_maps().front(), 0.1, limits);
        return std::pair(scale.exceedsLow(), scale.exceedsHigh());
    };
    const std::pair none(false, false);
    QCOMPARE(beyond(ColorRange::linear, {}), none);
    QCOMPARE(beyond(ColorRange::log, {}), none);
    QCOMPARE(beyond(ColorRange::log, {0.01, 0.5}), none);
    QCOMPARE(beyond(ColorRange::log, {0.05, 0.5}), std::pair(true, false));
    QCOMPARE(beyond(ColorRange::linear, {0, 0.4}), std::pair(false, true));
    QCOMPARE(beyond(ColorRange::linear, {0.1, 0.4}), std::pair(true, true));
    const ColorScale change =
        ColorScale::ofSigned(std::vector{-0.3F, 0.1F}, ColorRange::linear, {0, 0.2});
    QCOMPARE(std::pair(change.exceedsLow(), change.exceedsHigh()), std::pair(true, false));
    ColorScale both = ColorScale(weights, ColorRange::linear, color_maps().front(), 0.1, {0, 0.6});
    both.include(
        ColorScale(std::vector{0.7F}, ColorRange::linear, color_maps().front(), 0.1, {0, 0.6}));
    QVERIFY(both.exceedsHigh());
}

/// Above and below a bar stands its end's colour where weights lie there, the ground elsewhere.
void TestColorScale::thePointsOfItsBarSaySo() {
    const std::vector<float> weights{0.01F, 0.5F};
    const Theme& theme = lightTheme();
    const auto paint = [&](const ColorLimits& limits) {
        QImage image(30, 60, QImage::Format_RGB32);
        image.fill(theme.surface);
        QPainter painter(&image);
        paintColorBar(painter, {5, 10, 20, 40}, Qt::Vertical,
                      ColorScale(weights, ColorRange::log, color_maps().front(), 0.1, limits),
                      theme);
        return std::pair(image.pixelColor(15, 7), image.pixelColor(15, 52));
    };
    const auto& table = colorTable(color_maps().front());
    QCOMPARE(paint({}), std::pair(theme.surface, theme.surface));
    QCOMPARE(paint({0.1, 0}), std::pair(theme.surface, QColor(table.front())));
    QCOMPARE(paint({0, 0.3}), std::pair(QColor(table.back()), theme.surface));
}

void TestColorScale::divergingScaleIsCentredOnUniform() {
    const std::vector<float> weights = {0.001F, 0.3F};
    for (const ColorRange range : {ColorRange::linear, ColorRange::log, ColorRange::percentile}) {
        const ColorScale scale(weights, range, color_map("diverging"), 0.01);
        QVERIFY2(std::abs(scale.place(0.01) - 0.5) < 1e-9,
                 qPrintable(QString::number(static_cast<int>(range))));
    }
}

void TestColorScale::everyPixelHasTheColourOfItsWeight() {
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

void TestColorScale::weightsThatVanishHaveTheLowestColour() {
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

void TestColorScale::maskedPixelsAreTransparent() {
    const std::vector<float> weights = {0.5F, std::numeric_limits<float>::quiet_NaN()};
    const ColorScale scale(weights, ColorRange::linear, color_map("viridis"), 0.5);
    const QImage image = scale.picture(weights, 2, 1);
    QCOMPARE(qAlpha(image.pixel(0, 0)), 255);
    QCOMPARE(qAlpha(image.pixel(1, 0)), 0);
}

void TestColorScale::weightsAreWrittenShort() {
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

void TestColorScale::ticksAreDistinctHoweverNarrowTheRange() {
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

void TestColorScale::aMatrixOfOneWeightHasTheMiddleOfItsMap() {
    constexpr float weight = 0.01F, next = 0.0100000007F;  // the float above it
    for (const ColorRange range : {ColorRange::linear, ColorRange::log, ColorRange::percentile}) {
        const ColorScale scale(std::vector<float>{weight, next, weight}, range,
                               color_map("diverging"), 0.01);
        QVERIFY(std::abs(scale.place(weight) - 0.5) < 1e-6);
        QVERIFY(std::abs(scale.place(next) - 0.5) < 1e-6);
    }
}

void TestColorScale::whatDiffersFromNearlyAllKeepsItsColour() {
    std::vector<float> frozen(1000, 0.0F);
    frozen[500] = 1;
    const ColorScale scale(frozen, ColorRange::percentile, color_map("viridis"), 0.001);
    const QImage image = scale.picture(frozen, 1000, 1);
    QCOMPARE(image.pixel(500, 0), colorTable(color_map("viridis"))[255]);
    QCOMPARE(image.pixel(0, 0), colorTable(color_map("viridis"))[0]);
    std::vector<float> small(1000, 0.0F);
    small[500] = 1e-4F;
    QCOMPARE(ColorScale::ofSigned(small, ColorRange::percentile, {0, 0}).high(),
             static_cast<double>(1e-4F));
    QCOMPARE(ColorScale::ofSigned({}, ColorRange::percentile, {0, 0}).high(), 1.0);
}

/// Keys of which one is far longer than the others, so that all queries like it: its column has to
/// be seen wherever it lies, although seven columns share a pixel.
