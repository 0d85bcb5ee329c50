#pragma once

class QWidget;

namespace attnscope {

/// Paints the rounded surface that every part of the window stands on.
void paintCard(QWidget& widget);

}  // namespace attnscope
