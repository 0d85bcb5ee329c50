#pragma once

#include <QObject>

class TestReading : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void simulatedPointsAreReadAtTheirOwnAbscissas();
    void aReadOutIsOfTheAbscissaThatItNames();
    void readingsAreOfEveryCurveAndBand();
    void measuredRowsAreTooManyToRead();
    void whatIsHiddenIsNotRead();
};
