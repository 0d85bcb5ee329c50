#include "ui/export/edit_tab.h"

#include <QCoreApplication>
#include <QKeyEvent>
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
    watch(entry);
    connect(entry, &QLineEdit::textEdited, this, [this, label, take](const QString& text) {
        attempt(label, [&] {
            FigureEdits now = edits();
            take(now, text.toStdString());
            change(now, label);
        });
    });
    return entry;
}

void EditTab::watch(QLineEdit* entry) {
    entry->installEventFilter(this);
}

bool EditTab::eventFilter(QObject* watched, QEvent* event) {
    auto* entry = qobject_cast<QLineEdit*>(watched);
    if (entry && event->type() == QEvent::KeyPress) {
        if (!entry->isModified())
            before_ = edits();
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter)
            return true;  // which would export
    }
    if (entry && event->type() == QEvent::FocusOut) {
        if (isLeft(*static_cast<QFocusEvent*>(event))) {
            entry->setModified(false);
            before_.reset();
            fault_->hide();
            showEdits();
            Q_EMIT faultChanged();
        }
    }
    return QWidget::eventFilter(watched, event);
}

bool EditTab::hasFault() const {
    return !fault_->isHidden();
}

void EditTab::attempt(const QString& entry, const std::function<void()>& act) {
    try {
        act();
        fault_->hide();
    } catch (const Error& error) {
        if (before_)
            change(*before_, entry);
        showFault(*fault_, refusalIn(entry, error));
    }
    Q_EMIT faultChanged();
}

double typedNumber(const std::string& text) {
    const auto number = parse_real(asNumber(toQString(text), false).toStdString());
    if (!number || !std::isfinite(*number))
        throw InvalidRequest(Message("edit.no-number", "%1 is not a number", {in_quotes(text)}));
    return *number;
}

bool isLeft(const QFocusEvent& out) {
    return out.reason() != Qt::PopupFocusReason && out.reason() != Qt::ActiveWindowFocusReason;
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
