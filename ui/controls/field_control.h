#pragma once

#include <QKeySequence>
#include <QWidget>
#include <functional>
#include <optional>

#include "core/fields/fields.h"
#include "ui/model/scenario_model.h"

namespace attnscope {

class FaultBubble;

/// Edits one field of the Scenario. What cannot be is shown where it was typed, with the sentence
/// that says why; the Scenario keeps its value.
class FieldControl : public QWidget {
    Q_OBJECT

public:
    FieldControl(const Field& field, ScenarioModel& model, QWidget* parent);
    ~FieldControl() override;

    const Field& field() const { return field_; }

    /// The sentence that is shown in place; empty where all is well.
    QString fault() const;

    /// A shortcut to the editor, which the tooltip tells.
    void setShortcut(const QKeySequence& shortcut);

    /// What takes the focus. (A focus proxy would make Tab skip its siblings.)
    QWidget* editor() const { return editor_; }

protected:
    /// Shows the Scenario's value.
    virtual void refresh() = 0;

    /// Whether what stands in the control is not yet meant for the Scenario, and so is kept.
    virtual bool isBeingTyped() const { return false; }

    /// Writes text into the Scenario; false, with the fault shown, where it cannot be.
    bool commit(const QString& text);
    bool commit(double number);
    void showFault(const QString& sentence);
    void setEditor(QWidget* editor);  ///< what takes the focus, the name and the red frame
    ScenarioModel& model() { return model_; }
    const ScenarioModel& model() const { return model_; }
    QString name() const;

private:
    /// The Scenario has changed: its value takes the place of what was shown, and of a fault.
    void follow();
    bool attempt(const std::function<void()>& change);
    void updateEnabled();
    QString fileGiving() const;
    QString help() const;

    const Field& field_;
    ScenarioModel& model_;
    QWidget* editor_ = nullptr;
    FaultBubble* bubble_ = nullptr;
    QKeySequence shortcut_;
    std::optional<QString> given_by_;  ///< the file that the tooltip tells, or none of them
};

}  // namespace attnscope
