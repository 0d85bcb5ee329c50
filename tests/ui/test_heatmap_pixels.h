#pragma once

#include <QObject>

/// How cells fall on pixels.
class TestHeatmapPixels : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aThinColumnIsVisibleAtEveryPlace();
    void noiseIsDrawnWithoutALattice();
    void everyPixelOfTheImageIsDrawnEquallyLarge();
    void anImageIsScaledByArea();
    void aWholeRatioIsPixelExact();
    void aVectorFormatHoldsTheImageAsItIs();
    void weightsBelowZeroHaveTheOtherColours();
    void barsOfWeightsBelowZeroHangDown();
};
