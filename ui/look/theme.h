#pragma once

#include <QColor>
#include <QFont>
#include <QPen>
#include <span>
#include <string_view>

#include "core/figures/figure.h"

namespace attnscope {

/// The colours of the window and of exported pictures, and the least contrasts in them.
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
    double exactWidth = 0;    ///< width of the exact curve's line; 0: the usual one (penWidth())
    bool hasGrid = true;
    bool colorsNames = true;  ///< whether names of curves have the curves' colours
};

Theme lightTheme();
Theme darkTheme();
Theme highContrastLightTheme();
Theme highContrastDarkTheme();

/// Returns the colours of a journal's page, for exports alone: black on white.
Theme paperTheme();

/// The themes that can be chosen, in the order of their numbers in the settings.
enum class ThemeChoice { system, light, dark, high_contrast_light, high_contrast_dark };

/// A theme as menus, command lines and files know it.
struct NamedTheme {
    ThemeChoice choice;
    std::string_view key;
    const char* label;  ///< in the context Theme
    Theme (*make)();
};

std::span<const NamedTheme> themes();

/// Returns the label in the window's language.
QString labelOf(const NamedTheme& theme);

/// Returns the theme of that key, paperTheme() among them; the light one if there is none.
Theme themeOf(std::string_view key);
Theme themeOf(ThemeChoice choice, bool systemIsDark);

/// Returns the colour of a kind of curve, with the theme's contrast with the surface (Okabe–Ito).
/// That of an approximation follows from its place in their table, that of a compared rule from its
/// series. A colour in `look` takes precedence.
QColor curveColor(const CurveKind& kind, const Theme& theme, int series = 0,
                  const LineLook& look = {});

/// Returns the colour of text that names a kind of curve: the curve's colour, moved towards the ink
/// until text in it has the theme's contrast with the surface and with a read-out box.
QColor curveTextColor(const CurveKind& kind, const Theme& theme, int series = 0,
                      const LineLook& look = {});

/// Returns the pen of a kind of curve: colour, dash, and width in device-independent pixels.
/// Further curves of one kind, such as those of other dimensions, are paler and thinner the higher
/// their series; those of compared rules differ in colour and dash. What `look` sets takes
/// precedence.
QPen curvePen(const CurveKind& kind, const Theme& theme, int series = 0, const LineLook& look = {});

/// Returns the width of a line that is usually `usual` wide, in device-independent pixels. If the
/// theme sets the exact curve's width, other lines keep their proportion to it, but none is thinner
/// than half of it or wider than 1.25 times it.
double penWidth(const Theme& theme, double usual);

/// Returns how much of a colour, at least `part`, has to be mixed into the surface for a line in it
/// to have the theme's contrast.
double visiblePart(const QColor& color, const Theme& theme, double part);

/// Returns the colour of text that is less important: moved towards the colour `under` it by
/// `fraction`, or by less if it would lose the theme's contrast.
QColor paledText(const QColor& color, const QColor& under, const Theme& theme, double fraction);

/// Returns the colour moved towards the ink until it has that contrast with the colour `under` it,
/// or is the ink.
QColor standingOut(const QColor& color, const Theme& theme, const QColor& under, double contrast);

/// Returns the contrast of two opaque colours after WCAG 2: 1 (none) to 21 (black on white).
double contrastRatio(const QColor& a, const QColor& b);

/// Returns the colour at `fraction` of the way from a to b.
QColor mixed(const QColor& a, const QColor& b, double fraction);

/// The only sizes of text, in device-independent pixels.
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
