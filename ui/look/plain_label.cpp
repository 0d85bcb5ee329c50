#include "ui/look/plain_label.h"

#include <QPainter>
#include <QStyle>

namespace attnscope {

void PlainLabel::paintEvent(QPaintEvent* event) {
    const QString shown = shownText();
    if (hasSelectedText() && shown == text())
        return QLabel::paintEvent(event);
    QPainter painter(this);
    style()->drawItemText(&painter, contentsRect(), static_cast<int>(alignment()), palette(),
                          isEnabled(), shown, foregroundRole());
}

}  // namespace attnscope
