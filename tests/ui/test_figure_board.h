#pragma once

#include <QObject>

/// The program's own figures in the sizes that they have on the board of a small screen.
class TestFigureBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void axesAreLabelledAndPlotsHaveTheHeight_data();
    void axesAreLabelledAndPlotsHaveTheHeight();
    void theReadOutCoversNothingThatItReads_data();
    void theReadOutCoversNothingThatItReads();
    void whatIsOutOfRangeIsGreyInTheReadOut();
    void aMarkerBeyondTheAxisStandsAtItsEdge();
    void aMarkerIsDraggedBackFromTheEdge();
    void nothingJumpsDuringADrag_data();
    void nothingJumpsDuringADrag();
    void valuesFitTheReadOut();
    void theColourUnderThePointerIsReadOut();
    void aBarAboveAMapExplainsItsColours_data();
    void aBarAboveAMapExplainsItsColours();
    void curvesOfSeveralDimensionsAreNamed_data();
    void curvesOfSeveralDimensionsAreNamed();
    void theMarkersHandleCoversNoLabel();
};
