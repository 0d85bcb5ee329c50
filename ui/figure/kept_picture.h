#pragma once

#include <QImage>

#include "ui/figure/qcustomplot.h"

namespace attnscope {

/// What a plot painted last, on its surface: opaque, so that showing it is a copy. QCustomPlot's
/// own buffers are transparent and are blended, and scaled if the plot is magnified.
class KeptPicture : public QCPAbstractPaintBuffer {
public:
    KeptPicture(const QSize& size, double pixelRatio, const QColor& surface);

    void setSurface(const QColor& surface) { surface_ = surface; }

    QCPPainter* startPainting() override;

    /// Draws the picture pixel on pixel, from the painter's origin.
    void draw(QCPPainter* painter) const override;

    /// Fills the picture with its surface, whatever the colour.
    void clear(const QColor&) override { image_.fill(surface_); }

protected:
    void reallocateBuffer() override;

private:
    QColor surface_;
    QImage image_;
};

}  // namespace attnscope
