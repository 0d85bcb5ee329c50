#pragma once

#include <QObject>

namespace attnscope {

/// Lets the wheel scroll what a drop-down, a slider or a number stands on, and change nothing, if
/// that does not have the focus. Installed on the application.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attnscope
