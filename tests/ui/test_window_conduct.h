#pragma once

#include <QObject>

class TestWindowConduct : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void closingDuringALongJobEndsWithinASecond();
    void anErrorMovesNothing();
    void aCancelledComputationStops();
    void everyControlCanBeReachedByTab();
    void everyControlHasAName();
    void layoutAndThemeAreRemembered();
};
