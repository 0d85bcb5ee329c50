#pragma once

#include <QFontMetricsF>
#include <cmath>

namespace attnscope {

// Sizes that labels and other small text are laid out by, in device-independent pixels.

inline constexpr double lineHeight = 16;   ///< of small text
inline constexpr double sampleWidth = 20;  ///< of the piece of line before a label
inline constexpr double sampleGap = 6;     ///< between it and the text
inline constexpr double leaderWidth = 10;  ///< from the end of a curve to the sample
inline constexpr double columnGap = 3;     ///< between the plot and the leaders

/// Width of a text, rounded up so that setting it never cuts it.
inline double widthOf(const QFontMetricsF& metrics, const QString& text) {
    return std::ceil(metrics.horizontalAdvance(text)) + 1;
}

}  // namespace attnscope
