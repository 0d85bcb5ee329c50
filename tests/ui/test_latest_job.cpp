#include "tests/ui/test_latest_job.h"

#include <QSignalSpy>
#include <QTest>
#include <QThread>
#include <latch>
#include <semaphore>

#include "core/text/errors.h"
#include "ui/jobs/latest_job.h"

using namespace attnscope;
using namespace std::chrono_literals;

namespace {

/// Waits, as a long computation that looks at its stop token does.
void untilStopped(const std::stop_token& stop) {
    while (!stop.stop_requested())
        QThread::usleep(200);
    throw Cancelled();
}

void untilIdle(const LatestJob& job) {
    QTRY_VERIFY(!job.isBusy());
}

}  // namespace

void TestLatestJob::deliversInOrderOnTheGuiThread() {
    LatestJob job;
    QSignalSpy busy(&job, &LatestJob::busyChanged);
    QList<int> seen;
    job.post([&](const std::stop_token&, const LatestJob::Deliver& deliver) {
        for (int i = 0; i < 3; ++i)
            deliver([&seen, i] {
                QCOMPARE(QThread::currentThread(), qApp->thread());
                seen.append(i);
            });
    });
    QVERIFY(job.isBusy());
    untilIdle(job);
    QCOMPARE(seen, QList<int>({0, 1, 2}));
    QCOMPARE(busy.size(), 2);
}

void TestLatestJob::aSupersededJobNeverPaints() {
    LatestJob job;
    QStringList painted;
    std::latch delivered(1);
    std::binary_semaphore go_on(0);
    // The first job has already handed its result over when the second is asked for, and hands over
    // another after that.
    job.post([&](const std::stop_token&, const LatestJob::Deliver& deliver) {
        deliver([&] { painted.append(QStringLiteral("old, before")); });
        delivered.count_down();
        go_on.acquire();
        deliver([&] { painted.append(QStringLiteral("old, after")); });
    });
    delivered.wait();
    job.post([&](const std::stop_token&, const LatestJob::Deliver& deliver) {
        deliver([&] { painted.append(QStringLiteral("new")); });
    });
    go_on.release();
    untilIdle(job);
    QCOMPARE(painted, QStringList(QStringLiteral("new")));
}

void TestLatestJob::whatWaitsIsReplaced() {
    LatestJob job;
    std::binary_semaphore go_on(0);
    QList<int> painted;
    job.post([&](const std::stop_token&, const LatestJob::Deliver&) { go_on.acquire(); });
    for (int i = 1; i <= 50; ++i)
        job.post([&painted, i](const std::stop_token&, const LatestJob::Deliver& deliver) {
            deliver([&painted, i] { painted.append(i); });
        });
    go_on.release();
    untilIdle(job);
    QCOMPARE(painted, QList<int>({50}));
}

void TestLatestJob::graceLetsARunningJobPaint_data() {
    QTest::addColumn<std::chrono::milliseconds>("grace");
    QTest::addRow("an hour") << std::chrono::milliseconds(1h);
    QTest::addRow("to its end") << std::chrono::milliseconds(LatestJob::to_its_end);
}

void TestLatestJob::graceLetsARunningJobPaint() {
    QFETCH(const std::chrono::milliseconds, grace);
    LatestJob job;
    std::binary_semaphore go_on(0);
    QList<int> painted;
    job.post(
        [&](const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            go_on.acquire();
            deliver(
                [&painted, stopped = stop.stop_requested()] { painted.append(stopped ? -1 : 1); });
        },
        grace);
    job.post([&](const std::stop_token&, const LatestJob::Deliver& deliver) {
        deliver([&] { painted.append(2); });
    });
    go_on.release();
    untilIdle(job);
    QCOMPARE(painted, QList<int>({1, 2}));
}

void TestLatestJob::afterItsGraceAJobIsSuperseded() {
    LatestJob job;
    QList<int> painted;
    job.post(
        [&](const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            deliver([&] { painted.append(1); });
            untilStopped(stop);
        },
        1ms);
    QTRY_COMPARE(painted.size(), 1);
    job.post([&](const std::stop_token&, const LatestJob::Deliver& deliver) {
        deliver([&] { painted.append(2); });
    });
    untilIdle(job);
    QCOMPARE(painted, QList<int>({1, 2}));
}

void TestLatestJob::aJobThatEndsItsGraceGivesWayAtOnce_data() {
    QTest::addColumn<bool>("waits");
    QTest::addRow("to what comes") << false;
    QTest::addRow("to what waits") << true;
}

void TestLatestJob::aJobThatEndsItsGraceGivesWayAtOnce() {
    QFETCH(const bool, waits);
    LatestJob job;
    QList<int> painted;
    job.post(
        [&](const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            deliver([&] {
                painted.append(1);
                job.endGrace();
            });
            untilStopped(stop);
        },
        1h);
    if (!waits)
        QTRY_COMPARE(painted.size(), 1);
    job.post([&](const std::stop_token&, const LatestJob::Deliver& deliver) {
        deliver([&] { painted.append(2); });
    });
    untilIdle(job);
    QCOMPARE(painted, QList<int>({1, 2}));
}

void TestLatestJob::cancelForgetsEverything() {
    LatestJob job;
    int painted = 0;
    std::latch started(1);
    job.post(
        [&](const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            deliver([&] { ++painted; });
            started.count_down();
            untilStopped(stop);
        },
        LatestJob::to_its_end);
    started.wait();
    job.post([&](const std::stop_token&, const LatestJob::Deliver& deliver) {
        deliver([&] { ++painted; });
    });
    job.cancel();
    untilIdle(job);
    QCOMPARE(painted, 0);
}

void TestLatestJob::failuresAreTold() {
    LatestJob job;
    QSignalSpy failed(&job, &LatestJob::failed);
    job.post([](const std::stop_token&, const LatestJob::Deliver&) {
        throw InvalidRequest("n = '0' is not possible");
    });
    untilIdle(job);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(failed[0][0].toString(), QStringLiteral("n = '0' is not possible"));
    job.post([](const std::stop_token&, const LatestJob::Deliver&) { throw std::bad_alloc(); });
    untilIdle(job);
    QVERIFY(failed[1][0].toString().contains(QStringLiteral("memory")));
}

void TestLatestJob::failuresOfSupersededWorkAreNot() {
    LatestJob job;
    QSignalSpy failed(&job, &LatestJob::failed);
    std::binary_semaphore go_on(0);
    job.post([&](const std::stop_token&, const LatestJob::Deliver&) {
        go_on.acquire();
        throw FileError("too late");
    });
    job.post([](const std::stop_token&, const LatestJob::Deliver&) {});
    go_on.release();
    untilIdle(job);
    QCOMPARE(failed.size(), 0);
}

void TestLatestJob::destructionStopsALongJob() {
    std::latch started(1);
    bool stopped = false;
    {
        LatestJob job;
        job.post([&](const std::stop_token& stop, const LatestJob::Deliver& deliver) {
            started.count_down();
            deliver([] { qFatal("painted after its job was gone"); });
            try {
                untilStopped(stop);
            } catch (const Cancelled&) {
                stopped = true;
                throw;
            }
        });
        started.wait();
    }
    QCoreApplication::processEvents();
    QVERIFY(stopped);
}
