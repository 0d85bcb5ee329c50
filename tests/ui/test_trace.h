#pragma once

#include <QObject>

class TestTrace : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void gapsAndLimitsCutCurves();
    void aBarAboveThePlotIsFilledToItsTop();
    void dotsOverOneAbscissaStandBesideOneAnother();
    void aBandThatLeavesThePlotFollowsItsBorder();
    void aThinnedLinePassesAllPointsAndTurnsWhereItTurned();
};
