#pragma once

#include <QDialog>
#include <optional>
#include <vector>

#include "core/text/expression.h"

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace attnscope {

/// The two limits between which something is shown. A limit that was not chosen is automatic.
struct Limits {
    QString name;
    std::optional<double> from, to;
    double least = -1e15, most = 1e15;         ///< what either may be
    QString takes{};                           ///< what either may be, in words; if empty: a number
    std::optional<double> fromNow{}, toNow{};  ///< the limits in view, chosen or automatic
    std::vector<NamedNumber> names{};          ///< names that formulas may have
};

/// Asks for one or two pairs of limits, which are typed like any number: 0.25, 1/3, 4k. A field
/// shows the limit in view at first. A limit whose field is not changed stays as it was, chosen or
/// automatic; a limit whose field is empty becomes automatic.
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
