#pragma once

#include <QObject>

class TestWindowViews : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everythingIsComputedAtTheStart();
    void aSliderMovesEveryView();
    void draggingAMarkerChangesTheScenario();
    void onlyWhatDependsOnAFieldIsComputedAgain();
    void aDragWaitsWithSimulation();
    void readOutsFollow();
    void theStatusLineNamesTheoryAndMeasurement();
    void theStatusLineNamesTheHeadAndTheApproximations();
    void aScaleSetByHandIsSaidToBeConstant();
    void numbersOfTheStatusLineAreWhole();
    void aRowIsWrittenInItsUnit();
    void aRowOfAnotherNormalizerIsWrittenWithWhatItSumsTo();
    void aRowWithWeightsBelowZeroIsWrittenWithThem();
    void aRowIsReadWithItsOwnScale();
    void theMeanOfTheRowsIsShown();
    void aMatrixTooLongSaysSo();
};
