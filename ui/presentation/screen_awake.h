#pragma once

#include <QObject>
#include <QPointer>

class QDBusPendingCallWatcher;

namespace attnscope {

/// Asks the desktop not to dim or lock the screen: `Inhibit` of org.freedesktop.ScreenSaver on the
/// session's bus. Where nobody offers that, nothing happens. A desktop takes the wish for withdrawn
/// when the program ends.
/// Source: freedesktop.org, Idle Inhibition Service Draft.
class ScreenAwake : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    void hold();
    void release();

private:
    QPointer<QDBusPendingCallWatcher> asked_;
};

}  // namespace attnscope
