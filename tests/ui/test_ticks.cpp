#include "tests/ui/test_ticks.h"

#include <QTest>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figure/format.h"
#include "ui/look/text.h"
#include "ui/ticks/ticks.h"

using namespace attnscope;

namespace {

QStringList labelsOf(const Ticks& ticks) {
    return QStringList(ticks.labels.begin(), ticks.labels.end());
}

}  // namespace

void TestTicks::ticksStandAtRoundValues_data() {
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("unit");
    QTest::addColumn<bool>("logarithmic");
    QTest::addColumn<double>("min");
    QTest::addColumn<double>("max");
    QTest::addColumn<int>("room");
    QTest::addColumn<QString>("wanted");
    const auto row = [](const char* name, const char* field, const char* unit, bool logarithmic,
                        double min, double max, int room, const char* wanted) {
        QTest::newRow(name) << QString::fromUtf8(field) << QString::fromUtf8(unit) << logarithmic
                            << min << max << room << QString::fromUtf8(wanted);
    };
    row("length", "n", "", true, 2, 65536, 6, "8 64 512 4096 32 768");
    row("long length", "n", "", true, 2, 0x1p36, 6, "64 4096 262 144 2²⁴ 2³⁰ 2³⁶");
    row("short length", "n", "", true, 500, 620, 6, "500 520 540 560 580 600 620");
    row("scale", "lambda", "", true, 0.01, 10, 5, "0.01 0.1 1 10");
    row("wide scale", "lambda", "", true, 1e-5, 10, 7, "10⁻⁵ 10⁻⁴ 0.001 0.01 0.1 1 10");
    row("scale, zoomed", "lambda", "", true, 0.1, 1, 6, "0.1 0.2 0.5 1");
    row("degrees", "", "°", false, 0, 180, 6, "0 30 60 90 120 150 180");
    row("radians", "", "rad", false, 0, 3.1416, 4, "0 1 2 3");
    row("negative", "", "nat", false, -2, 2, 4, "−2 −1 0 1 2");
    row("fractions", "", "", false, 0, 0.065, 4, "0.00 0.02 0.04 0.06");
}

void TestTicks::ticksStandAtRoundValues() {
    QFETCH(QString, field);
    QFETCH(QString, unit);
    QFETCH(bool, logarithmic);
    QFETCH(double, min);
    QFETCH(double, max);
    QFETCH(int, room);
    QFETCH(QString, wanted);
    const Axis axis{"", unit.toStdString(), logarithmic, min, max, field.toStdString()};
    const Ticks ticks = axisTicks(axis, min, max, room);
    QString shown = labelsOf(ticks).join(QLatin1Char(' '));
    QCOMPARE(shown.replace(QChar(0x2009), QLatin1Char(' ')), wanted);
    QCOMPARE(ticks.major.size(), ticks.labels.size());
    for (double value : ticks.major)
        QVERIFY(value >= min - 1e-9 * std::abs(min) && value <= max + 1e-9 * std::abs(max));
}

void TestTicks::rowsAndKeysAreMarkedAtPowersOfTwo() {
    const auto labels = [](double from, double to, double room) {
        return labelsOf(cellTicks(from, to, room)).join(QLatin1Char(' '));
    };
    QCOMPARE(labels(0, 512, 4), QStringLiteral("0 128 256 384"));
    QCOMPARE(labels(0, 5, 100), QStringLiteral("0 1 2 3 4"));
    QCOMPARE(labels(3.5, 70, 3), QStringLiteral("32 64"));
}

void TestTicks::endsAreWrittenAsTrueAsTheirScaleIsNarrow() {
    using Ends = std::pair<QString, QString>;
    QCOMPARE(endLabels(0, 0.0123456), Ends(QStringLiteral("0"), QStringLiteral("0.0123")));
    QCOMPARE(endLabels(10.94, 10.99), Ends(QStringLiteral("10.94"), QStringLiteral("10.99")));
    QCOMPARE(endLabels(11, 11.04), Ends(QStringLiteral("11"), QStringLiteral("11.04")));
    QCOMPARE(endLabels(10.946, 10.982), Ends(QStringLiteral("10.946"), QStringLiteral("10.982")));
}

void TestTicks::numbersAreSetForReading() {
    QCOMPARE(shortNumber(0.125), QStringLiteral("0.125"));
    QCOMPARE(shortNumber(0.0883883), QStringLiteral("0.08839"));
    QCOMPARE(shortNumber(512), QStringLiteral("512"));
    QCOMPARE(shortNumber(65536), QStringLiteral("65 536").replace(QLatin1Char(' '), QChar(0x2009)));
    QCOMPARE(unbrokenNumber(65536, 4),
             QStringLiteral("65 536").replace(QLatin1Char(' '), QChar(0x202F)));
    QCOMPARE(shortNumber(1.5e9), QStringLiteral("1.5·10⁹"));
    QCOMPARE(shortNumber(6.5432e-7, 3), QStringLiteral("6.54·10⁻⁷"));
    QCOMPARE(shortNumber(9.9996e-5), QStringLiteral("0.0001"));
    QCOMPARE(shortNumber(9.994e-5, 3), QStringLiteral("9.99·10⁻⁵"));
    QCOMPARE(shortNumber(-9999999.7), QStringLiteral("−10⁷"));
    QCOMPARE(shortNumber(0.99996), QStringLiteral("1"));
    QCOMPARE(shortNumber(1234567.8),
             QStringLiteral("1 234 568").replace(QLatin1Char(' '), QChar(0x2009)));
    QCOMPARE(shortNumber(-std::numeric_limits<double>::infinity()), QStringLiteral("–"));
    QCOMPARE(valueText(std::numeric_limits<double>::infinity(), 1), QStringLiteral("–"));
    QCOMPARE(powerNumber(-45678.1, 3), QStringLiteral("−4.57·10⁴"));
    QCOMPARE(shortNumber(5.5831, 3), QStringLiteral("5.58"));
    QCOMPARE(shortNumber(std::nan(""), 3), QStringLiteral("–"));
    QCOMPARE(valueText(-1.26, 1), QStringLiteral("−1.3"));
    QCOMPARE(valueText(-0.001, 2), QStringLiteral("0.00"));
    QCOMPARE(boundedText(0.0001, 3), QStringLiteral("< 0.001"));
    QCOMPARE(boundedText(-0.0001, 3), QStringLiteral("> −0.001"));
    QCOMPARE(boundedText(0, 3), QStringLiteral("0.000"));
    QCOMPARE(boundedText(0.0006, 3), QStringLiteral("0.001"));
    QCOMPARE(entropyText(-1e-9), QStringLiteral("0.000"));
    QCOMPARE(entropyText(1e-9), QStringLiteral("< 0.001"));
    QCOMPARE(entropyText(std::nan("")), QStringLiteral("–"));
    QCOMPARE(valueText(std::nan(""), 2), QStringLiteral("–"));
    QCOMPARE(positionText({"scale λ", "", true, 0.01, 10, "lambda"}, 0.125),
             QStringLiteral("λ = 0.125"));
    QCOMPARE(positionText({"length n", "", true, 2, 100, "n"}, 64.2), QStringLiteral("n = 64"));
}

void TestTicks::aLogarithmicBarIsMarkedAllAlong() {
    for (const double high : {1.0, 0.07, 0.0141, 3e-4})
        for (const double decades : {1.0, 1.5, 2.0, 2.5, 2.9, 3.5, 4.4, 6.0})
            for (int most = 2; most <= 8; ++most) {
                const double low = high / std::pow(10.0, decades);
                double before = 0, widest = 0;
                for (const double weight : weightTicks(low, high, true, most).major) {
                    const double place = std::log10(weight / low) / decades;
                    widest = std::max(widest, place - before);
                    before = place;
                }
                widest = std::max(widest, 1 - before);
                QVERIFY2(widest <= 0.67, qPrintable(QStringLiteral("%1, %2 decades, %3: %4")
                                                        .arg(high)
                                                        .arg(decades)
                                                        .arg(most)
                                                        .arg(widest)));
            }
}
