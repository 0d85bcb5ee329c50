#include "ui/controls/name_completer.h"

#include <QLineEdit>

namespace attnscope {

NameCompleter::NameCompleter(const QStringList& names, QObject* parent)
    : QCompleter(names, parent) {
    setCaseSensitivity(Qt::CaseSensitive);
    const auto queue = [this](auto signal) {
        connect(this, signal, this, &NameCompleter::keepTyped, Qt::QueuedConnection);
    };
    queue(qOverload<const QString&>(&QCompleter::activated));
    queue(qOverload<const QString&>(&QCompleter::highlighted));
}

/// Puts the cursor after the completed name. The entry has taken the text as one that was set, with
/// the cursor at its end; to whoever typed its beginning it is typed.
void NameCompleter::keepTyped(const QString& text) {
    auto* entry = qobject_cast<QLineEdit*>(widget());
    if (!entry || entry->text() != text)
        return;
    entry->setModified(true);
    entry->setCursorPosition(static_cast<int>(text.size() - after_.size()));
}

QStringList NameCompleter::splitPath(const QString& text) const {
    constexpr int least = 2;
    const auto isOfName = [&](qsizetype at) {
        return text[at].isLetterOrNumber() || text[at] == u'_';
    };
    const auto* entry = qobject_cast<const QLineEdit*>(widget());
    const qsizetype end = entry ? entry->cursorPosition() : text.size();
    qsizetype begin = end;
    while (begin > 0 && isOfName(begin - 1))
        --begin;
    before_ = text.first(begin);
    after_ = text.mid(end);
    const bool isInside = end < text.size() && isOfName(end);
    const QString name = text.mid(begin, end - begin);
    return {name.size() < least || isInside ? QStringLiteral(" ") : name};  // no name has a space
}

QString NameCompleter::pathFromIndex(const QModelIndex& index) const {
    return before_ + QCompleter::pathFromIndex(index) + after_;
}

}  // namespace attnscope
