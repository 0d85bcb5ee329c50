#pragma once

#include <QColor>
#include <QList>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ui/look/theme.h"

namespace attnscope {

/// A dash that a person can choose; the pattern is in units of the line's width, empty for a solid
/// line.
struct LineDash {
    std::string_view key;
    const char* label;  ///< in the context Line
    QList<qreal> pattern;
};

std::span<const LineDash> lineDashes();

/// Colours that are told apart by eyes of all kinds. On a light surface they are as published; on a
/// dark one each is brought nearer to the ink until it is seen, and black is the ink. Any two
/// differ by at least 8.4 (CIEDE2000) for the usual eyes and for three kinds of colour blindness.
struct ColorSet {
    std::string_view key;
    const char* label;  ///< in the context Line
    std::string_view source;
    std::vector<unsigned> onLight;
    std::vector<unsigned> onDark{};  ///< empty: those on light
};

std::span<const ColorSet> colorSets();

/// The key of a set's colour, "tol-bright/2", which lineColor() reads. The colours come round
/// again.
std::string colorOfSet(std::string_view set, std::size_t place);

/// Whether a text is a colour: "#RRGGBB", "ink" or the key of a set's colour.
bool isLineColor(std::string_view text);

/// Returns the colour that a text is, on a theme's surface; the ink if it is none.
QColor lineColor(std::string_view text, const Theme& theme);

/// A label of the tables in the window's language.
QString lineLabel(const char* english);

}  // namespace attnscope
