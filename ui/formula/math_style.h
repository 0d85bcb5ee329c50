#pragma once

#include <span>

#include "core/latex/formula.h"
#include "ui/formula/math_font.h"

namespace attnscope {

/// The size of parts of a formula (TeX's styles).
enum class MathSize { display, text, script, script_of_script };

struct MathStyle {
    MathSize size;
    bool cramped = false;  ///< whether superscripts are lowered, as below a rule

    bool isDisplay() const { return size == MathSize::display; }
    bool isScript() const { return scriptLevel() > 0; }
    int scriptLevel() const;

    MathStyle ofScripts() const;
    MathStyle ofSubscripts() const { return {ofScripts().size, true}; }
    MathStyle ofNumerators() const;
    MathStyle ofDenominators() const { return {ofNumerators().size, true}; }
    MathStyle whenCramped() const { return {size, true}; }
};

/// Returns the size of a style's letters in em of the formula.
double scaleOf(const MathFont& font, MathStyle style);

/// Returns the space between neighbours of these classes, in em of their style.
double spaceBetween(AtomClass before, AtomClass after, MathStyle style);

}  // namespace attnscope
