#pragma once

#include <QObject>

/// The view of the matrix: zoom, pan, rows, entropies beside them.
class TestHeatmap : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void zoomKeepsTheCellUnderTheCursor();
    void panStaysInside();
    void wheelAsksForAPartAtFullResolution();
    void hoverSelectsAndClickPins();
    void keyboardChoosesRows();
    void stripHoldsMeanAndSpread();
    void draggingOnlyWidensTheScale();
};
