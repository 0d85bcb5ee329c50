#pragma once

#include <QObject>

namespace attnscope {

/// Lets the wheel scroll the page around a combo box, a slider or a spin box that does not have the
/// focus, and leaves the control's value as it is. Installed on the application.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attnscope
