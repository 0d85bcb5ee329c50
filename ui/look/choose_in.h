#pragma once

#include <QComboBox>
#include <QSignalBlocker>
#include <QVariant>
#include <algorithm>

namespace attnscope {

/// Chooses an item of a list by its data, the first one if there is none such, without a signal.
inline void chooseIn(QComboBox* box, const QVariant& value) {
    const QSignalBlocker blocked(box);
    box->setCurrentIndex(std::max(0, box->findData(value)));
}

}  // namespace attnscope
