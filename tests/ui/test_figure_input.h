#pragma once

#include <QObject>

/// What the hand does with a figure: marker, pan and zoom.
class TestFigureInput : public QObject {
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
};
