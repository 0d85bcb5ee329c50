#pragma once

#include <QObject>

class TestWindowEngine : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void aFailureMidSessionIsToldAndTheWindowGoesOn();
    void workThatAnotherEngineDidIsToldAndNamed();
    void aDeviceIsChosenAndRemembered();
};
