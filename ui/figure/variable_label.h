#pragma once

#include <QPainter>

#include "ui/figure/variables.h"
#include "ui/look/plain_label.h"

namespace attnscope {

/// A line of plain text with its variables in italics.
class VariableLabel : public PlainLabel {
public:
    using PlainLabel::PlainLabel;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setPen(palette().color(foregroundRole()));
        drawWithVariables(painter, contentsRect(), alignment(), text());
    }
};

}  // namespace attnscope
