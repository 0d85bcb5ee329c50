#pragma once

#include <QComboBox>

class QAccessibleInterface;

namespace attnscope {

/// Tells assistive technology of a drop-down list. On Linux the name of a list is what is chosen,
/// and a label that it refers to says what is chosen there: this object is that label, and says the
/// accessible name of the list.
class ListLabel : public QObject {
    Q_OBJECT

public:
    explicit ListLabel(QComboBox* list);

    QComboBox* list() const;

private:
    /// Tells of a change of what is chosen, which is a text, all of it selected: its change is then
    /// read aloud.
    void tellChange();

    QString told_;
};

/// Returns null for a list in which one can type.
QAccessibleInterface* accessibleList(QComboBox* list);
QAccessibleInterface* accessibleLabel(ListLabel* label);

}  // namespace attnscope
