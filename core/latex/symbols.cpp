#include "core/latex/symbols.h"

#include <array>

namespace attnscope {
namespace {

using enum AtomClass;

constexpr auto all_signs = std::to_array<FormulaSign>({
    {"alpha", U'α', ordinary},
    {"beta", U'β', ordinary},
    {"gamma", U'γ', ordinary},
    {"delta", U'δ', ordinary},
    {"varepsilon", U'ε', ordinary},
    {"zeta", U'ζ', ordinary},
    {"eta", U'η', ordinary},
    {"theta", U'θ', ordinary},
    {"iota", U'ι', ordinary},
    {"kappa", U'κ', ordinary},
    {"lambda", U'λ', ordinary},
    {"mu", U'μ', ordinary},
    {"nu", U'ν', ordinary},
    {"xi", U'ξ', ordinary},
    {"pi", U'π', ordinary},
    {"rho", U'ρ', ordinary},
    {"sigma", U'σ', ordinary},
    {"tau", U'τ', ordinary},
    {"upsilon", U'υ', ordinary},
    {"varphi", U'φ', ordinary},
    {"chi", U'χ', ordinary},
    {"psi", U'ψ', ordinary},
    {"omega", U'ω', ordinary},
    {"Gamma", U'Γ', ordinary},
    {"Delta", U'Δ', ordinary},
    {"Theta", U'Θ', ordinary},
    {"Lambda", U'Λ', ordinary},
    {"Xi", U'Ξ', ordinary},
    {"Pi", U'Π', ordinary},
    {"Sigma", U'Σ', ordinary},
    {"Phi", U'Φ', ordinary},
    {"Psi", U'Ψ', ordinary},
    {"Omega", U'Ω', ordinary},
    {"ell", U'ℓ', ordinary},
    {"partial", U'∂', ordinary},
    {"infty", U'∞', ordinary},
    {"prime", U'′', ordinary},
    {"top", U'⊤', ordinary},
    {"circ", U'∘', binary},
    {"ldots", U'…', inner},
    {"/", U'/', ordinary},
    {"|", U'|', ordinary},
    {".", U'.', ordinary},
    {"%", U'%', ordinary},
    {"#", U'#', ordinary},
    {"+", U'+', binary},
    {"-", U'−', binary},
    {"*", U'∗', binary},
    {"pm", U'±', binary},
    {"cdot", U'·', binary},
    {"times", U'×', binary},
    {"=", U'=', relation},
    {"<", U'<', relation},
    {">", U'>', relation},
    {":", U':', relation},
    {"le", U'≤', relation},
    {"ge", U'≥', relation},
    {"ne", U'≠', relation},
    {"approx", U'≈', relation},
    {"sim", U'∼', relation},
    {"propto", U'∝', relation},
    {"perp", U'⟂', relation},
    {"in", U'∈', relation},
    {"gg", U'≫', relation},
    {"to", U'→', relation},
    {"mapsto", U'↦', relation},
    {"(", U'(', opening},
    {"[", U'[', opening},
    {"{", U'{', opening},
    {"langle", U'⟨', opening},
    {"lfloor", U'⌊', opening},
    {"lceil", U'⌈', opening},
    {"lvert", U'|', opening},
    {"lVert", U'‖', opening},
    {")", U')', closing},
    {"]", U']', closing},
    {"}", U'}', closing},
    {"rangle", U'⟩', closing},
    {"rfloor", U'⌋', closing},
    {"rceil", U'⌉', closing},
    {"rvert", U'|', closing},
    {"rVert", U'‖', closing},
    {"!", U'!', closing},
    {",", U',', punctuation},
    {";", U';', punctuation},
});

const auto all_functions = std::to_array<FormulaFunction>({
    {"log", false},
    {"ln", false},
    {"exp", false},
    {"sin", false},
    {"cos", false},
    {"tan", false},
    {"arccos", false},
    {"tanh", false},
    {"lim", true},
    {"max", true},
    {"min", true},
});

constexpr auto all_big_signs = std::to_array<FormulaBigSign>({
    {"sum", {U'∑', true}},
    {"prod", {U'∏', true}},
    {"int", {U'∫', false}},
});

constexpr auto all_marks = std::to_array<FormulaMark>({
    {"hat", U'\u0302'},
    {"tilde", U'\u0303'},
    {"bar", U'\u0304'},
    {"dot", U'\u0307'},
    {"vec", U'\u20D7'},
});

constexpr auto all_spaces = std::to_array<FormulaSpaceCommand>({
    {"!", -3},
    {",", 3},
    {":", 4},
    {";", 5},
    {" ", 6},
    {"quad", 18},
    {"qquad", 36},
});

}  // namespace

std::span<const FormulaSign> formula_signs() {
    return all_signs;
}

std::span<const FormulaFunction> formula_functions() {
    return all_functions;
}

std::span<const FormulaBigSign> formula_big_signs() {
    return all_big_signs;
}

std::span<const FormulaMark> formula_marks() {
    return all_marks;
}

std::span<const FormulaSpaceCommand> formula_spaces() {
    return all_spaces;
}

std::string utf8(char32_t sign) {
    const auto byte = [](char32_t bits) { return static_cast<char>(bits); };
    const auto tail = [&](int shift) { return byte(0x80 | ((sign >> shift) & 0x3F)); };
    if (sign < 0x80)
        return {byte(sign)};
    if (sign < 0x800)
        return {byte(0xC0 | (sign >> 6)), tail(0)};
    if (sign < 0x10000)
        return {byte(0xE0 | (sign >> 12)), tail(6), tail(0)};
    return {byte(0xF0 | (sign >> 18)), tail(12), tail(6), tail(0)};
}

}  // namespace attnscope
