#include "tests/ui/test_trace.h"

#include <QLineF>
#include <QTest>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <set>

#include "ui/figure/swarm.h"
#include "ui/figure/thinned.h"
#include "ui/figure/trace.h"

using namespace attnscope;

void TestTrace::gapsAndLimitsCutCurves() {
    Curve curve;
    curve.x = {0, 1, 2, 3, 4, 5};
    curve.y = {1, 1, std::nan(""), 1, 1, 1};
    curve.holds = {{-1, 4.5}};
    const QRectF plot(0, 0, 50, 20);
    const AxisMap x{{0, 5}, false, 0, 50}, y{{0, 2}, false, 20, 0};
    const Trace trace = traceCurve(curve, x, y, plot);
    QCOMPARE(trace.pieces.size(), std::size_t{3});
    QCOMPARE(trace.pieces[0].points, QPolygonF({{0, 10}, {10, 10}}));
    QCOMPARE(trace.pieces[1].points, QPolygonF({{30, 10}, {40, 10}, {45, 10}}));
    QCOMPARE(trace.pieces[2].points, QPolygonF({{45, 10}, {50, 10}}));
    QVERIFY(trace.pieces[1].valid && !trace.pieces[2].valid);

    curve.holds = {{0.25, 0.5}, {3.25, 3.75}};
    const Trace twice = traceCurve(curve, x, y, plot);
    QCOMPARE(twice.pieces.size(), std::size_t{6});
    QCOMPARE(twice.pieces[1].points, QPolygonF({{2.5, 10}, {5, 10}}));
    QCOMPARE(twice.pieces[4].points, QPolygonF({{32.5, 10}, {37.5, 10}}));
    for (std::size_t i = 0; i < twice.pieces.size(); ++i)
        QCOMPARE(twice.pieces[i].valid, i == 1 || i == 4);

    curve.holds = {};
    const Trace nowhere = traceCurve(curve, x, y, plot);
    QCOMPARE(nowhere.pieces.size(), std::size_t{2});
    QVERIFY(!nowhere.pieces[0].valid && !nowhere.pieces[1].valid);
}

void TestTrace::aBarAboveThePlotIsFilledToItsTop() {
    Curve curve;
    curve.style = CurveStyle::steps;
    curve.x = {0, 1, 2, 3};
    curve.y = {1, 5, 1, 0};
    const QRectF plot(0, 0, 30, 20);
    const AxisMap x{{0, 3}, false, 0, 30}, y{{0, 2}, false, 20, 0};
    const std::vector<QPolygonF> edges = traceEdge(curve, x, y, plot);
    QCOMPARE(edges.size(), std::size_t{1});
    const QPolygonF area = edges[0] + QPolygonF({{30, 20}, {0, 20}});
    for (const QPointF inside : {QPointF(5, 15), QPointF(15, 1), QPointF(15, 15), QPointF(25, 15)})
        QVERIFY(area.containsPoint(inside, Qt::OddEvenFill));
    QVERIFY(!area.containsPoint({5, 5}, Qt::OddEvenFill));
    QVERIFY(plot.contains(area.boundingRect()));
}

void TestTrace::dotsOverOneAbscissaStandBesideOneAnother() {
    std::vector<TraceMark> marks(5, {QPointF(100, 50)});
    marks.push_back({QPointF(100, 90)});
    marks.push_back({QPointF(130, 50)});
    const QPolygonF dots = swarm(marks);
    std::set<double> places;
    double sum = 0;
    for (int i = 0; i < 5; ++i) {
        QCOMPARE(dots[i].y(), 50);
        places.insert(dots[i].x());
        sum += dots[i].x();
    }
    QCOMPARE(places.size(), 5U);
    QCOMPARE(sum, 500);
    QVERIFY(*places.rbegin() - *places.begin() <= 40);
    QCOMPARE(dots[5], QPointF(100, 90));
    QCOMPARE(dots[6], QPointF(130, 50));
}

void TestTrace::aBandThatLeavesThePlotFollowsItsBorder() {
    const Band band{
        "", CurveKind::simulation, {0, 1, 2, 3}, {1, -3, 1, std::nan("")}, {1, 5, 1, 1}};
    const QRectF plot(5, 0, 20, 20);
    const AxisMap x{{0.5, 2.5}, false, 5, 25}, y{{0, 2}, false, 20, 0};
    const BandTrace edges = traceBand(band, x, y, plot);
    QCOMPARE(edges.upper.size(), std::size_t{1});
    QCOMPARE(edges.lower.size(), std::size_t{1});
    for (const QPolygonF& edge : {edges.upper[0], edges.lower[0]})
        for (const QPointF& point : edge)
            QVERIFY(point.x() >= 5 && point.x() <= 25 && point.y() >= 0 && point.y() <= 20);
    // Three quarters of the way from one abscissa to the next it comes back.
    QVERIFY(edges.upper[0].contains(QPointF(17.5, 0)));
    QVERIFY(edges.lower[0].contains(QPointF(17.5, 20)));
}

namespace {

double distance(QPointF point, QPointF from, QPointF to) {
    const QPointF way = to - from;
    const double square = QPointF::dotProduct(way, way);
    const double part =
        square > 0 ? std::clamp(QPointF::dotProduct(point - from, way) / square, 0.0, 1.0) : 0;
    return QLineF(point, from + part * way).length();
}

double distance(QPointF point, const QPolygonF& line) {
    double least = HUGE_VAL;
    for (qsizetype i = 1; i < line.size(); ++i)
        least = std::min(least, distance(point, line[i - 1], line[i]));
    return least;
}

}  // namespace

void TestTrace::aThinnedLinePassesAllPointsAndTurnsWhereItTurned() {
    constexpr double tolerance = 0.02;
    QPolygonF wave, walk;
    std::uint32_t random = 1;
    for (int i = 0; i <= 2000; ++i) {
        wave.append({0.4 * i, 200 + 150 * std::sin(0.005 * i)});
        random = random * 1664525 + 1013904223;  // up, down, forth and back
        walk.append({0.1 * i + (random >> 28), static_cast<double>(random >> 20 & 31)});
    }
    for (const QPolygonF& line : {wave, walk}) {
        const QPolygonF thin = thinned(line, tolerance);
        QCOMPARE(thin.first(), line.first());
        QCOMPARE(thin.last(), line.last());
        for (const QPointF& point : line)
            QVERIFY(distance(point, thin) <= tolerance * 1.0001);
    }
    QVERIFY(thinned(wave, tolerance).size() < wave.size() / 5);

    QCOMPARE(thinned(QPolygonF({{0, 0}, {4, 0}, {9, 0}, {9, 5}, {9, 7}, {12, 7}}), tolerance),
             QPolygonF({{0, 0}, {9, 0}, {9, 7}, {12, 7}}));
    QCOMPARE(thinned(QPolygonF({{0, 0}, {5, 0}, {3, 0}, {3, 4}}), tolerance),
             QPolygonF({{0, 0}, {5, 0}, {3, 0}, {3, 4}}));
    QCOMPARE(thinned(QPolygonF({{1, 2}, {1, 2}}), tolerance), QPolygonF({{1, 2}, {1, 2}}));
}
