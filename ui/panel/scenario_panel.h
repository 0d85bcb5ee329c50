#pragma once

#include <QString>
#include <QStringList>
#include <QWidget>
#include <string_view>
#include <vector>

#include "ui/controls/field_control.h"

class QLabel;
class QMenu;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace attnscope {

class Section;

/// A group of fields.
struct PanelGroup {
    std::string_view key;  ///< as the table of fields has it
    QString title;         ///< as a person reads it
    QStringList fields{};  ///< labels of those that are always read
};

/// The controls of the Scenario's fields, by group, made from the field table. Shows the fields
/// that something reads now, except those of the quick bar. They are made the first time a group is
/// shown or a control is asked for, since a window starts with the panel folded.
class ScenarioPanel : public QWidget {
    Q_OBJECT

public:
    ScenarioPanel(ScenarioModel& model, QWidget* parent);

    /// Returns the control of a field; null if the panel does not have it.
    FieldControl* control(std::string_view key);

    /// The groups of fields, in their order.
    static std::vector<PanelGroup> groups();
    /// Shows the fields of one group only; those of all groups under headings if the name is empty.
    void showGroup(const QString& group);
    const QString& shownGroup() const { return shown_; }
    /// Returns the group of a field; empty if the panel does not have it.
    static QString groupOf(std::string_view key);
    /// Unfolds the group of a field and scrolls to its control, if the panel has it.
    void scrollTo(std::string_view key);

    /// Sets what the header's button does: it folds the panel if it is pinned, else pins it.
    void setPinned(bool pinned);
    /// The height at which no field is scrolled out of sight.
    int heightForFields() const;

    /// Adds a button below the controls of a field's group, which the panel has to have.
    QPushButton* addButton(std::string_view key, const QString& text, const QString& tip);
    /// Puts a menu of presets into the panel's first line.
    void setPresets(QMenu* presets);
    QSize sizeHint() const override;

Q_SIGNALS:
    void pinToggled();
    void freezeRequested();
    /// Emitted when the fields need another width or height than before.
    void roomChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* header();
    QToolButton* button(const QString& text, const QString& tip);
    QToolButton* freezer();
    QToolButton* resetter();
    void makeControls();
    QWidget* rowOf(const Field& field, QWidget* parent);
    void showWhatApplies();
    void showSections();
    Section* section(const QString& group) const;

    /// Gives all lists one width, in which every choice can be read, and the panel the width that
    /// they need.
    void makeRoom();

    ScenarioModel& model_;
    QLabel* title_ = nullptr;
    QToolButton* pin_ = nullptr;
    QToolButton* presets_ = nullptr;
    QScrollArea* scroll_;
    QWidget* content_;
    QVBoxLayout* groups_;
    std::vector<Section*> sections_;
    std::vector<FieldControl*> controls_;  ///< empty until they are made
    QString shown_;                        ///< the one group that is shown; empty if all are
};

}  // namespace attnscope
