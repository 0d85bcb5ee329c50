#pragma once

#include <QFontMetricsF>
#include <cmath>

namespace attnscope {

inline constexpr double lineHeight = 16;  ///< of small text, in device-independent pixels

/// Width of a text, rounded up so that setting it never cuts it.
inline double widthOf(const QFontMetricsF& metrics, const QString& text) {
    return std::ceil(metrics.horizontalAdvance(text)) + 1;
}

}  // namespace attnscope
