#pragma once

#include <QObject>

class TestWorks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAsFarAsTheLeastFar();
    void isBusyWhileAnyIs();
    void cancelsAll();
};
