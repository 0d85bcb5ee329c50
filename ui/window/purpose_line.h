#pragma once

#include "ui/look/elided_label.h"

class QMenuBar;

namespace attnscope {

/// The line between the menus and the corner of a menu bar that says what the program is for. It is
/// cut, and in very little room hidden.
class PurposeLine : public ElidedLabel {
    Q_OBJECT

public:
    /// Makes the line for a menu bar that has its menus and its corner.
    explicit PurposeLine(QMenuBar* bar);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    QMenuBar* bar_;
};

}  // namespace attnscope
