#pragma once

#include <QWidget>
#include <vector>

class QAction;
class QToolButton;

namespace attnscope {

struct PanelGroup;

/// A column of buttons at the window's border, one per group of the Scenario's fields: what remains
/// of the panel while it is folded. At its lower end may stand buttons for actions.
class PanelStrip : public QWidget {
    Q_OBJECT

public:
    PanelStrip(const std::vector<PanelGroup>& groups, QWidget* parent);

    /// The button of a group; nullptr if there is no such group.
    QToolButton* button(const QString& group) const;

    /// Adds a button for an action at the lower end.
    void addButton(QChar sign, QAction* action);

    /// Shows one group's button as pressed; none if the name is empty.
    void setOpen(const QString& group);

Q_SIGNALS:
    void chosen(const QString& group);

private:
    QToolButton* makeButton(const PanelGroup& group);

    QList<QToolButton*> buttons_;
};

}  // namespace attnscope
