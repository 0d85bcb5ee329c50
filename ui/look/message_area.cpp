#include "ui/look/message_area.h"

namespace attnscope {

void paintMessage(QPainter& painter, const QRectF& area, const Theme& theme, const QString& message,
                  const QString& hint) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.line, 1.5, Qt::DashLine));
    painter.setBrush(mixed(theme.surface, theme.background, 0.6));
    painter.drawRoundedRect(area, 8, 8);
    const QRectF room = area.adjusted(24, 16, -24, -16);
    const QRectF above(room.left(), room.top(), room.width(), room.height() / 2 - 4);
    painter.setPen(theme.ink);
    painter.setFont(uiFont(textsize::body, QFont::DemiBold));
    painter.drawText(above, Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap, message);
    painter.setPen(theme.mutedInk);
    painter.setFont(uiFont());
    painter.drawText(above.translated(0, above.height() + 8),
                     Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, hint);
}

}  // namespace attnscope
