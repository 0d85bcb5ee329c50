#pragma once

#include <QObject>

namespace attnscope {

/// Lets combo boxes become smaller again when their text does: Qt keeps the least size of a combo
/// box until the style changes. Installed on the application.
class ListSizes : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attnscope
