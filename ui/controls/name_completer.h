#pragma once

#include <QCompleter>

namespace attnscope {

/// Completes the name before the cursor of an entry, such as "kap" in "2*kap/d", from two letters
/// on.
class NameCompleter : public QCompleter {
    Q_OBJECT

public:
    NameCompleter(const QStringList& names, QObject* parent);

    QStringList splitPath(const QString& text) const override;
    QString pathFromIndex(const QModelIndex& index) const override;

private:
    void keepTyped(const QString& text);

    mutable QString before_, after_;  ///< the text before and after the name
};

}  // namespace attnscope
