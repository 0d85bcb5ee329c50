#pragma once

#include <QCompleter>

namespace attnscope {

/// Completes the name at the end of a text, such as "kap" in "2*kap", from two letters on.
class NameCompleter : public QCompleter {
    Q_OBJECT

public:
    NameCompleter(const QStringList& names, QObject* parent);

    QStringList splitPath(const QString& text) const override;
    QString pathFromIndex(const QModelIndex& index) const override;

private:
    mutable QString before_;  ///< the text before the name
};

}  // namespace attnscope
