#pragma once

class QWidget;

namespace attnscope {

/// How much of a widget that is out of date its background takes.
inline constexpr double dimmed = 0.55;

/// Makes a widget paler while what it shows is of something else than is wanted now.
void setOutdated(QWidget& widget, bool outdated);
bool isOutdated(const QWidget& widget);

}  // namespace attnscope
