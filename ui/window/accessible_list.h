#pragma once

#include <QComboBox>

class QAccessibleInterface;

namespace attnscope {

/// Tells assistive technology of a drop-down list. On Linux the name of a list is what is chosen,
/// and a label that it refers to says what is chosen there: this object is the label, which says
/// the accessible name of the list.
class ListLabel : public QObject {
    Q_OBJECT

public:
    explicit ListLabel(QComboBox* list);

    QComboBox* list() const;

private:
    /// What is chosen is a text, all of it selected: a change of it is then read aloud.
    void tellChange();

    QString told_;
};

/// Gives nothing for a list in which one can type.
QAccessibleInterface* accessibleList(QComboBox* list);
QAccessibleInterface* accessibleLabel(ListLabel* label);

}  // namespace attnscope
