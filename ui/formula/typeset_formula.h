#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QPainterPath>
#include <optional>
#include <string_view>

#include "core/latex/mathml.h"

class QPainter;

namespace attnscope {

/// A typeset formula: its outline, with the baseline of the first line at y = 0, and its extent
/// from there. Lengths are in pixels.
struct TypesetFormula {
    QPainterPath outline;
    double width = 0, ascent = 0, descent = 0;

    double height() const { return ascent + descent; }
};

/// Lays out a formula (LaTeX, core/latex/parse.h) in letters of a size in pixels. If it is wider
/// than `widest`, it is broken into lines at blanks of words and at wide spaces; it is never broken
/// if `widest` is 0. Returns nullopt if the formula cannot be read or the font is absent or lacks a
/// sign; callers then show plain_formula(). Can be called on any thread.
std::optional<TypesetFormula> typeset(std::string_view latex, double pixel_size, FormulaStyle style,
                                      double widest = 0);

/// Does what typeset() does, for a formula in a text with that font, on one line
/// (MathFont::inText()).
std::optional<TypesetFormula> typesetIn(const QFont& text, std::string_view latex,
                                        double pixel_size);

/// Draws the formula as outlines, with its first baseline beginning at `baseline`.
void paint(QPainter& painter, const TypesetFormula& formula, QPointF baseline, const QColor& color);

/// Returns the size in pixels at which a formula's letters are as high as those of a text.
double formulaSize(const QFontMetricsF& text);
double formulaSize(const QFont& text);

}  // namespace attnscope
