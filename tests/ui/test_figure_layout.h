#pragma once

#include <QObject>

class TestFigureLayout : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void simulatedPointsAreReadAtTheirOwnAbscissas();
    void ticksStandAtRoundValues_data();
    void ticksStandAtRoundValues();
    void rowsAndKeysAreMarkedAtPowersOfTwo();
    void numbersAreSetForReading();
    void labelsSpreadWithoutOverlap();
    void aReadOutIsOfTheAbscissaThatItNames();
    void readingsAreOfEveryCurveAndBand();
    void gapsAndLimitsCutCurves();
    void aBarAboveThePlotIsFilledToItsTop();
    void aBandThatLeavesThePlotFollowsItsBorder();
    void curvesStayInsideThePlot();
    void leadersAreDrawnWhereTheyTell();
    void captionsAreWholeOrAbsent();
    void aTitleElsewhereLeavesItsRoomToThePlot();
    void nothingOverlapsOrIsClipped_data();
    void nothingOverlapsOrIsClipped();
};
