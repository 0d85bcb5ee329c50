#pragma once

#include <vector>

#include "ui/figure/paint.h"
#include "ui/figure/qcustomplot.h"

namespace attnscope {

/// A thin line at an abscissa with a dot on each curve.
class Crosshair {
public:
    explicit Crosshair(QCustomPlot& plot);

    /// Gets dots for that many curves; a layer with a new item is painted anew with all others.
    void reserve(std::size_t curves);

    void show(const PlotPicture& picture, double x);
    void hide();

private:
    QCustomPlot& plot_;
    QCPItemLine* line_;
    std::vector<QCPItemTracer*> dots_;
};

}  // namespace attnscope
