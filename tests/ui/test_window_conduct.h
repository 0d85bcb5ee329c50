#pragma once

#include <QObject>

class TestWindowConduct : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void closingEndsALongJob();
    void aMessageCoversNothingAndMovesNoControl();
    void aCancelledComputationStops();
    void everyControlCanBeReachedByTab();
    void everyControlHasAName();
    void theUsualSizeLeavesRoomOnTheScreen();
    void layoutAndThemeAreRemembered();
    void aThemeReachesEveryWindow();
};
