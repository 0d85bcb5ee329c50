#pragma once

#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"

namespace attnscope {

// Sizes that labels and other small text are laid out by, in device-independent pixels.

inline constexpr double sampleWidth = 20;  ///< of the piece of line before a label
inline constexpr double sampleGap = 6;     ///< between the sample and the text
inline constexpr double leaderWidth = 10;  ///< from the end of a curve to the sample
inline constexpr double columnGap = 3;     ///< between the plot and the leaders

inline QFont headingFont() {
    return uiFont(textsize::small, QFont::DemiBold);
}

inline double headingWidth(const QString& heading) {
    return widthOf(TextMetrics(headingFont()), heading);
}

}  // namespace attnscope
