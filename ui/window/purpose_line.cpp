#include "ui/window/purpose_line.h"

#include <QAction>
#include <QEvent>
#include <QMenuBar>
#include <algorithm>

#include "ui/look/explained.h"
#include "ui/look/text_scale.h"

namespace attnscope {

PurposeLine::PurposeLine(QMenuBar* bar) : ElidedLabel(bar), bar_(bar) {
    setObjectName(QStringLiteral("purpose"));
    setText(tr("What the scale λ in softmax(λ q·k) does to attention"));
    setAlignment(Qt::AlignCenter);
    setForegroundRole(QPalette::PlaceholderText);
    setExplanation(*this, "start/attnscope");
    bar->installEventFilter(this);
    bar->cornerWidget()->installEventFilter(this);
    place();
}

/// Places the line in the room between the last menu and the corner.
void PurposeLine::place() {
    constexpr int gap = 24, least = 160;
    int left = 0;
    for (QAction* each : bar_->actions())
        left = std::max(left, bar_->actionGeometry(each).right());
    left += scaled(gap);
    const QRect room(left, 0, bar_->cornerWidget()->x() - scaled(gap) - left, bar_->height());
    setGeometry(room);
    setVisible(room.width() >= scaled(least));
}

/// Places the line again when the bar has laid out its parts.
bool PurposeLine::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Show:
        case QEvent::Move:
        case QEvent::Resize:
        case QEvent::FontChange:
            QMetaObject::invokeMethod(this, &PurposeLine::place, Qt::QueuedConnection);
            break;
        default:
            break;
    }
    return ElidedLabel::eventFilter(watched, event);
}

}  // namespace attnscope
