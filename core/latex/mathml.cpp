#include "core/latex/mathml.h"

#include <string_view>

#include "core/latex/atoms.h"
#include "core/latex/plain_text.h"
#include "core/latex/symbols.h"
#include "core/text/markup.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

std::string element(std::string_view name, const std::string& content,
                    std::string_view attributes = {}) {
    const std::string tag(name);
    const std::string space = attributes.empty() ? "" : " ";
    return '<' + tag + space + std::string(attributes) + '>' + content + "</" + tag + '>';
}

std::string nodes_of(const FormulaRow& row);

/// A row as one element.
std::string one_element(const FormulaRow& row) {
    const std::string nodes = nodes_of(row);
    return row.size() == 1 ? nodes : element("mrow", nodes);
}

std::string_view variant_of(LetterStyle style) {
    switch (style) {
        case LetterStyle::bold:
            return "mathvariant=\"bold\"";
        case LetterStyle::blackboard:
            return "mathvariant=\"double-struck\"";
        case LetterStyle::script:
            return "mathvariant=\"script\"";
        case LetterStyle::upright:
            return "mathvariant=\"normal\"";
        case LetterStyle::italic:
            return "";  // as a single letter is
    }
    return "";
}

std::string operator_element(char32_t sign, std::string_view attributes = {}) {
    return element("mo", sign ? in_markup(utf8(sign)) : std::string(), attributes);
}

struct MathmlNode {
    bool is_unary;

    std::string operator()(const FormulaSymbol& symbol) const {
        const std::string text = in_markup(utf8(symbol.sign));
        if (symbol.atom == AtomClass::ordinary && symbol.sign != U'/' && symbol.sign != U'|' &&
            symbol.sign != U'′')
            return element("mi", text, variant_of(symbol.style));
        if (is_unary)
            return element("mo", text, "form=\"prefix\"");
        const bool is_bracket = symbol.atom == AtomClass::opening ||
                                symbol.atom == AtomClass::closing || symbol.sign == U'|';
        return element("mo", text, is_bracket ? "stretchy=\"false\"" : "");
    }
    std::string operator()(const FormulaNumber& number) const {
        return element("mn", number.digits);
    }
    std::string operator()(const FormulaFunction& function) const {
        return element("mi", in_markup(function.name), "mathvariant=\"normal\"");
    }
    std::string operator()(const FormulaBigOperator& big) const {
        return operator_element(big.sign, big.takes_limits ? "movablelimits=\"true\"" : "");
    }
    std::string operator()(const FormulaText& text) const {
        // Blanks at the ends of an element count for nothing.
        std::string words = text.text;
        const std::string blank = utf8(U'\u00A0');
        if (words.starts_with(' '))
            words.replace(0, 1, blank);
        if (words.ends_with(' '))
            words.replace(words.size() - 1, 1, blank);
        return element("mtext", in_markup(words));
    }
    std::string operator()(const FormulaSpace& space) const {
        return element("mspace", "", "width=\"" + to_text(space.eighteenths / 18.0) + "em\"");
    }
    std::string operator()(const FormulaScripts& scripts) const {
        const FormulaNode& base = scripts.base.front();
        const auto* big = std::get_if<FormulaBigOperator>(&base.of);
        const auto* function = std::get_if<FormulaFunction>(&base.of);
        const bool limits = (big && big->takes_limits) || (function && function->takes_limits);
        const std::string inside = one_element(scripts.base);
        if (scripts.sup.empty())
            return element(limits ? "munder" : "msub", inside + one_element(scripts.sub));
        if (scripts.sub.empty())
            return element(limits ? "mover" : "msup", inside + one_element(scripts.sup));
        return element(limits ? "munderover" : "msubsup",
                       inside + one_element(scripts.sub) + one_element(scripts.sup));
    }
    std::string operator()(const FormulaFraction& fraction) const {
        return element("mfrac",
                       one_element(fraction.numerator) + one_element(fraction.denominator));
    }
    std::string operator()(const FormulaRoot& root) const {
        if (root.degree.empty())
            return element("msqrt", nodes_of(root.radicand));
        return element("mroot", one_element(root.radicand) + one_element(root.degree));
    }
    std::string operator()(const FormulaFence& fence) const {
        const std::string open =
            fence.open ? operator_element(fence.open, "form=\"prefix\" stretchy=\"true\"") : "";
        const std::string close =
            fence.close ? operator_element(fence.close, "form=\"postfix\" stretchy=\"true\"") : "";
        return element("mrow", open + nodes_of(fence.inside) + close);
    }
    std::string operator()(const FormulaAccent& accent) const {
        return element("mover", one_element(accent.base) + operator_element(standing(accent.mark)),
                       "accent=\"true\"");
    }
    std::string operator()(const FormulaGroup& group) const {
        return element("mrow", nodes_of(group.inside));
    }

    /// The sign that a combining mark is by itself.
    static char32_t standing(char32_t mark) {
        switch (mark) {
            case U'\u0302':
                return U'^';
            case U'\u0303':
                return U'~';
            case U'\u0304':
                return U'¯';
            case U'\u0307':
                return U'˙';
            case U'\u20D7':
                return U'→';
            default:
                return mark;
        }
    }
};

/// Whether a node is the name of a function, with or without scripts.
bool is_function(const FormulaNode& node) {
    const auto* scripts = std::get_if<FormulaScripts>(&node.of);
    return std::holds_alternative<FormulaFunction>((scripts ? scripts->base.front() : node).of);
}

/// Whether TeX puts a thin space between two atoms one of which is the name of a function. (Between
/// signs, browsers put the space themselves.)
bool are_apart(AtomClass left, AtomClass right) {
    const auto is_thing = [](AtomClass atom) {
        return atom == AtomClass::ordinary || atom == AtomClass::operation;
    };
    return (is_thing(left) || left == AtomClass::closing) && is_thing(right);
}

std::string nodes_of(const FormulaRow& row) {
    const std::vector<AtomClass> classes = atom_classes(row);
    std::string nodes;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const auto* symbol = std::get_if<FormulaSymbol>(&row[i].of);
        const bool is_unary =
            symbol && symbol->atom == AtomClass::binary && classes[i] == AtomClass::ordinary;
        if (i > 0 && (is_function(row[i - 1]) || is_function(row[i])) &&
            are_apart(classes[i - 1], classes[i]))
            nodes += MathmlNode{false}(FormulaSpace{3});
        nodes += std::visit(MathmlNode{is_unary}, row[i].of);
    }
    return nodes;
}

}  // namespace

std::string mathml(const Formula& formula, FormulaStyle style) {
    const std::string attributes =
        std::string(R"(xmlns="http://www.w3.org/1998/Math/MathML" display=")") +
        (style == FormulaStyle::display ? "block" : "inline") + R"(" alttext=")" +
        in_markup(plain_text(formula)) + '"';
    return element("math", element("mrow", nodes_of(formula.row)), attributes);
}

}  // namespace attnscope
