#pragma once

#include <QObject>

/// Weights on the colours of a map, and what the bar says of them.
class TestColorScale : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void colourTablesRunFromAnchorToAnchor();
    void lightnessTellsTheOrder();
    void scalePlacesItsEnds();
    void limitsByNumberHold();
    void whatLiesBeyondItsEndsIsKnown();
    void thePointsOfItsBarSaySo();
    void divergingScaleIsCentredOnUniform();
    void everyPixelHasTheColourOfItsWeight();
    void weightsThatVanishHaveTheLowestColour();
    void maskedPixelsAreTransparent();
    void weightsAreWrittenShort();
    void ticksAreDistinctHoweverNarrowTheRange();
    void aMatrixOfOneWeightHasTheMiddleOfItsMap();
    void whatDiffersFromNearlyAllKeepsItsColour();
};
