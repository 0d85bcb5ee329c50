#pragma once

#include <QPalette>

class QWidget;

namespace attnscope {

/// Paints the rounded surface behind a part of the window. Parts that lie over others have a darker
/// border.
void paintCard(QWidget& widget, QPalette::ColorRole border = QPalette::Midlight);

}  // namespace attnscope
