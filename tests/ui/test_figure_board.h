#pragma once

#include <QObject>

/// The program's own figures in the sizes that they have on the board of a small screen.
class TestFigureBoard : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void sentencesAreWholeAndAxesLabelled_data();
    void sentencesAreWholeAndAxesLabelled();
    void theReadOutCoversNothingThatItReads_data();
    void theReadOutCoversNothingThatItReads();
    void whatIsOutOfRangeIsGreyInTheReadOut();
    void aMarkerBeyondTheAxisStandsAtItsEdge();
    void aMarkerIsDraggedBackFromTheEdge();
    void notesAreSetWhole();
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
