#pragma once

#include <QObject>

class TestHeatmap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void colourTablesRunFromAnchorToAnchor();
    void scalePlacesItsEnds();
    void divergingScaleIsCentredOnUniform();
    void everyPixelHasTheColourOfItsWeight();
    void weightsThatVanishHaveTheLowestColour();
    void maskedPixelsAreTransparent();
    void weightsAreWrittenShort();
    void ticksAreDistinctHoweverNarrowTheRange();
    void aMatrixOfOneWeightHasTheMiddleOfItsMap();
    void whatDiffersFromNearlyAllKeepsItsColour();
    void aThinColumnIsVisibleAtEveryPlace();
    void noiseIsDrawnWithoutALattice();
    void everyPixelOfTheImageIsDrawnEquallyLarge();
    void anImageIsScaledByArea();
    void aWholeRatioIsPixelExact();
    void aVectorFormatHoldsTheImageAsItIs();
    void zoomKeepsTheCellUnderTheCursor();
    void panStaysInside();
    void wheelAsksForAPartAtFullResolution();
    void hoverSelectsAndClickPins();
    void keyboardChoosesRows();
    void stripHoldsMeanAndSpread();
    void draggingOnlyWidensTheScale();
};
