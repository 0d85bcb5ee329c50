#pragma once

#include <QComboBox>

class QAccessibleInterface;

namespace attnscope {

/// The label of a drop-down list for assistive technology. On Linux, the name of a list is its
/// current choice, and the label that the list refers to says what the list is for. This object is
/// that label: its text is the accessible name of the list.
class ListLabel : public QObject {
    Q_OBJECT

public:
    explicit ListLabel(QComboBox* list);

    QComboBox* list() const;

private:
    /// Tells assistive technology that the choice has changed. The choice is presented as a text,
    /// all of it selected, whose changes are read aloud.
    void tellChange();

    QString told_;
};

/// Gives the choices that a drop-down list opens the name of the list. Installed on the
/// application.
class NamedChoices : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// Returns what describes a list; null for a list in which text can be typed.
QAccessibleInterface* accessibleList(QComboBox* list);
QAccessibleInterface* accessibleLabel(ListLabel* label);

}  // namespace attnscope
