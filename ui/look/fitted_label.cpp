#include "ui/look/fitted_label.h"

#include <QEvent>
#include <QFontMetrics>
#include <algorithm>

namespace attnscope {

void FittedLabel::setWidest(const QStringList& texts) {
    if (texts == widest_)
        return;
    widest_ = texts;
    fit();
}

QSize FittedLabel::sizeHint() const {
    return widest_.isEmpty() ? QLabel::sizeHint() : minimumSize();
}

void FittedLabel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange)
        fit();
    QLabel::changeEvent(event);
}

void FittedLabel::fit() {
    const QFontMetrics metrics = fontMetrics();
    int width = 0;
    for (const QString& text : widest_)
        width = std::max(width, metrics.horizontalAdvance(text));
    setFixedSize(width, metrics.height());
}

}  // namespace attnscope
