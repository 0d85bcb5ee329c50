#pragma once

#include <QObject>

namespace attnscope {

/// In an entry in which nothing is being typed Ctrl+Z undoes what the window undoes: a line edit
/// keeps that key for itself although it has nothing to take back. Installed on the application.
class UndoGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attnscope
