#include "ui/look/renaming.h"

#include <QListWidget>

namespace attnscope {

void whenRenamed(QListWidget& list, const std::function<void(int)>& take) {
    QObject::connect(&list, &QListWidget::itemChanged, &list, [&list, take](QListWidgetItem* item) {
        QMetaObject::invokeMethod(
            &list, [take, row = list.row(item)] { take(row); }, Qt::QueuedConnection);
    });
}

}  // namespace attnscope
