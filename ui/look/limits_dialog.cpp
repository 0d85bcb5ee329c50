#include "ui/look/limits_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <cmath>
#include <limits>

namespace attnscope {
namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();

/// As it was typed; NaN where it is no number.
std::optional<double> numberIn(const QLineEdit& field) {
    const QString text = field.text().trimmed().replace(QChar(0x2212), QLatin1Char('-'));
    if (text.isEmpty())
        return std::nullopt;
    bool is_number = false;
    const double number = QString(text).replace(u',', u'.').toDouble(&is_number);
    return is_number ? number : nan;
}

}  // namespace

LimitsDialog::LimitsDialog(const QString& title, const std::vector<Limits>& limits, QWidget* parent)
    : QDialog(parent),
      fault_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(title);
    auto* grid = new QGridLayout(this);
    grid->setSpacing(8);
    grid->setContentsMargins(16, 16, 16, 16);
    for (const Limits& each : limits) {
        const int line = grid->rowCount();
        Row row{each, field(each.from, tr("%1 from").arg(each.name)),
                field(each.to, tr("%1 to").arg(each.name))};
        grid->addWidget(new QLabel(each.name, this), line, 0);
        grid->addWidget(row.from, line, 1);
        grid->addWidget(new QLabel(tr("to"), this), line, 2);
        grid->addWidget(row.to, line, 3);
        rows_.push_back(row);
    }
    fault_->setWordWrap(true);
    fault_->setMinimumHeight(2 * fontMetrics().lineSpacing());  // nothing moves when it speaks
    grid->addWidget(fault_, grid->rowCount(), 0, 1, 4);
    grid->addWidget(buttons_, grid->rowCount(), 0, 1, 4);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

QLineEdit* LimitsDialog::field(const std::optional<double>& value, const QString& name) {
    auto* made = new QLineEdit(value ? QString::number(*value, 'g', 12) : QString(), this);
    made->setPlaceholderText(tr("automatic"));
    made->setAccessibleName(name);
    made->setAlignment(Qt::AlignRight);
    connect(made, &QLineEdit::textChanged, this, &LimitsDialog::check);
    return made;
}

QString LimitsDialog::fault() const {
    for (const Limits& each : limits()) {
        for (const auto& end : {each.from, each.to})
            if (end && !(each.least <= *end && *end <= each.most))
                return tr("%1: a number from %2 to %3")
                    .arg(each.name)
                    .arg(each.least)
                    .arg(each.most);
        if (each.from && each.to && !(*each.from < *each.to))
            return tr("%1: from the smaller number to the larger one").arg(each.name);
    }
    return {};
}

void LimitsDialog::check() {
    fault_->setText(rows_.empty() ? QString() : fault());
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fault_->text().isEmpty());
}

std::vector<Limits> LimitsDialog::limits() const {
    std::vector<Limits> now;
    for (const Row& row : rows_) {
        now.push_back(row.given);
        now.back().from = numberIn(*row.from);
        now.back().to = numberIn(*row.to);
    }
    return now;
}

}  // namespace attnscope
