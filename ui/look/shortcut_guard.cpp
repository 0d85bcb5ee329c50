#include "ui/look/shortcut_guard.h"

#include <QAbstractSpinBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <algorithm>
#include <array>

namespace attnscope {
namespace {

bool matchesAny(const QKeyEvent& key, const auto& sequences) {
    return std::ranges::any_of(sequences,
                               [&](QKeySequence::StandardKey each) { return key.matches(each); });
}

/// Whether a key edits the text of a line edit.
bool edits(const QKeyEvent& key, const QLineEdit& entry) {
    using enum QKeySequence::StandardKey;
    if (matchesAny(key, std::array{Undo, Redo}))
        return entry.isModified();
    const bool isLetter = key.key() >= Qt::Key_A && key.key() <= Qt::Key_Z;
    return !isLetter || !(key.modifiers() & Qt::ControlModifier) ||
           matchesAny(key, std::array{SelectAll, Cut, Copy, Paste});
}

}  // namespace

bool ShortcutGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride)
        return false;
    const auto* entry = qobject_cast<const QLineEdit*>(watched);
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(watched))
        entry = box->findChild<const QLineEdit*>();
    if (!entry || edits(*static_cast<const QKeyEvent*>(event), *entry))
        return false;
    event->ignore();  // so that it goes to the shortcuts
    return true;
}

}  // namespace attnscope
