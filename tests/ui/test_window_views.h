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
    void numbersOfTheStatusLineAreWhole();
    void aRowIsReadAndPinned();
    void aRowIsWrittenInItsUnit();
    void theMeanOfTheRowsIsShown();
    void aShorterMatrixKeepsARow();
    void theRowPointedAtIsPreviewed();
    void aFrozenMatrixIsLinkedWithThePresentOne();
    void aMatrixTooLongSaysSo();
};
