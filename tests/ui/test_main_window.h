#pragma once

#include <QObject>

class TestMainWindow : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void everythingIsComputedAtTheStart();
    void aSliderMovesEveryView();
    void draggingAMarkerChangesTheScenario();
    void onlyWhatDependsOnAFieldIsComputedAgain();
    void aDragWaitsWithSimulation();
    void readOutsFollow();
    void aRowIsReadAndPinned();
    void aMatrixTooLongSaysSo();
    void twoFilesBecomeQueriesAndKeys();
    void oneFileAsksWhatItHolds();
    void hostileFilesLeaveTheWindowUsable();
    void exportsHaveTheirSizeAndTheScenario();
    void aFailedExportSaysSo();
    void closingDuringALongJobEndsWithinASecond();
    void aCancelledComputationStops();
    void everyControlCanBeReachedByTab();
    void everyControlHasAName();
    void layoutAndThemeAreRemembered();
};
