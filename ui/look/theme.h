#pragma once

#include <QColor>
#include <QFont>
#include <QPen>
#include <span>
#include <string_view>

#include "core/figures/figure.h"

namespace attnscope {

/// The colours of the window and of exported pictures, and how far at least what is drawn stands
/// out.
struct Theme {
    std::string_view key;  ///< name on a command line, as in themes()
    bool dark = false;
    QColor background;  ///< behind everything
    QColor surface;     ///< behind a plot
    QColor raised;      ///< read-out boxes, entry fields, buttons
    QColor ink;         ///< text and the exact curve
    QColor mutedInk;    ///< ticks, captions
    QColor line;        ///< axes, separators
    QColor grid;
    QColor accent;      ///< markers, focus, the primary control
    QColor accentText;  ///< text on the accent
    QColor warning;     ///< text of a caution
    QColor error;       ///< text of a failure
    double textContrast = 4.5;
    double lineContrast = 3;  ///< of curves, axes and markers with the surface
    double exactWidth = 0;    ///< of the exact curve's line; 0: as usual (penWidth())
    bool hasGrid = true;
    bool colorsNames = true;  ///< names of curves have the curves' colours
};

Theme lightTheme();
Theme darkTheme();
Theme highContrastLightTheme();
Theme highContrastDarkTheme();

/// The themes that can be chosen, in the order in which the settings count them.
enum class ThemeChoice { system, light, dark, high_contrast_light, high_contrast_dark };

/// A theme as menus, command lines and files know it.
struct NamedTheme {
    ThemeChoice choice;
    std::string_view key;
    const char* label;  ///< in the context Theme
    Theme (*make)();
};

std::span<const NamedTheme> themes();

/// The label in the window's language.
QString labelOf(const NamedTheme& theme);

/// Returns the theme of that key; the light one if there is none.
Theme themeOf(std::string_view key);
Theme themeOf(ThemeChoice choice, bool systemIsDark);

/// Returns the colour of a kind of curve, legible on the theme's surface (Okabe–Ito); that of an
/// approximation follows from its place in their table, that of a compared rule from its series. A
/// colour of the look goes first.
QColor curveColor(const CurveKind& kind, const Theme& theme, int series = 0,
                  const LineLook& look = {});

/// Returns the colour of text that names a kind of curve: its hue, deepened or lightened until text
/// in it has the theme's contrast with the surface and with a read-out box.
QColor curveTextColor(const CurveKind& kind, const Theme& theme, int series = 0,
                      const LineLook& look = {});

/// Returns colour, dash and width of a kind of curve at device-independent scale 1. Curves of one
/// kind but another series (further dimensions) are paler and thinner; those of compared rules
/// differ in colour and dash. What the look says goes first.
QPen curvePen(const CurveKind& kind, const Theme& theme, int series = 0, const LineLook& look = {});

/// Returns the width of a line that is usually `usual` wide, in device-independent pixels. If the
/// theme sets the exact curve's width, other lines keep their proportion to it, but none is thinner
/// than half of it or wider than 1.25 times it.
double penWidth(const Theme& theme, double usual);

/// Returns the least part of a colour over the surface, from `part` on, with which a line in it
/// still stands out.
double visiblePart(const QColor& color, const Theme& theme, double part);

/// Returns the colour of text that is of less weight: nearer to the colour `under` it by up to that
/// fraction, as far as it stays legible.
QColor paledText(const QColor& color, const QColor& under, const Theme& theme, double fraction);

/// Returns a colour's hue, nearer to the ink until it has that contrast with what it stands on.
QColor standingOut(const QColor& color, const Theme& theme, const QColor& under, double contrast);

/// Returns the contrast of two opaque colours after WCAG 2: 1 (none) to 21 (black on white).
double contrastRatio(const QColor& a, const QColor& b);

/// Returns the colour at `fraction` of the way from a to b.
QColor mixed(const QColor& a, const QColor& b, double fraction);

/// The sizes of text in device-independent pixels; there are no others.
namespace textsize {
inline constexpr int small = 11;
inline constexpr int body = 13;
inline constexpr int title = 14;
inline constexpr int headline = 17;
}  // namespace textsize

/// Returns a font of the program's typeface: the first installed one of a short list whose figures
/// are tabular and which has the letters of the formulas (λ √ κ θ Σ ² ₅₁₂).
QFont uiFont(int pixelSize = textsize::body, QFont::Weight weight = QFont::Normal);

}  // namespace attnscope
