#pragma once

#include <QDialog>
#include <optional>
#include <vector>

class QDialogButtonBox;
class QLabel;
class QLineEdit;

namespace attnscope {

/// Two numbers between which something is shown; one that was not chosen follows by itself.
struct Limits {
    QString name;
    std::optional<double> from, to;
    double least = -1e15, most = 1e15;  ///< what either may be
    QString takes{};                    ///< the same in words; empty: a number
};

/// Asks for the limits of one thing or of two, which are typed as any number is: 0.25, 1/3, 4k. A
/// field that is left empty is not chosen.
class LimitsDialog : public QDialog {
    Q_OBJECT

public:
    LimitsDialog(const QString& title, const std::vector<Limits>& limits, QWidget* parent);

    /// What is chosen; nothing of a field at fault.
    std::vector<Limits> limits() const;

private:
    struct Row {
        Limits given;
        QLineEdit *from, *to;
    };
    struct Read {
        std::optional<double> value;
        QString fault;
    };
    static Read read(const QLineEdit& field, const Limits& given);
    static QString faultOf(const Row& row);
    QLineEdit* field(const std::optional<double>& value, const QString& name);
    void check();

    std::vector<Row> rows_;
    QLabel* fault_;
    QDialogButtonBox* buttons_;
};

}  // namespace attnscope
