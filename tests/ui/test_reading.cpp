#include "tests/ui/test_reading.h"

#include <QTest>
#include <algorithm>
#include <cmath>

#include "core/figures/entries.h"
#include "tests/ui/sample_figures.h"
#include "ui/figure/format.h"
#include "ui/figure/hidden_entries.h"
#include "ui/figure/reading.h"

using namespace attnscope;

void TestReading::simulatedPointsAreReadAtTheirOwnAbscissas() {
    Figure figure;
    figure.x = {"scale", "", true, 0.01, 1, ""};
    Curve curve;
    curve.style = CurveStyle::points;
    curve.x = {0.01, 0.1, 1};
    curve.y = {3, 2, 1};
    curve.error = {0.3, 0.2, 0.1};
    figure.curves = {curve};
    const Reading on = readFigure(figure, 0.1).front();
    QCOMPARE(on.value, 2.0);
    QCOMPARE(on.error, 0.2);
    for (const double beside : {0.101, 0.3, 2.0}) {
        QVERIFY(std::isnan(readFigure(figure, beside).front().value));
        QCOMPARE(readFigure(figure, beside).front().error, 0.0);
    }
}

void TestReading::aReadOutIsOfTheAbscissaThatItNames() {
    Figure figure;
    figure.x = {"scale", "", true, 0.01, 1, "lambda"};
    Curve curve;
    curve.style = CurveStyle::points;
    curve.x = {0.01, 0.1, 1};
    curve.y = {3, 2, 1};
    figure.curves = {curve};
    AxisMap map{{0.01, 1}, true, 50, 450};
    QCOMPARE(abscissaAt(figure, map, 246), 0.1);  // the simulated point's own
    QCOMPARE(abscissaAt(figure, map, 254), 0.1);
    for (const double pixel : {60.0, 244.0, 256.0, 333.3}) {
        const double x = abscissaAt(figure, map, pixel);
        const double wanted = 0.01 * std::pow(100, (pixel - 50) / 400);
        QVERIFY(x != 0.1 && std::abs(x / wanted - 1) < 0.5 * std::log(100) / 400);
        QCOMPARE(positionText(figure.x, x, positionDigits(map)),
                 QStringLiteral("λ = ") + QString::number(x, 'g', 4));
    }
    QCOMPARE(positionDigits(map), 4);
    map.range = {0.2, 0.2001};
    const double near = abscissaAt(figure, map, 251);
    const double wanted = 0.2 * std::pow(1.0005, 201.0 / 400), pixel = 0.0001 / 400;
    QVERIFY(positionDigits(map) > 5 && std::abs(near - wanted) < pixel);
    figure.x.field = "n";
    map.range = {1, 1000};
    QCOMPARE(abscissaAt(figure, map, 200), 13.0);  // 1000^{3/8} = 13.3
}

void TestReading::measuredRowsAreTooManyToRead() {
    Figure figure;
    figure.x = {"length", "", true, 1, 1000, "n"};
    Curve rows;
    rows.kind = CurveKind::measured;
    rows.style = CurveStyle::points;
    rows.x = {10, 10, 11};
    rows.y = {1, 2, 3};
    figure.curves = {rows};
    QVERIFY(readFigure(figure, 10).empty());
    const AxisMap map{{1, 1000}, true, 0, 3000};
    QCOMPARE(abscissaAt(figure, map, 1003), 10.0);  // 10.02, not the next row's 11
    figure.curves.front().style = CurveStyle::steps;
    QCOMPARE(readFigure(figure, 10).size(), std::size_t{1});
}

void TestReading::whatIsHiddenIsNotRead() {
    const Figure figure = sample::entropyVsLength();
    const std::string key = key_of(figure.curves.front());
    const std::vector<Reading> all = readFigure(figure, 4096),
                               shown = readFigure(emptied(figure, {key}), 4096);
    QVERIFY(shown.size() < all.size());
    QVERIFY(std::ranges::count(shown, all.front().label, &Reading::label) == 0);
}

void TestReading::readingsAreOfEveryCurveAndBand() {
    const std::vector<Reading> readings = readFigure(sample::entropyVsLength(), 4096);
    QCOMPARE(readings.size(), std::size_t{7});
    QVERIFY(std::abs(readings[1].value - (std::log(4096) - 0.492)) < 1e-9);
    QVERIFY(readings[1].valid && !readings[3].valid);
    QVERIFY(std::isnan(readings[6].value));  // nothing is simulated there
    const std::vector<Reading> banded = readFigure(sample::gradientVsScale(), 7);
    QVERIFY(std::isnan(banded[2].value));
    QVERIFY(banded.back().isBand && banded.back().upper > banded.back().lower);
    QCOMPARE(readFigure(sample::angles(), 88).back().value,
             readFigure(sample::angles(), 87.1).back().value);
}
