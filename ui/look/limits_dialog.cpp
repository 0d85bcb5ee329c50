#include "ui/look/limits_dialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "core/parameters/allowed.h"
#include "ui/look/refusal_text.h"
#include "ui/look/typed_number.h"

namespace attnscope {

LimitsDialog::LimitsDialog(const QString& title, const std::vector<Limits>& limits, QWidget* parent)
    : QDialog(parent),
      word_(new QLabel(this)),
      buttons_(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this)) {
    setWindowTitle(title);
    auto* grid = new QGridLayout(this);
    grid->setSpacing(8);
    grid->setContentsMargins(16, 16, 16, 16);
    for (const Limits& each : limits) {
        const int line = grid->rowCount();
        Row row{each, entry(each.from, each.fromNow, tr("%1 from").arg(each.name)),
                entry(each.to, each.toNow, tr("%1 to").arg(each.name))};
        grid->addWidget(new QLabel(each.name, this), line, 0);
        grid->addWidget(row.from.field, line, 1);
        grid->addWidget(new QLabel(tr("to"), this), line, 2);
        grid->addWidget(row.to.field, line, 3);
        rows_.push_back(row);
    }
    word_->setWordWrap(true);
    word_->setMinimumHeight(2 * fontMetrics().lineSpacing());  // nothing moves when a sentence
                                                               // appears
    grid->addWidget(word_, grid->rowCount(), 0, 1, 4);
    grid->addWidget(buttons_, grid->rowCount(), 0, 1, 4);
    connect(buttons_, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons_, &QDialogButtonBox::rejected, this, &QDialog::reject);
    setTabOrder(rows_.back().to.field, buttons_);
    rows_.front().from.field->setFocus();
    rows_.front().from.field->selectAll();
    check();
}

LimitsDialog::Entry LimitsDialog::entry(const std::optional<double>& chosen,
                                        const std::optional<double>& now, const QString& name) {
    QString given;
    if (chosen || now)
        given = asTyped(QString::number(chosen.value_or(now.value_or(0)), 'g', chosen ? 12 : 6));
    auto* made = new QLineEdit(given, this);
    made->setPlaceholderText(tr("automatic"));
    made->setAccessibleName(name);
    made->setAlignment(Qt::AlignRight);
    connect(made, &QLineEdit::textChanged, this, &LimitsDialog::check);
    return {made, given, chosen, now};
}

/// Returns the limit in a field, or why its text is none.
LimitsDialog::Read LimitsDialog::read(const Entry& entry, const Limits& given) {
    if (entry.field->text() == entry.given)
        return {entry.chosen, {}};
    if (entry.field->text().trimmed().isEmpty())
        return {};
    try {
        const std::string typed = asNumber(entry.field->text(), false).toStdString();
        return {read_number("limit", typed, {given.least, given.most, false}, given.names), {}};
    } catch (const RefusedValue& refusal) {
        const QString takes = given.takes.isEmpty() ? tr("a number") : given.takes;
        return {{}, refusalText(given.name, takes, refusal)};
    }
}

QString LimitsDialog::faultOf(const Row& row) {
    const Read from = read(row.from, row.given), to = read(row.to, row.given);
    if (!from.fault.isEmpty() || !to.fault.isEmpty())
        return from.fault.isEmpty() ? to.fault : from.fault;
    const auto least = from.value ? from.value : row.from.now;
    const auto most = to.value ? to.value : row.to.now;
    return (from.value || to.value) && least && most && !(*least < *most)
               ? tr("%1 goes from the smaller number to the larger one.").arg(row.given.name)
               : QString();
}

/// Marks a field: an automatic limit is paler, one at fault has a red frame.
void LimitsDialog::mark(const Entry& entry, const Limits& given) {
    const Read now = read(entry, given);
    entry.field->setProperty("invalid", !now.fault.isEmpty());
    QPalette colors = palette();
    if (!now.value && now.fault.isEmpty())
        colors.setColor(QPalette::Text, colors.color(QPalette::PlaceholderText));
    entry.field->setPalette(colors);
    entry.field->update();
}

void LimitsDialog::check() {
    QString fault;
    for (const Row& row : rows_) {
        mark(row.from, row.given);
        mark(row.to, row.given);
        if (fault.isEmpty())
            fault = faultOf(row);
    }
    word_->setText(fault.isEmpty() ? tr("Pale numbers are automatic until you change them. An "
                                        "empty field is automatic, too.")
                                   : fault);
    buttons_->button(QDialogButtonBox::Ok)->setEnabled(fault.isEmpty());
}

std::vector<Limits> LimitsDialog::limits() const {
    std::vector<Limits> now;
    for (const Row& row : rows_) {
        now.push_back(row.given);
        now.back().from = read(row.from, row.given).value;
        now.back().to = read(row.to, row.given).value;
    }
    return now;
}

}  // namespace attnscope
