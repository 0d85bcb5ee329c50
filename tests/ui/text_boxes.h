#pragma once

#include <QList>
#include <QRectF>
#include <QString>
#include <functional>

class QPaintDevice;

namespace attnscope::testing {

/// A text as it was painted: where its letters stand, and what of them was let through.
struct TextBox {
    QString text;
    QRectF box;
    bool clipped = false;
};

QList<TextBox> textBoxes(const std::function<void(QPaintDevice&)>& paint);

}  // namespace attnscope::testing
