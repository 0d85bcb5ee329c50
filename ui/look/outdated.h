#pragma once

class QWidget;

namespace attnscope {

/// The part of the background in the colours of an outdated widget.
inline constexpr double dimmed = 0.55;

/// Makes a widget paler while what it shows is outdated.
void setOutdated(QWidget& widget, bool outdated);
bool isOutdated(const QWidget& widget);

}  // namespace attnscope
