#pragma once

#include <QStandardItemModel>
#include <span>

#include "core/vectors/tensor_offers.h"

class QAbstractItemView;

namespace attnscope {

/// The role in which an item has the tensor's name, beside what is shown of it.
inline constexpr int tensorName = Qt::UserRole;

/// The tensors with shapes and types, to choose from; those that cannot be chosen are greyed and
/// say why on hover.
QStandardItemModel* tensorItems(std::span<const TensorOffer> offers, QObject* parent);

/// Makes a list of tensors show each of them whole, and at once however many there are.
void fitTensors(QAbstractItemView& list);

}  // namespace attnscope
