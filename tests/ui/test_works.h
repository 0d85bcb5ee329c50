#pragma once

#include <QObject>

/// Something that says that it computes.
class WorkSource : public QObject {
    Q_OBJECT

public:
    bool isBusy() const { return busy_; }
    void cancel() { setBusy(false); }
    void setBusy(bool busy) {
        busy_ = busy;
        Q_EMIT busyChanged();
    }

Q_SIGNALS:
    void busyChanged();
    void progressed(double part);

private:
    bool busy_ = false;
};

class TestWorks : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isAsFarAsTheLeastFar();
    void isBusyWhileAnyIs();
    void cancelsAll();
};
