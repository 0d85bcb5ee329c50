#include "ui/figure/crosshair.h"

#include "ui/figure/plottables.h"
#include "ui/figure/reading.h"

namespace attnscope {

Crosshair::Crosshair(QCustomPlot& plot)
    : plot_(plot), line_(addItem<QCPItemLine>(plot, plotlayer::overlay)) {
    hide();
}

void Crosshair::reserve(std::size_t curves) {
    while (dots_.size() < curves) {
        auto* dot = addItem<QCPItemTracer>(plot_, plotlayer::overlay);
        dot->setVisible(false);
        dot->setStyle(QCPItemTracer::tsCircle);
        dot->setSize(6.8);
        dots_.push_back(dot);
    }
}

void Crosshair::hide() {
    line_->setVisible(false);
    for (QCPItemTracer* dot : dots_)
        dot->setVisible(false);
}

void Crosshair::show(const PlotPicture& picture, double x) {
    hide();
    const PlotLayout& layout = picture.layout;
    const double at = layout.x.pixel(x);
    line_->setVisible(true);
    line_->setPen(QPen(picture.theme.line, 1));
    place(line_->start, {at, layout.plot.top()});
    place(line_->end, {at, layout.plot.bottom()});
    std::size_t used = 0;
    for (const Reading& reading : readFigure(picture.figure, x)) {
        const QPointF on(at, layout.y.pixel(reading.value));
        if (reading.isBand || !isInPlot(on, layout.plot))
            continue;
        QCPItemTracer* shown = dots_[used++];
        shown->setVisible(true);
        shown->setPen(QPen(picture.theme.surface, 1.2));
        shown->setBrush(curveColor(reading.kind, picture.theme, reading.series));
        place(shown->position, on);
    }
}

}  // namespace attnscope
