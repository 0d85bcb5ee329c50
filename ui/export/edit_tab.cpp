#include "ui/export/edit_tab.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <cmath>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "ui/export/figure_editor.h"
#include "ui/look/fault_label.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/look/typed_number.h"
#include "ui/model/edit_fields.h"

namespace attnscope {

EditTab::EditTab(const FigureEditor& editor, const QString& name, QWidget* parent)
    : QWidget(parent), editor_(editor), form_(new QFormLayout(this)), fault_(new QLabel(this)) {
    setAccessibleName(name);
    form_->setSpacing(8);
    form_->setContentsMargins(0, 12, 0, 0);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    fault_->setWordWrap(true);
    fault_->hide();
}

const FigureEdits& EditTab::edits() const {
    return editor_.edits();
}

const std::shared_ptr<const DrawnFigure>& EditTab::drawn() const {
    return editor_.drawn();
}

void EditTab::endTyping() {
    for (QLineEdit* entry : findChildren<QLineEdit*>())
        entry->setModified(false);
}

void EditTab::change(const FigureEdits& edits, const QString& step) {
    Q_EMIT edited(edits, step.isEmpty() ? step : step + u' ' + subject());
}

QLineEdit* EditTab::addEntry(const QString& label,
                             const std::function<void(FigureEdits&, const std::string&)>& take) {
    auto* entry = new QLineEdit(this);
    entry->setAccessibleName(label);
    connect(entry, &QLineEdit::textEdited, this, [this, label, take](const QString& text) {
        attempt(label, [&] {
            FigureEdits now = edits();
            take(now, text.toStdString());
            change(now, label);
        });
    });
    return entry;
}

void EditTab::attempt(const QString& entry, const std::function<void()>& act) {
    try {
        act();
        fault_->hide();
    } catch (const Error& error) {
        showFault(*fault_, refusalIn(entry, error));
    }
}

double typedNumber(const std::string& text) {
    const auto number = parse_real(asNumber(toQString(text), false).toStdString());
    if (!number || !std::isfinite(*number))
        throw InvalidRequest(Message("edit.no-number", "%1 is not a number", {in_quotes(text)}));
    return *number;
}

bool isTypedIn(const QLineEdit& entry) {
    return entry.hasFocus() && entry.isModified();
}

void showIn(QLineEdit* entry, const QString& text) {
    if (!isTypedIn(*entry) && entry->text() != text)
        entry->setText(text);
}

QString refusalIn(const QString& entry, const Error& error) {
    const auto* refused = dynamic_cast<const RefusedEdit*>(&error);
    return refused ? QCoreApplication::translate("Field", "%1 takes %2.")
                         .arg(entry, translated(refused->takes()))
                   : translated(error.message());
}

}  // namespace attnscope
