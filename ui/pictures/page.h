#pragma once

#include <QImage>

#include "ui/pictures/export.h"

namespace attnscope {

/// Paints a picture scaled so that its area fills `device`, in the painter's own units.
void paintPage(QPainter& painter, QSizeF device, const Look& look, const Paint& paint);

/// Returns what `paint` paints, as an image of that many pixels. Throws Error if memory does not
/// suffice.
QImage paintedImage(QSize pixels, const Look& look, const Paint& paint);

/// Paints a picture as SVG: text as text, with the fonts that it is set in.
Encode asSvg(const About& about, const Look& look, const Paint& paint);

/// Paints a picture as PDF: text as text, with the fonts; the page as large as the look says.
Encode asPdf(const About& about, const Look& look, const Paint& paint);

}  // namespace attnscope
