#include "ui/export/edit_tab.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <cmath>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "ui/look/fault_label.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/look/typed_number.h"

namespace attnscope {

EditTab::EditTab(const QString& name, QWidget* parent)
    : QWidget(parent), form_(new QFormLayout(this)), fault_(new QLabel(this)) {
    setAccessibleName(name);
    form_->setSpacing(8);
    form_->setContentsMargins(0, 12, 0, 0);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    fault_->setWordWrap(true);
    fault_->hide();
}

void EditTab::show(const FigureEdits& edits, const std::shared_ptr<const DrawnFigure>& drawn) {
    edits_ = edits;
    drawn_ = drawn;
    showEdits();
}

QLineEdit* EditTab::addEntry(const QString& label,
                             const std::function<void(FigureEdits&, const std::string&)>& take) {
    auto* entry = new QLineEdit(this);
    entry->setAccessibleName(label);
    connect(entry, &QLineEdit::textEdited, this, [this, label, take](const QString& text) {
        attempt([&] {
            FigureEdits now = edits_;
            take(now, text.toStdString());
            change(now, label);
        });
    });
    return entry;
}

void EditTab::attempt(const std::function<void()>& act) {
    try {
        act();
        fault_->hide();
    } catch (const Error& error) {
        showFault(*fault_, translated(error.message()));
    }
}

double typedNumber(const std::string& text) {
    const auto number = parse_real(asNumber(toQString(text), false).toStdString());
    if (!number || !std::isfinite(*number))
        throw InvalidRequest(Message("edit.no-number", "%1 is not a number", {in_quotes(text)}));
    return *number;
}

void showIn(QLineEdit* entry, const QString& text) {
    if (!entry->hasFocus() && entry->text() != text)
        entry->setText(text);
}

void chooseIn(QComboBox* box, const QVariant& value) {
    const QSignalBlocker blocked(box);
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

}  // namespace attnscope
