#pragma once

#include <QImage>

#include "ui/figure/qcustomplot.h"

namespace attnscope {

/// The picture that a plot painted last, opaque on its surface, so that it is shown by copying.
/// QCustomPlot's own buffers are transparent, so that they are blended, and they are scaled if the
/// plot is magnified.
class KeptPicture : public QCPAbstractPaintBuffer {
public:
    KeptPicture(const QSize& size, double pixelRatio, const QColor& surface);

    void setSurface(const QColor& surface) { surface_ = surface; }

    QCPPainter* startPainting() override;

    /// Draws the picture pixel on pixel, from the painter's origin.
    void draw(QCPPainter* painter) const override;

    /// Fills the picture with its surface; the colour given is ignored.
    void clear(const QColor&) override { image_.fill(surface_); }

protected:
    void reallocateBuffer() override;

private:
    QColor surface_;
    QImage image_;
};

}  // namespace attnscope
