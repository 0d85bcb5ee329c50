#include "ui/controls/field_control.h"

#include <QContextMenuEvent>
#include <QFileInfo>
#include <QMenu>
#include <QShortcut>
#include <QVBoxLayout>
#include <algorithm>

#include "core/attention/vector_source.h"
#include "core/fields/labels.h"
#include "core/fields/value_text.h"
#include "core/parameters/allowed.h"
#include "core/text/errors.h"
#include "ui/compare/family_actions.h"
#include "ui/controls/fault_bubble.h"
#include "ui/look/explained.h"
#include "ui/look/refusal_text.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {

FieldControl::FieldControl(const Field& field, ScenarioModel& model, QWidget* parent)
    : QWidget(parent), field_(field), model_(model) {
    setExplanation(*this, "fields/" + std::string(field.key));
    connect(&model, &ScenarioModel::changed, this, &FieldControl::follow);
    updateEnabled();
}

FieldControl::~FieldControl() = default;

void FieldControl::follow() {
    if (!isVisibleTo(window()))
        return;  // showEvent() makes up for it
    if (!isBeingTyped() && !fault().isEmpty())
        showFault({});
    refresh();
    updateEnabled();
}

/// Returns the name of the file that decides the field; empty if a person does.
QString FieldControl::fileGiving() const {
    const Scenario& now = model_.scenario();
    if (!is_given_by_files(now, field_.key))
        return {};
    const std::string& file = is_file(now.keys)      ? now.key_file
                              : is_file(now.queries) ? now.query_file
                                                     : now.trained_file;
    return QFileInfo(toQString(file)).fileName();
}

/// Disables the control while files decide the field, so that its value can be read but not
/// changed. The tooltip says so, and what a file states that does not decide.
void FieldControl::updateEnabled() {
    const QString file = fileGiving(), stated = file.isEmpty() ? whatFileStates() : QString();
    if (file == given_by_ && stated == stated_)
        return;
    given_by_ = file;
    stated_ = stated;
    setEnabled(file.isEmpty());
    setToolTip(file.isEmpty()
                   ? help()
                   : tr("%1 comes from the file %2. Drawn queries and keys may have another value.")
                         .arg(translated(label_of(field_)), file));
    if (editor_)
        editor_->setAccessibleDescription(description());
}

/// Returns a sentence on what the Scenario's file states of the field; empty if it states nothing.
QString FieldControl::whatFileStates() const {
    const Statement& stated = model_.stated();
    const auto found = std::ranges::find(stated.fields, field_.key, &StatedField::key);
    if (found == stated.fields.end())
        return {};
    const QString file = QFileInfo(toQString(stated.file)).fileName();
    if (model_.isByFile(field_.key))
        return tr("The file %1 states this value, which follows the file until you change it.")
            .arg(file);
    const QString value = translated(value_alone(following({}, {}, stated), field_));
    return tr("The file %1 states %2.").arg(file, value);
}

QString FieldControl::description() const {
    const QString help = translated(help_of(field_));
    return stated_.isEmpty() ? help : help + u' ' + stated_;
}

QString FieldControl::help() const {
    const QString help = description();
    return shortcut_.isEmpty()
               ? help
               : QStringLiteral("%1  (%2)").arg(help, shortcut_.toString(QKeySequence::NativeText));
}

QString FieldControl::name() const {
    const QString label = translated(label_of(field_)), unit = translated(unit_of(field_));
    return unit.isEmpty() ? label : listed({label, unit});
}

QString FieldControl::fault() const {
    return bubble_ ? bubble_->text() : QString();
}

void FieldControl::setEditor(QWidget* editor) {
    editor_ = editor;
    bubble_ = new FaultBubble(editor);
    setExplanation(*editor, "fields/" + std::string(field_.key));
    editor->setAccessibleName(name());
    editor->setAccessibleDescription(description());
}

bool FieldControl::commit(const QString& text) {
    return attempt([&] { model_.setField(field_.key, text.trimmed().toStdString()); });
}

bool FieldControl::commit(double number) {
    return attempt([&] { model_.setNumber(field_.key, number); });
}

bool FieldControl::attempt(const std::function<void()>& change) {
    try {
        change();
    } catch (const RefusedValue& refusal) {
        showFault(refusalText(translated(label_of(field_)), refusal));
        return false;
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
    editor_->setAccessibleDescription(sentence.isEmpty() ? description() : sentence);
    editor_->update();
}

void FieldControl::openMenu(QPoint at) {
    QMenu menu(this);
    addFamilyActions(menu, field_, model_, window());
    if (!menu.isEmpty())
        menu.exec(at);
}

void FieldControl::showEvent(QShowEvent*) {
    follow();
}

void FieldControl::contextMenuEvent(QContextMenuEvent* event) {
    event->accept();
    openMenu(event->globalPos());
}

void FieldControl::setShortcut(const QKeySequence& shortcut) {
    auto* key = new QShortcut(shortcut, window());
    connect(key, &QShortcut::activated, editor_,
            [this] { editor_->setFocus(Qt::ShortcutFocusReason); });
    shortcut_ = shortcut;
    given_by_.reset();  // so that the tooltip is set again
    updateEnabled();
}

}  // namespace attnscope
