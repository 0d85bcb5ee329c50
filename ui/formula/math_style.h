#pragma once

#include <span>

#include "core/formulas/formula.h"
#include "ui/formula/math_font.h"

namespace attnscope {

/// How large the parts of a formula are, and how they stand (TeX's styles).
enum class MathSize { display, text, script, script_of_script };

struct MathStyle {
    MathSize size;
    bool cramped = false;  ///< superscripts stand lower, as below a rule

    bool isDisplay() const { return size == MathSize::display; }
    bool isScript() const { return scriptLevel() > 0; }
    int scriptLevel() const;

    MathStyle ofScripts() const;
    MathStyle ofSubscripts() const { return {ofScripts().size, true}; }
    MathStyle ofNumerators() const;
    MathStyle ofDenominators() const { return {ofNumerators().size, true}; }
    MathStyle whenCramped() const { return {size, true}; }
};

/// The size of a style's letters in em of the formula.
double scaleOf(const MathFont& font, MathStyle style);

/// The space between two neighbours, in em of their style.
double spaceBetween(AtomClass before, AtomClass after, MathStyle style);

}  // namespace attnscope
