#pragma once

#include <QObject>

class TestFigureView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hoveringShowsTheReadout();
    void aMessageTakesThePlaceOfTheFigure();
    void aScreenReaderHearsTheValues();
    void aZoomedExportEndsAtThePlotsBorder();
    void curvesThatCoincideAreEachSeen_data();
    void curvesThatCoincideAreEachSeen();
    void aClickOnALegendEntryHidesItsCurve();
    void aLegendEntryThatIsCutIsWholeOnHover();
    void emptyAndOddFiguresAreDrawn();
    void aPlotThatWaitsForAnAnswerSaysSo();
    void notesOnHiddenCurvesGoWithThem_data();
    void notesOnHiddenCurvesGoWithThem();
    void aLabelMakesWayForTheMarker();
};
