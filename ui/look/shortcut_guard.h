#pragma once

#include <QObject>

namespace attnscope {

/// Leaves shortcuts to the window that a line edit with the focus would keep for itself: Ctrl and a
/// letter, which on X11 also moves the caret (Ctrl+E) or deletes (Ctrl+D), unless it selects, cuts,
/// copies or pastes, or takes back what is being typed. Installed on the application.
class ShortcutGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attnscope
