#include "ui/look/check_box.h"

#include <QPainter>
#include <QStyleOption>

namespace attnscope {
namespace {

QColor fillOf(const QStyleOption& option) {
    const bool enabled = option.state & QStyle::State_Enabled;
    if (option.state & QStyle::State_Off)
        return option.palette.color(enabled ? QPalette::Base : QPalette::Window);
    return option.palette.color(enabled ? QPalette::Highlight : QPalette::Mid);
}

void drawMark(QPainter* painter, const QStyleOption& option, const QRectF& box) {
    const auto at = [&](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter->setPen(QPen(option.palette.color(QPalette::HighlightedText), box.width() / 7,
                         Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (option.state & QStyle::State_On)
        painter->drawPolyline(QPolygonF({at(0.24, 0.53), at(0.43, 0.72), at(0.77, 0.3)}));
    else if (option.state & QStyle::State_NoChange)
        painter->drawLine(at(0.27, 0.5), at(0.73, 0.5));
}

}  // namespace

void drawCheckBox(QPainter* painter, const QStyleOption& option) {
    constexpr double widest = 16, radius = 3;
    const double side =
        std::min<double>(widest, std::min(option.rect.width(), option.rect.height()));
    const bool focused = option.state & QStyle::State_HasFocus,
               off = option.state & QStyle::State_Off;
    const double line = focused ? 2 : 1;
    QRectF box(0, 0, side - line, side - line);
    box.moveCenter(QRectF(option.rect).center());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QColor fill = fillOf(option);
    painter->setPen(QPen(focused ? option.palette.color(QPalette::Highlight)
                         : off   ? option.palette.color(QPalette::PlaceholderText)
                                 : fill,
                         line));
    painter->setBrush(fill);
    painter->drawRoundedRect(box, radius, radius);
    if (!off)
        drawMark(painter, option, box);
    painter->restore();
}

}  // namespace attnscope
