#include "ui/look/message_area.h"

#include <QTextOption>
#include <algorithm>

namespace attnscope {
namespace {

constexpr double gap = 8;  ///< between the message and the hint

}  // namespace

void paintMessage(QPainter& painter, const QRectF& area, const Theme& theme, const QString& message,
                  const QString& hint) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1.5, Qt::DashLine));
    painter.setBrush(mixed(theme.surface, theme.background, 0.6));
    painter.drawRoundedRect(area, 8, 8);
    const QRectF room = area.adjusted(24, 16, -24, -16);
    QTextOption wrapped(Qt::AlignHCenter | Qt::AlignTop);
    wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);  // paths have no spaces
    const auto heightOf = [&](const QString& text, QFont::Weight weight) {
        painter.setFont(uiFont(textsize::body, weight));
        return text.isEmpty() ? 0 : painter.boundingRect(room, text, wrapped).height();
    };
    const double first = heightOf(message, QFont::DemiBold);
    const double second = heightOf(hint, QFont::Normal);
    const bool fits = first + gap + second <= room.height();
    const double height = std::min(fits ? first + gap + second : first, room.height());
    const QRectF texts(room.left(), room.center().y() - height / 2, room.width(), height);
    painter.setPen(theme.ink);
    painter.setFont(uiFont(textsize::body, QFont::DemiBold));
    painter.drawText(texts, message, wrapped);
    if (!fits)
        return;
    painter.setPen(theme.mutedInk);
    painter.setFont(uiFont());
    painter.drawText(texts.adjusted(0, first + gap, 0, 0), hint, wrapped);
}

}  // namespace attnscope
