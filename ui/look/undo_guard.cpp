#include "ui/look/undo_guard.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace attnscope {

bool UndoGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* entry = qobject_cast<const QLineEdit*>(watched);
    const auto* key = static_cast<const QKeyEvent*>(event);
    if (!entry || entry->isModified() ||
        !(key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)))
        return false;
    event->ignore();  // so that it goes to the shortcuts
    return true;
}

}  // namespace attnscope

#include "moc_undo_guard.cpp"
