#include "ui/panel/field_control.h"

#include <QKeySequence>
#include <QShortcut>
#include <QVBoxLayout>

#include "core/errors.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/panel/choice_control.h"
#include "ui/panel/fault_bubble.h"
#include "ui/panel/number_control.h"
#include "ui/panel/text_control.h"

namespace attnscope {

FieldControl::FieldControl(const Field& field, ScenarioModel& model, QWidget* parent)
    : QWidget(parent), field_(field), model_(model) {
    setToolTip(toQString(field.help));
    connect(&model, &ScenarioModel::changed, this, &FieldControl::follow);
    updateEnabled();
}

FieldControl::~FieldControl() = default;

void FieldControl::follow() {
    if (!isBeingTyped() && !fault().isEmpty())
        showFault({});
    refresh();
    updateEnabled();
}

/// What files decide can be read but not changed.
void FieldControl::updateEnabled() {
    setEnabled(!is_given_by_files(model_.scenario(), field_.key));
}

QString FieldControl::name() const {
    const QString label = toQString(field_.label);
    return field_.unit.empty() ? label : label + QStringLiteral(", ") + toQString(field_.unit);
}

QString FieldControl::fault() const {
    return bubble_ ? bubble_->text() : QString();
}

void FieldControl::setEditor(QWidget* editor) {
    editor_ = editor;
    bubble_ = new FaultBubble(editor);
    editor->setAccessibleName(name());
    editor->setAccessibleDescription(toQString(field_.help));
}

bool FieldControl::commit(const QString& text) {
    try {
        model_.setField(field_.key, text.trimmed().toStdString());
    } catch (const Error& error) {
        showFault(translated(error.message()));
        return false;
    }
    showFault({});
    refresh();
    return true;
}

void FieldControl::showFault(const QString& sentence) {
    if (!editor_)
        return;
    bubble_->say(sentence);
    editor_->setProperty("invalid", !sentence.isEmpty());
    editor_->setAccessibleDescription(sentence.isEmpty() ? toQString(field_.help) : sentence);
    editor_->update();
}

void FieldControl::setShortcut(const QKeySequence& shortcut) {
    auto* key = new QShortcut(shortcut, window());
    connect(key, &QShortcut::activated, editor_,
            [this] { editor_->setFocus(Qt::ShortcutFocusReason); });
    setToolTip(QStringLiteral("%1  (%2)")
                   .arg(toQString(field_.help), shortcut.toString(QKeySequence::NativeText)));
}

FieldControl* makeFieldControl(const Field& field, ScenarioModel& model, Placement placement,
                               QWidget* parent) {
    if (std::holds_alternative<ChoiceField>(field.kind))
        return new ChoiceControl(field, model, parent);
    if (std::holds_alternative<TextField>(field.kind))
        return new TextControl(field, model, parent);
    return new NumberControl(field, model, placement, parent);
}

}  // namespace attnscope
