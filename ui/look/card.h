#pragma once

#include <QPalette>

class QWidget;

namespace attnscope {

/// Paints the rounded surface that every part of the window stands on; one that lies over others
/// has a darker border.
void paintCard(QWidget& widget, QPalette::ColorRole border = QPalette::Midlight);

}  // namespace attnscope
