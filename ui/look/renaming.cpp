#include "ui/look/renaming.h"

#include <QCoreApplication>
#include <QListWidget>
#include <QStyledItemDelegate>

namespace attnscope {
namespace {

class NameDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                          const QModelIndex& item) const override {
        QWidget* editor = QStyledItemDelegate::createEditor(parent, option, item);
        editor->setAccessibleName(QCoreApplication::translate("attnscope::Renaming", "Name"));
        return editor;
    }
};

}  // namespace

void whenRenamed(QListWidget& list, const std::function<void(int)>& take) {
    list.setItemDelegate(new NameDelegate(&list));
    QObject::connect(&list, &QListWidget::itemChanged, &list, [&list, take](QListWidgetItem* item) {
        QMetaObject::invokeMethod(
            &list, [take, row = list.row(item)] { take(row); }, Qt::QueuedConnection);
    });
}

}  // namespace attnscope
