#include "ui/tensors/tensor_items.h"

#include <QListView>

#include "core/io/tensor.h"
#include "core/text/printable.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"

namespace attnscope {

QStandardItemModel* tensorItems(std::span<const TensorOffer> offers, QObject* parent) {
    constexpr std::size_t most_of_name = 80, most_of_type = 20;
    auto* items = new QStandardItemModel(parent);
    for (const TensorOffer& offer : offers) {
        auto* item = new QStandardItem(QStringLiteral("%1   %2, %3")
                                           .arg(toQString(printable(offer.name, most_of_name)),
                                                toQString(shape_text(offer.shape)),
                                                toQString(printable(offer.type, most_of_type))));
        item->setData(toQString(offer.name), tensorName);
        item->setEditable(false);
        item->setEnabled(offer.fault.empty());
        item->setToolTip(translated(offer.fault));
        items->appendRow(item);
    }
    return items;
}

void fitTensors(QAbstractItemView& list) {
    constexpr int margins = 32, widest = 640;
    if (auto* const column = qobject_cast<QListView*>(&list))
        column->setUniformItemSizes(true);
    list.setTextElideMode(Qt::ElideMiddle);
    list.setMinimumWidth(std::min(widest, list.sizeHintForColumn(0) + margins));
}

}  // namespace attnscope
