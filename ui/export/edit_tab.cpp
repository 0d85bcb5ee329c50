#include "ui/export/edit_tab.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <algorithm>
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
    before_.reset();
    for (const auto& each : entries_) {
        each->edit->setModified(false);
        each->refusal.clear();
    }
    showRefusal();
}

void EditTab::change(const FigureEdits& edits, const QString& step) {
    Q_EMIT edited(edits, step.isEmpty() ? step : step + u' ' + subject());
}

QLineEdit* EditTab::addEntry(const QString& label, const Take& take) {
    auto* entry = new QLineEdit(this);
    entry->setAccessibleName(label);
    watch(entry, label, take);
    return entry;
}

/// Keys for an editable list arrive at the list, not at its entry.
void EditTab::watch(QLineEdit* entry, const QString& label, const Take& take) {
    entries_.push_back(std::make_unique<Entry>(Entry{entry, label, take}));
    entry->installEventFilter(this);
    if (entry->focusProxy())
        entry->focusProxy()->installEventFilter(this);
    connect(entry, &QLineEdit::textEdited, this,
            [this, entry](const QString& text) { attempt(entryOf(entry), text); });
}

void EditTab::takeText(QLineEdit* entry, const QString& text) {
    attempt(entryOf(entry), text);
}

EditTab::Entry& EditTab::entryOf(const QLineEdit* edit) {
    return **std::ranges::find(entries_, edit, [](const auto& entry) { return entry->edit; });
}

bool EditTab::eventFilter(QObject* watched, QEvent* event) {
    auto* box = qobject_cast<QComboBox*>(watched);
    QLineEdit* edit = box ? box->lineEdit() : qobject_cast<QLineEdit*>(watched);
    if (!edit)
        return QWidget::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride && !edit->isUndoAvailable() &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo)) {
        event->ignore();
        return true;  // the dialog undoes the step before
    }
    if (event->type() == QEvent::KeyPress)
        return filterKey(*edit, *static_cast<QKeyEvent*>(event));
    if (event->type() == QEvent::FocusOut && isLeft(*static_cast<QFocusEvent*>(event)))
        leave(*edit);
    return QWidget::eventFilter(watched, event);
}

/// Keeps Return, which would export, and Esc if it drops a refused text.
bool EditTab::filterKey(QLineEdit& edit, const QKeyEvent& event) {
    if (!edit.isModified() || !before_)
        before_ = edits();
    if (event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter)
        return true;
    if (event.key() != Qt::Key_Escape || entryOf(&edit).refusal.isEmpty())
        return false;
    forget(&edit);
    showEdits();
    Q_EMIT refusalChanged();
    return true;
}

/// Shows the figure's own edits in an entry that is left, unless its text is refused.
void EditTab::leave(QLineEdit& edit) {
    edit.setModified(false);
    before_.reset();
    showEdits();
    showRefusal();
    Q_EMIT refusalChanged();
}

void EditTab::forget(QLineEdit* entry) {
    entry->setModified(false);
    entryOf(entry).refusal.clear();
    showRefusal();
}

QString EditTab::refusal() const {
    QStringList sentences;
    for (const auto& each : entries_)
        if (!each->refusal.isEmpty() && each->edit->isVisibleTo(this))
            sentences.append(each->refusal);
    return sentences.join(u'\n');
}

void EditTab::showRefusal() {
    const QString sentences = refusal();
    sentences.isEmpty() ? fault_->hide() : showFault(*fault_, sentences);
}

/// Takes what was typed or chosen. If it is refused, keeps why, and restores the edits from before
/// the typing.
void EditTab::attempt(Entry& entry, const QString& text) {
    try {
        FigureEdits now = edits();
        entry.take(now, text.toStdString());
        entry.refusal.clear();
        change(now, entry.label);
        attemptOthers(entry);
    } catch (const Error& error) {
        entry.refusal = refusalIn(entry.label, error);
        if (before_)
            change(*before_, entry.label);
    }
    showRefusal();
    Q_EMIT refusalChanged();
}

/// Takes texts of other entries that were refused and are possible now, such as the beginning of a
/// range whose end was typed after it.
void EditTab::attemptOthers(const Entry& taken) {
    for (const auto& each : entries_) {
        if (each.get() == &taken || each->refusal.isEmpty())
            continue;
        try {
            FigureEdits now = edits();
            each->take(now, each->edit->text().toStdString());
            each->refusal.clear();
            change(now, each->label);
        } catch (const Error&) {
            continue;  // still refused, for the reason that is shown
        }
    }
}

bool EditTab::keepsText(const QLineEdit* entry) const {
    return isTypedIn(*entry) || std::ranges::any_of(entries_, [&](const auto& each) {
               return each->edit == entry && !each->refusal.isEmpty();
           });
}

void EditTab::showIn(QLineEdit* entry, const QString& text) {
    if (!keepsText(entry) && entry->text() != text)
        entry->setText(text);
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

QString refusalIn(const QString& entry, const Error& error) {
    const auto* refused = dynamic_cast<const RefusedOption*>(&error);
    return refused ? QCoreApplication::translate("Field", "%1 takes %2.")
                         .arg(entry, translated(refused->takes()))
                   : translated(error.message());
}

}  // namespace attnscope
