#pragma once

#include <string>
#include <variant>
#include <vector>

namespace attnscope {

struct FormulaNode;

/// Nodes side by side.
using FormulaRow = std::vector<FormulaNode>;

/// The class of an atom, as in TeX. The classes of two neighbours decide on the space between them.
enum class AtomClass {
    ordinary,
    operation,
    binary,
    relation,
    opening,
    closing,
    punctuation,
    inner
};

enum class LetterStyle { upright, italic, bold, blackboard, script };

/// A letter, an operator, a relation or a bracket.
struct FormulaSymbol {
    char32_t sign;
    AtomClass atom;
    LetterStyle style;
};

/// Digits and a decimal point.
struct FormulaNumber {
    std::string digits;
};

/// A function that has a name: log, max, softmax.
struct FormulaFunction {
    std::string name;
    bool takes_limits;  ///< in display style, its scripts are set below and above it
};

/// ∑, ∏ or ∫.
struct FormulaBigOperator {
    char32_t sign;
    bool takes_limits;
};

/// Words.
struct FormulaText {
    std::string text;
};

/// A space of so many eighteenths of an em.
struct FormulaSpace {
    int eighteenths;
};

/// A base with a subscript or a superscript or both; an absent one is empty.
struct FormulaScripts {
    FormulaRow base, sub, sup;
};

struct FormulaFraction {
    FormulaRow numerator, denominator;
};

/// A root; the degree of a square root is empty.
struct FormulaRoot {
    FormulaRow radicand, degree;
};

/// Brackets as high as what they hold. The sign of an invisible bracket is 0.
struct FormulaFence {
    char32_t open, close;
    FormulaRow inside;
};

/// A mark above a base, such as a hat; `mark` is a combining character.
struct FormulaAccent {
    char32_t mark;
    FormulaRow base;
};

/// Nodes that count as one ordinary atom.
struct FormulaGroup {
    FormulaRow inside;
};

struct FormulaNode {
    std::variant<FormulaSymbol, FormulaNumber, FormulaFunction, FormulaBigOperator, FormulaText,
                 FormulaSpace, FormulaScripts, FormulaFraction, FormulaRoot, FormulaFence,
                 FormulaAccent, FormulaGroup>
        of;
};

/// A formula as a tree.
struct Formula {
    FormulaRow row;
};

}  // namespace attnscope
