#pragma once

#include <QObject>

class TestLatestJob : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void deliversInOrderOnTheGuiThread();
    void aSupersededJobNeverPaints();
    void whatWaitsIsReplaced();
    void graceLetsARunningJobPaint_data();
    void graceLetsARunningJobPaint();
    void afterItsGraceAJobIsSuperseded();
    void aJobThatEndsItsGraceGivesWayAtOnce_data();
    void aJobThatEndsItsGraceGivesWayAtOnce();
    void cancelForgetsEverything();
    void failuresAreTold();
    void failuresOfSupersededWorkAreNot();
    void destructionStopsALongJob();
};
