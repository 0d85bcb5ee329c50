#include "ui/look/limits_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "core/parameters/allowed.h"
#include "ui/look/refusal_text.h"
#include "ui/panel/typed_number.h"

namespace attnscope {

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
    setTabOrder(rows_.back().to, buttons_);
    rows_.front().from->setFocus();
    check();
}

QLineEdit* LimitsDialog::field(const std::optional<double>& value, const QString& name) {
    auto* made = new QLineEdit(value ? asTyped(QString::number(*value, 'g', 12)) : QString(), this);
    made->setPlaceholderText(tr("automatic"));
    made->setAccessibleName(name);
    made->setAlignment(Qt::AlignRight);
    connect(made, &QLineEdit::textChanged, this, &LimitsDialog::check);
    return made;
}

/// What a field holds, or in its own words why that cannot be.
LimitsDialog::Read LimitsDialog::read(const QLineEdit& field, const Limits& given) {
    if (field.text().trimmed().isEmpty())
        return {};
    try {
        const std::string typed = asNumber(field.text(), false).toStdString();
        return {read_number("limit", typed, {given.least, given.most, false}), {}};
    } catch (const RefusedValue& refusal) {
        const QString takes = given.takes.isEmpty() ? tr("a number") : given.takes;
        return {{}, refusalText(given.name, takes, refusal)};
    }
}

QString LimitsDialog::faultOf(const Row& row) {
    const Read from = read(*row.from, row.given), to = read(*row.to, row.given);
    if (!from.fault.isEmpty() || !to.fault.isEmpty())
        return from.fault.isEmpty() ? to.fault : from.fault;
    return from.value && to.value && !(*from.value < *to.value)
               ? tr("%1 goes from the smaller number to the larger one.").arg(row.given.name)
               : QString();
}

void LimitsDialog::check() {
    QString fault;
    for (const Row& row : rows_) {
        for (QLineEdit* field : {row.from, row.to}) {
            field->setProperty("invalid", !read(*field, row.given).fault.isEmpty());
            field->update();
        }
        if (fault.isEmpty())
            fault = faultOf(row);
    }
    fault_->setText(fault);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty());
}

std::vector<Limits> LimitsDialog::limits() const {
    std::vector<Limits> now;
    for (const Row& row : rows_) {
        now.push_back(row.given);
        now.back().from = read(*row.from, row.given).value;
        now.back().to = read(*row.to, row.given).value;
    }
    return now;
}

}  // namespace attnscope
