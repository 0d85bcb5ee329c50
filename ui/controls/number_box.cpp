#include "ui/controls/number_box.h"

#include <QSpinBox>

namespace attnscope {

QSpinBox* numberBox(int least, int most, int value, const QString& unit, QWidget* parent) {
    auto* box = new QSpinBox(parent);
    box->setRange(least, most);
    box->setValue(value);
    box->setSuffix(unit);
    box->setFixedWidth(exportControlWidth);
    return box;
}

}  // namespace attnscope
