#include "ui/play/sweep_rows.h"

#include <QFormLayout>

#include "core/text/errors.h"
#include "core/text/expression.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "ui/controls/number_box.h"
#include "ui/look/text.h"
#include "ui/look/typed_number.h"

namespace attnscope {
namespace {

double numberIn(const QLineEdit& entry) {
    const std::string text = entry.text().trimmed().toStdString();
    if (const auto number = parse_number(asNumber(entry.text(), false).toStdString()))
        return *number;
    throw InvalidRequest(Message("sweep.no-number", "%1 is not a number", {in_quotes(text)}));
}

QLineEdit* numberEntry(QWidget* parent) {
    auto* entry = new QLineEdit(parent);
    entry->setFixedWidth(exportControlWidth);
    entry->setTextMargins(4, 0, 4, 0);
    return entry;
}

}  // namespace

SweepRows::SweepRows(QFormLayout* form, QWidget* parent)
    : QObject(parent),
      from_(numberEntry(parent)),
      to_(numberEntry(parent)),
      spacing_(new QComboBox(parent)) {
    spacing_->addItem(tr("Equal factors"), static_cast<int>(Spacing::logarithmic));
    spacing_->addItem(tr("Equal steps"), static_cast<int>(Spacing::linear));
    spacing_->setFixedWidth(exportControlWidth);
    form->addRow(tr("From"), from_);
    form->addRow(tr("To"), to_);
    form->addRow(tr("Spacing"), spacing_);
}

void SweepRows::show(const Sweep& sweep) {
    field_ = sweep.field;
    from_->setText(toQString(to_text(sweep.from)));
    to_->setText(toQString(to_text(sweep.to)));
    spacing_->setCurrentIndex(spacing_->findData(static_cast<int>(sweep.spacing)));
}

Sweep SweepRows::sweep() const {
    return {field_, numberIn(*from_), numberIn(*to_),
            static_cast<Spacing>(spacing_->currentData().toInt())};
}

}  // namespace attnscope
