#include "ui/look/list_sizes.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>

namespace attnscope {

bool ListSizes::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::FontChange && qobject_cast<QComboBox*>(watched)) {
        QEvent anew(QEvent::StyleChange);
        QCoreApplication::sendEvent(watched, &anew);
    }
    return false;
}

}  // namespace attnscope
