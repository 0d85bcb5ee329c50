#pragma once

class QWidget;

namespace attnscope {

/// How much of what is out of date its background takes.
inline constexpr double dimmed = 0.55;

/// Paler, as what it shows is of something else than is wanted now; or no more so.
void setOutdated(QWidget& widget, bool outdated);
bool isOutdated(const QWidget& widget);

}  // namespace attnscope
