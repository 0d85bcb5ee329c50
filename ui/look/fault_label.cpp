#include "ui/look/fault_label.h"

#include <QLabel>

#include "ui/look/flat_style.h"

namespace attnscope {

void showFault(QLabel& label, const QString& sentence) {
    QPalette red = label.palette();
    red.setColor(QPalette::WindowText, faultColor(label.palette()));
    label.setPalette(red);
    label.setTextFormat(Qt::PlainText);
    label.setText(sentence);
    label.show();
}

}  // namespace attnscope
