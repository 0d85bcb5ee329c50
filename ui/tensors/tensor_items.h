#pragma once

#include <QStandardItemModel>
#include <span>

#include "core/vectors/tensor_offers.h"

class QAbstractItemView;

namespace attnscope {

/// The role under which an item holds the tensor's name alone; the shown text also has shape and
/// type.
inline constexpr int tensorName = Qt::UserRole;

/// Returns items that show the tensors with shapes and types. Tensors that cannot be chosen are
/// disabled, and their tooltips say why.
QStandardItemModel* tensorItems(std::span<const TensorOffer> offers, QObject* parent);

/// Makes a list as wide as its tensors' names need, up to a limit, and fast to open even if there
/// are many tensors.
void fitTensors(QAbstractItemView& list);

}  // namespace attnscope
