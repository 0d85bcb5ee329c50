#pragma once

#include <QDialog>
#include <optional>
#include <vector>

#include "core/text/expression.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace attnscope {

/// Two numbers between which something is shown; one that was not chosen follows by itself.
struct Limits {
    QString name;
    std::optional<double> from, to;
    double least = -1e15, most = 1e15;         ///< what either may be
    QString takes{};                           ///< what either may be, in words; if empty: a number
    std::optional<double> fromNow{}, toNow{};  ///< what is seen, chosen or not
    std::vector<NamedNumber> names{};          ///< names that formulas may have
};

/// Asks for the limits of one thing or of two, which are typed as any number is: 0.25, 1/3, 4k. A
/// field begins with what is seen. A limit whose field is left as it is stays as it was, chosen or
/// not; one whose field is left empty is not chosen.
class LimitsDialog : public QDialog {
    Q_OBJECT

public:
    LimitsDialog(const QString& title, const std::vector<Limits>& limits, QWidget* parent);

    /// Returns the limits that are chosen; a field at fault gives none.
    std::vector<Limits> limits() const;

private:
    struct Entry {
        QLineEdit* field;
        QString given;
        std::optional<double> chosen, now;
    };
    struct Row {
        Limits given;
        Entry from, to;
    };
    struct Read {
        std::optional<double> value;
        QString fault;
    };
    static Read read(const Entry& entry, const Limits& given);
    static QString faultOf(const Row& row);
    Entry entry(const std::optional<double>& chosen, const std::optional<double>& now,
                const QString& name);
    void check();
    void mark(const Entry& entry, const Limits& given);

    std::vector<Row> rows_;
    QLabel* word_;
    QDialogButtonBox* buttons_;
};

}  // namespace attnscope
