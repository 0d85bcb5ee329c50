#pragma once

#include <QColor>
#include <QList>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/look/theme.h"

namespace attnscope {

/// A dash that the user can choose. The pattern is in units of the line's width; it is empty for a
/// solid line.
struct LineDash {
    std::string_view key;
    const char* label;  ///< in the context Line
    QList<qreal> pattern;
};

std::span<const LineDash> lineDashes();

/// Colours that people with normal vision and with three kinds of colour blindness can tell apart:
/// any two differ by at least 8.4 (CIEDE2000) for each of these. On a light surface they are as
/// published. On a dark one each is moved towards the ink until it is seen, and black becomes the
/// ink.
struct ColorSet {
    std::string_view key;
    const char* label;  ///< in the context Line
    std::string_view source;
    std::vector<unsigned> onLight;
    std::vector<unsigned> onDark{};  ///< empty: onLight is used
};

std::span<const ColorSet> colorSets();

/// Returns the key of a set's colour, such as "tol-bright/2" for the place 1, which lineColor()
/// reads. After the last colour they begin again.
std::string colorOfSet(std::string_view set, std::size_t place);

/// Whether a set's colour at a place is hardly seen on white, as yellow is.
bool isPale(std::string_view set, std::size_t place);

/// Whether a text is a colour: "#RRGGBB", "ink" or the key of a set's colour.
bool isLineColor(std::string_view text);

/// Returns the colour that a text stands for on a theme's surface; the ink if it is no colour.
QColor lineColor(std::string_view text, const Theme& theme);

/// Returns a label of these tables in the window's language.
QString lineLabel(const char* english);

}  // namespace attnscope
