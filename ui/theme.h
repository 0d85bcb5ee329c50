#pragma once

#include <QColor>
#include <QPen>

#include "core/figures/figure.h"

namespace attnscope {

/// The colours of the window and of exported pictures; two values of it exist, light and dark.
struct Theme {
    bool dark = false;
    QColor background;  ///< behind everything
    QColor surface;     ///< behind a plot
    QColor ink;         ///< text and the exact curve
    QColor mutedInk;    ///< ticks, captions
    QColor line;        ///< axes, separators
    QColor grid;
    QColor accent;  ///< markers, focus, the primary control
};

Theme lightTheme();
Theme darkTheme();

/// The one colour of a kind of curve, legible on the theme's surface (Okabe–Ito).
QColor curveColor(CurveKind kind, const Theme& theme);

/// Colour, dash and width of a kind of curve at device-independent scale 1.
QPen curvePen(CurveKind kind, const Theme& theme);

}  // namespace attnscope
