#pragma once

#include <QScrollArea>
#include <vector>

class QAction;
class QToolButton;

namespace attnscope {

struct PanelGroup;

/// A column of buttons at the window's border, one per group of the Scenario's fields: what remains
/// of the panel while it is folded. At its lower end may stand buttons for actions. In little
/// height the buttons move closer together, and in less the column scrolls.
class PanelStrip : public QScrollArea {
    Q_OBJECT

public:
    PanelStrip(const std::vector<PanelGroup>& groups, QWidget* parent);

    /// The button of a group; nullptr if there is no such group.
    QToolButton* button(const QString& group) const;

    /// Adds a button for an action at the lower end.
    void addButton(QChar sign, QAction* action);

    /// Shows one group's button as pressed; none if the name is empty.
    void setOpen(const QString& group);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void chosen(const QString& group);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QToolButton* makeButton(const PanelGroup& group);

    QList<QToolButton*> buttons_;
};

}  // namespace attnscope
