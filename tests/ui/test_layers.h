#pragma once

#include <QObject>

/// The overview of the heads of a file with several layers.
class TestLayers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theGridHasRoomForAll();
    void eachLayerIsARow();
    void aClickChoosesLayerAndHead();
    void arrowKeysGoThroughTheGrid();
    void choosingAnotherLayerComputesNothing();
    void smallCellsAreColoursOfTheOrdersNumber();
    void allInOrderAndOneAloneAreOffered();
    void theFirstAxisCountsLayers();
    void aFaultyLayerIsSaid();
    void isExportedWithItsLayers();
    void comesStepByStepAndIsCancelled();
};
