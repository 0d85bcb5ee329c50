#pragma once

#include <QPalette>

class QRect;
class QWidget;

namespace attnscope {

/// Paints the rounded surface behind a part of the window. Parts that lie over others have a darker
/// border.
void paintCard(QWidget& widget, QPalette::ColorRole border = QPalette::Midlight);
/// Paints the surface in `area` alone.
void paintCard(QWidget& widget, const QRect& area);

}  // namespace attnscope
