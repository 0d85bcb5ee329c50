#include "tests/ui/test_works.h"

#include <QSignalSpy>
#include <QTest>

#include "ui/jobs/works.h"

using namespace attnscope;

namespace {

struct Two {
    WorkSource one, other;
    Works works;

    Two() {
        works.add(one);
        works.add(other);
    }
};

}  // namespace

void TestWorks::isAsFarAsTheLeastFar() {
    Two two;
    double told = -1;
    connect(&two.works, &Works::progressed, this, [&](double part) { told = part; });
    two.one.setBusy(true);
    Q_EMIT two.one.progressed(0.5);
    QCOMPARE(told, 0.5);
    two.other.setBusy(true);
    QCOMPARE(told, 0.0);
    Q_EMIT two.other.progressed(0.25);
    QCOMPARE(told, 0.25);
    Q_EMIT two.one.progressed(0.75);
    QCOMPARE(told, 0.25);
    two.other.setBusy(false);
    QCOMPARE(told, 0.75);
    two.one.setBusy(false);
    two.one.setBusy(true);  // from the beginning
    QCOMPARE(two.works.part(), 0.0);
}

void TestWorks::isBusyWhileAnyIs() {
    Two two;
    QSignalSpy changes(&two.works, &Works::busyChanged);
    QVERIFY(two.works.isSettled());
    two.one.setBusy(true);
    two.other.setBusy(true);
    two.one.setBusy(false);
    QVERIFY(two.works.isBusy() && !two.works.isSettled());
    QCOMPARE(changes.size(), 1);
    two.other.setBusy(false);
    QCOMPARE(changes.size(), 2);
    QVERIFY(!two.works.isBusy() && two.works.isSettled());
}

void TestWorks::cancelsAll() {
    Two two;
    two.one.setBusy(true);
    two.other.setBusy(true);
    two.works.cancel();
    QVERIFY(!two.one.isBusy() && !two.other.isBusy() && !two.works.isBusy());
}
