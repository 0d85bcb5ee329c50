#pragma once

#include <span>
#include <string_view>

#include "core/latex/formula.h"

namespace attnscope {

/// A sign and how LaTeX writes it: a command without its backslash, or one character.
struct FormulaSign {
    std::string_view latex;
    char32_t sign;
    AtomClass atom;
};

/// Greek letters and everything else that one sign stands for.
std::span<const FormulaSign> formula_signs();

/// Functions whose command is their name: log, cos, max.
std::span<const FormulaFunction> formula_functions();

/// ∑, ∏ and ∫ with their commands.
struct FormulaBigSign {
    std::string_view latex;
    FormulaBigOperator means;
};
std::span<const FormulaBigSign> formula_big_signs();

/// Marks above a letter with their commands.
struct FormulaMark {
    std::string_view latex;
    char32_t mark;
};
std::span<const FormulaMark> formula_marks();

/// Commands of spaces.
struct FormulaSpaceCommand {
    std::string_view latex;
    int eighteenths;
};
std::span<const FormulaSpaceCommand> formula_spaces();

/// Returns the character in UTF-8.
std::string utf8(char32_t sign);

}  // namespace attnscope
