#pragma once

#include <QObject>

class TestFigureView : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void draggingTheMarkerMovesIt();
    void draggingBesideTheMarkerPans();
    void theHandLeadsWhileItDrags();
    void theMarkerObeysTheKeyboard();
    void theWheelZoomsAtTheCursor();
    void doubleClickFits();
    void valuesFollowAfterAPanSideways();
    void axesHoldDuringADrag();
    void axesFollowCurvesThatWouldLeaveThem();
    void zoomLastsUntilTheAxesChange();
    void hoveringShowsTheReadout();
    void aMessageTakesThePlaceOfTheFigure();
    void aScreenReaderHearsTheValues();
    void aZoomedExportEndsAtThePlotsBorder();
    void curvesThatCoincideAreEachSeen_data();
    void curvesThatCoincideAreEachSeen();
    void aClickOnALegendEntryHidesItsCurve();
    void aLegendEntryThatIsCutIsWholeOnHover();
    void emptyAndOddFiguresAreDrawn();
};
