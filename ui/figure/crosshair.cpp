#include "ui/figure/crosshair.h"

#include "ui/figure/reading.h"

namespace attnscope {

void paintCrosshair(QPainter& painter, const PlotPicture& picture, double x) {
    constexpr double radius = 3.4;
    const PlotLayout& layout = picture.layout;
    const double at = layout.x.pixel(x);
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen(picture.theme.line, 1));
    painter.drawLine(QPointF(at, layout.plot.top()), QPointF(at, layout.plot.bottom()));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(picture.theme.surface, 1.2));
    for (const Reading& reading : readFigure(picture.figure, x)) {
        const QPointF on(at, layout.y.pixel(reading.value));
        if (reading.isBand || !isInPlot(on, layout.plot))
            continue;
        painter.setBrush(curveColor(reading.kind, picture.theme, reading.series, reading.look));
        painter.drawEllipse(on, radius, radius);
    }
}

}  // namespace attnscope
