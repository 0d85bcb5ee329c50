#pragma once

#include <QObject>

namespace attnscope {

/// Passes shortcuts of Ctrl and a letter to the window that a line edit or spin box with the
/// focus would otherwise take: on X11, Ctrl+E moves the caret and Ctrl+D deletes. The line edit
/// keeps those that select, cut, copy or paste, and those that undo or redo while its text is being
/// edited. Installed on the application.
class ShortcutGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace attnscope
