#pragma once

#include <QObject>

class TestTicks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ticksStandAtRoundValues_data();
    void ticksStandAtRoundValues();
    void rowsAndKeysAreMarkedAtPowersOfTwo();
    void endsAreWrittenAsTrueAsTheirScaleIsNarrow();
    void numbersAreSetForReading();
    void aLogarithmicBarIsMarkedAllAlong();
};
