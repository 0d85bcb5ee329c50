#pragma once

#include <QImage>

#include "ui/pictures/export.h"

namespace attnscope {

/// Paints a picture scaled so that its area fills `device`, in the painter's own units.
void paintPage(QPainter& painter, QSizeF device, const Look& look, const Paint& paint);

/// Returns an image of that many pixels of what `paint` paints. Throws Error if memory does not
/// suffice.
QImage paintedImage(QSize pixels, const Look& look, const Paint& paint);

/// Paints a picture as SVG: texts stay texts, and their fonts are embedded.
Encode asSvg(const About& about, const Look& look, const Paint& paint);

/// Paints a picture as PDF: texts stay texts, their fonts are embedded, and the page has exactly
/// the look's size.
Encode asPdf(const About& about, const Look& look, const Paint& paint);

}  // namespace attnscope
