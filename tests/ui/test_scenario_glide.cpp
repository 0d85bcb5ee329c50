#include "tests/ui/test_scenario_glide.h"

#include <QApplication>
#include <QSignalSpy>
#include <QTest>

#include "core/fields/assignments.h"
#include "tests/ui/window_testing.h"
#include "ui/lessons/scenario_glide.h"

using namespace attnscope;
using namespace attnscope::testing;

namespace {

Scenario ofSize(std::int64_t n, std::int64_t d) {
    Scenario scenario = small();
    scenario.n = n;
    scenario.d = d;
    return scenario;
}

/// A glide from n = 64 and d = 16 to n = 512 and d = 256.
struct Gliding {
    ScenarioModel model{ofSize(512, 256)};
    ScenarioGlide glide{model};
    QSignalSpy changes{&model, &ScenarioModel::changed};
    QSignalSpy ended{&glide, &ScenarioGlide::ended};
    QSignalSpy arrived{&glide, &ScenarioGlide::arrived};

    void start() { glide.start(ofSize(64, 16)); }
    /// Starts, and waits until the numbers are on their way.
    void startAndWait() {
        start();
        QVERIFY(changes.wait(patience));
        QVERIFY(n() > 64 && n() < 512);
        QVERIFY(d() > 16 && d() < 256);
    }
    std::int64_t n() const { return model.scenario().n; }
    std::int64_t d() const { return model.scenario().d; }
    bool rests() const { return !glide.runs() && !model.isDragging() && ended.size() == 1; }
};

}  // namespace

void TestScenarioGlide::init() {
    QApplication::setEffectEnabled(Qt::UI_General, true);
}

void TestScenarioGlide::cleanup() {
    QApplication::setEffectEnabled(Qt::UI_General, false);
}

void TestScenarioGlide::numbersGoThroughThoseInBetween() {
    Gliding on;
    std::vector<std::int64_t> lengths;
    connect(&on.model, &ScenarioModel::changed, this, [&] { lengths.push_back(on.n()); });
    on.start();
    QCOMPARE(on.n(), 64);
    QCOMPARE(on.d(), 16);
    QVERIFY(on.model.isDragging());
    QTRY_VERIFY_WITH_TIMEOUT(on.rests(), patience);
    QVERIFY(lengths.size() >= 5);  // the first, the last, and at least three of them on the way
    QVERIFY(std::ranges::is_sorted(lengths));
    QCOMPARE(on.model.scenario(), ofSize(512, 256));
    QCOMPARE(on.arrived.size(), 1);
}

void TestScenarioGlide::whenOneIsChangedTheOthersArrive() {
    Gliding on;
    on.startAndWait();
    on.model.setField("n", "90");
    QVERIFY(on.rests());
    QCOMPARE(on.model.scenario(), ofSize(90, 256));
    QVERIFY(on.arrived.isEmpty());
}

void TestScenarioGlide::anotherRuleStays() {
    Gliding on;
    on.model.adopt(with_settings(ofSize(512, 256), {"lambda=0.9"}));
    on.glide.start(with_settings(ofSize(512, 16), {"lambda=0.1"}));
    on.model.setField("rule", "inverse-sqrt-d");
    QVERIFY(on.rests());
    QCOMPARE(on.model.scenario().rule, "inverse-sqrt-d");
    QCOMPARE(on.d(), 256);
}

void TestScenarioGlide::itStopsWhereItIs() {
    Gliding on;
    on.startAndWait();
    const Scenario there = on.model.scenario();
    on.glide.stop();
    QVERIFY(on.rests());
    QCOMPARE(on.model.scenario(), there);
    QVERIFY(on.arrived.isEmpty());
}

void TestScenarioGlide::itFinishesWhereItWouldHaveArrived() {
    Gliding on;
    on.startAndWait();
    on.glide.finish();
    QVERIFY(on.rests());
    QCOMPARE(on.model.scenario(), ofSize(512, 256));
    QVERIFY(on.arrived.isEmpty());
}

void TestScenarioGlide::withoutAnimationsNumbersArriveAtOnce() {
    QApplication::setEffectEnabled(Qt::UI_General, false);
    Gliding on;
    on.start();
    QVERIFY(on.rests());
    QCOMPARE(on.model.scenario(), ofSize(512, 256));
    QVERIFY(on.changes.isEmpty());
    QCOMPARE(on.arrived.size(), 1);
}
