#pragma once

#include <QObject>

namespace attnscope {

/// Over a drop-down, a slider or a number that has not the focus, the wheel scrolls what they stand
/// on and changes nothing. Installed on the application.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attnscope
