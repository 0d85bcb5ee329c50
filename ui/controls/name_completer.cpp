#include "ui/controls/name_completer.h"

#include <QLineEdit>

namespace attnscope {

NameCompleter::NameCompleter(const QStringList& names, QObject* parent)
    : QCompleter(names, parent) {
    setCaseSensitivity(Qt::CaseSensitive);
}

QStringList NameCompleter::splitPath(const QString& text) const {
    constexpr int least = 2;
    qsizetype begin = text.size();
    while (begin > 0 && (text[begin - 1].isLetterOrNumber() || text[begin - 1] == u'_'))
        --begin;
    before_ = text.first(begin);
    const QString name = text.mid(begin);
    const auto* entry = qobject_cast<const QLineEdit*>(widget());
    const bool isAtEnd = !entry || entry->cursorPosition() == text.size();
    return {name.size() < least || !isAtEnd ? QStringLiteral(" ") : name};  // no name has a space
}

QString NameCompleter::pathFromIndex(const QModelIndex& index) const {
    return before_ + QCompleter::pathFromIndex(index);
}

}  // namespace attnscope
