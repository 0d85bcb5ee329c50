#include "ui/look/outdated.h"

#include <QGraphicsOpacityEffect>
#include <QWidget>

namespace attnscope {

void setOutdated(QWidget& widget, bool outdated) {
    if (outdated == isOutdated(widget))
        return;
    auto* effect = outdated ? new QGraphicsOpacityEffect(&widget) : nullptr;
    if (effect)
        effect->setOpacity(1 - dimmed);
    widget.setGraphicsEffect(effect);
}

bool isOutdated(const QWidget& widget) {
    return widget.graphicsEffect() != nullptr;
}

}  // namespace attnscope
