#pragma once

#include <QObject>

namespace attnscope {

/// Lets Ctrl+Z undo what the window undoes in an entry in which nothing is being typed: a line edit
/// keeps that key for itself although it has nothing to take back. Installed on the application.
class UndoGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attnscope
