#pragma once

#include <QObject>

class TestCells : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aPixelsCellsAndWeight();
    void aCellIsReadOut();
    void aPixelOfSeveralCellsSaysWhich();
    void placesHaveTheirNames();
    void whatIsReadIsNeverCovered();
    void theMenuCopies();
    void theMenuPinsTheRowThatItIsAbout();
    void theMenuPinsAndZooms();
};
