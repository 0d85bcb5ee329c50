#pragma once

#include <QKeySequence>
#include <QWidget>
#include <functional>
#include <optional>

#include "core/fields/fields.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

class FaultBubble;

/// Edits one field of the Scenario. A value that is not possible is shown where it was typed, with
/// the sentence that says why; the Scenario keeps its value.
class FieldControl : public QWidget {
    Q_OBJECT

public:
    FieldControl(const Field& field, ScenarioModel& model, QWidget* parent);
    ~FieldControl() override;

    const Field& field() const { return field_; }

    /// The sentence that is shown below the control; empty if all is well.
    QString fault() const;

    /// Sets a shortcut that gives the focus to the editor. The tooltip names the shortcut.
    void setShortcut(const QKeySequence& shortcut);

    /// Opens the menu of what can be done with the field besides giving it a value.
    void openMenu(QPoint at);

    /// The widget that takes the focus. (A focus proxy would make Tab skip its siblings.)
    QWidget* editor() const { return editor_; }

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void showEvent(QShowEvent* event) override;

    /// Shows the Scenario's value.
    virtual void refresh() = 0;

    /// Whether the control's text is still being typed. Such a text, and its fault, stay when the
    /// Scenario changes.
    virtual bool isBeingTyped() const { return false; }

    /// Writes text into the Scenario; returns false, with the fault shown, if that is not possible.
    bool commit(const QString& text);
    bool commit(double number);
    void showFault(const QString& sentence);
    void setEditor(QWidget* editor);  ///< sets the widget that gets the focus, the name and the
                                      ///< red frame
    ScenarioModel& model() { return model_; }
    const ScenarioModel& model() const { return model_; }
    QString name() const;

private:
    /// Shows the Scenario's value after a change, and hides a fault. Does nothing while the control
    /// is out of sight, as most are in a folded panel.
    void follow();
    bool attempt(const std::function<void()>& change);
    void updateEnabled();
    QString fileGiving() const;
    QString help() const;
    QString whatFileStates() const;
    QString description() const;

    const Field& field_;
    ScenarioModel& model_;
    QWidget* editor_ = nullptr;
    FaultBubble* bubble_ = nullptr;
    QKeySequence shortcut_;
    QString stated_;                   ///< what the tooltip says of what the file states
    std::optional<QString> given_by_;  ///< the file that the tooltip names; empty if no file gives
                                       ///< the value
};

}  // namespace attnscope
