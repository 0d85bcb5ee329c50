#include "core/latex/plain_text.h"

#include <algorithm>
#include <optional>
#include <span>

#include "core/latex/atoms.h"
#include "core/latex/parse.h"
#include "core/latex/symbols.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

using enum AtomClass;

/// Whether signs have blanks around them: not in scripts, as in b^(−2m/d).
enum class Air { normal, tight };

std::string plain_row(const FormulaRow& row, Air air);

std::string in_brackets(const std::string& text) {
    return '(' + text + ')';
}

template <typename Kind>
const Kind* only(const FormulaRow& row) {
    return row.size() == 1 ? std::get_if<Kind>(&row.front().of) : nullptr;
}

bool is_half(const FormulaFraction& fraction) {
    const auto* one = only<FormulaNumber>(fraction.numerator);
    const auto* two = only<FormulaNumber>(fraction.denominator);
    return one && two && one->digits == "1" && two->digits == "2";
}

bool is_slash(const FormulaNode& node) {
    const auto* symbol = std::get_if<FormulaSymbol>(&node.of);
    return symbol && symbol->sign == U'/';
}

bool is_product_sign(const FormulaNode& node) {
    const auto* symbol = std::get_if<FormulaSymbol>(&node.of);
    return symbol && (symbol->sign == U'·' || symbol->sign == U'×');
}

/// Whether the node closes a bracket: of TeX's closing atoms, ! does not.
bool closes(const FormulaNode& node, AtomClass here) {
    const auto* symbol = std::get_if<FormulaSymbol>(&node.of);
    return here == closing && !(symbol && symbol->sign == U'!');
}

/// How many brackets of the row are open before each node.
std::vector<int> depths(const FormulaRow& row, const std::vector<AtomClass>& classes) {
    std::vector<int> all;
    int depth = 0;
    for (std::size_t i = 0; i < row.size(); ++i) {
        depth -= closes(row[i], classes[i]) && depth > 0 ? 1 : 0;
        all.push_back(depth);
        depth += classes[i] == opening ? 1 : 0;
    }
    return all;
}

/// Whether the row needs brackets in a division: it contains, outside of brackets, a sum, a
/// relation, a comma or another division.
bool is_more_than_a_product(const FormulaRow& row) {
    const std::vector<AtomClass> classes = atom_classes(row);
    const std::vector<int> depth = depths(row, classes);
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (depth[i] > 0)
            continue;
        const bool joins = classes[i] == binary && !is_product_sign(row[i]);
        const auto* fraction = std::get_if<FormulaFraction>(&row[i].of);
        const auto* scripts = std::get_if<FormulaScripts>(&row[i].of);
        const FormulaNode& base = scripts ? scripts->base.front() : row[i];
        const bool sums = std::holds_alternative<FormulaBigOperator>(base.of);
        if (joins || sums || classes[i] == relation || classes[i] == punctuation ||
            is_slash(row[i]) || (fraction && !is_half(*fraction)))
            return true;
    }
    return false;
}

/// Whether one pair of brackets encloses all nodes of the row from node `from` on.
bool are_bracketed(const FormulaRow& row, std::size_t from) {
    const std::vector<AtomClass> classes = atom_classes(row);
    const std::vector<int> depth = depths(row, classes);
    const auto is_outside = [&](std::size_t i) { return depth[i] == 0; };
    if (from >= row.size() || classes[from] != opening || !closes(row.back(), classes.back()))
        return false;
    for (std::size_t i = from + 1; i + 1 < row.size(); ++i)
        if (is_outside(i))
            return false;
    return true;
}

/// Whether the row is one factor, such as x² or √d or (a + b), or a function of one, such as log n
/// or Γ(d/2).
bool is_one_factor(const FormulaRow& row) {
    if (row.empty())
        return false;
    if (row.size() == 1)
        return !std::holds_alternative<FormulaFraction>(row.front().of);
    const auto* symbol = std::get_if<FormulaSymbol>(&row.front().of);
    const bool applies = atom_classes(row).front() == operation || (symbol && symbol->sign == U'∂');
    return are_bracketed(row, 0) || are_bracketed(row, 1) ||
           (row.size() == 2 && applies && is_one_factor({row.back()}));
}

const std::string_view digits_above[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
const std::string_view digits_below[] = {"₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉"};

std::optional<std::string> with_small_digits(const FormulaRow& row,
                                             std::span<const std::string_view> small) {
    const auto* number = only<FormulaNumber>(row);
    if (!number || number->digits.find('.') != std::string::npos)
        return {};
    std::string text;
    for (const char digit : number->digits)
        text += small[static_cast<std::size_t>(digit - '0')];
    return text;
}

/// A row of signs that Unicode has raised, such as primes; empty if it has others.
std::optional<std::string> with_raised_signs(const FormulaRow& row) {
    std::string text;
    for (const FormulaNode& node : row) {
        const auto* symbol = std::get_if<FormulaSymbol>(&node.of);
        if (!symbol)
            return {};
        switch (symbol->sign) {
            case U'′':
                text += "′";
                break;
            case U'∗':
                text += "*";
                break;
            case U'∘':
                text += "°";
                break;
            case U'⊤':
                text += "ᵀ";
                break;
            default:
                return {};
        }
    }
    return text;
}

/// Returns a script as it is written after ^ or _: in brackets unless it is a single thing.
std::string behind_sign(const FormulaRow& row) {
    const std::string text = plain_row(row, Air::tight);
    const auto* scripts = only<FormulaScripts>(row);
    const bool is_one =
        characters(text) == 1 || (scripts && scripts->sup.empty() && text.find('_') == text.npos) ||
        only<FormulaNumber>(row) || only<FormulaFence>(row) || are_bracketed(row, 0);
    return is_one ? text : in_brackets(text);
}

/// Whether the row is letters and digits alone, as in p_ij and p_min.
bool is_name(const FormulaRow& row) {
    return std::ranges::all_of(row, [](const FormulaNode& node) {
        if (const auto* symbol = std::get_if<FormulaSymbol>(&node.of))
            return symbol->atom == ordinary && symbol->sign != U'/' && symbol->sign != U'|';
        if (const auto* text = std::get_if<FormulaText>(&node.of))
            return text->text.find(' ') == std::string::npos;
        return std::holds_alternative<FormulaNumber>(node.of);
    });
}

/// A subscript that Unicode has: digits, or the letter m.
std::optional<std::string> with_small_signs(const FormulaRow& row) {
    const auto* symbol = only<FormulaSymbol>(row);
    if (symbol && symbol->sign == U'm')
        return "ₘ";
    return with_small_digits(row, digits_below);
}

std::string below(const FormulaRow& row) {
    if (row.empty())
        return {};
    if (const auto small = with_small_signs(row))
        return *small;
    return '_' + (is_name(row) ? plain_row(row, Air::tight) : behind_sign(row));
}

/// How a superscript begins, and what of it stands behind ^: b′^(−2m/d).
struct RaisedScript {
    std::string raised;
    FormulaRow others;
};

RaisedScript raised_script(const FormulaRow& row) {
    const auto others = std::ranges::find_if(
        row, [](const FormulaNode& node) { return !with_raised_signs({node}); });
    RaisedScript script{*with_raised_signs({row.begin(), others}), {others, row.end()}};
    if (const auto small = with_small_digits(script.others, digits_above)) {
        script.raised += *small;
        script.others.clear();
    }
    return script;
}

std::string above(const FormulaRow& row) {
    const auto [raised, others] = raised_script(row);
    return others.empty() ? raised : raised + '^' + behind_sign(others);
}

std::string bracket(char32_t sign) {
    return sign ? utf8(sign) : std::string();
}

struct PlainNode {
    Air air;

    std::string operator()(const FormulaSymbol& symbol) const {
        switch (symbol.sign) {
            case U'∼':
                return "~";
            case U'∗':
                return "*";
            case U'∘':
                return "°";
            default:
                return utf8(symbol.sign);
        }
    }
    std::string operator()(const FormulaNumber& number) const { return number.digits; }
    std::string operator()(const FormulaFunction& function) const { return function.name; }
    std::string operator()(const FormulaBigOperator& big) const {
        return big.sign == U'∑' ? "Σ" : big.sign == U'∏' ? "Π" : utf8(big.sign);
    }
    std::string operator()(const FormulaText& text) const { return text.text; }
    std::string operator()(const FormulaSpace& space) const {
        return space.eighteenths > 0 ? " " : "";
    }
    std::string operator()(const FormulaScripts& scripts) const {
        const FormulaNode& base = scripts.base.front();
        const std::string text = std::visit(*this, base.of);
        const bool needs_brackets = std::holds_alternative<FormulaFraction>(base.of) ||
                                    std::holds_alternative<FormulaRoot>(base.of) ||
                                    std::holds_alternative<FormulaGroup>(base.of);
        return (needs_brackets ? in_brackets(text) : text) + below(scripts.sub) +
               above(scripts.sup);
    }
    std::string operator()(const FormulaFraction& fraction) const {
        if (is_half(fraction))
            return "½";
        const std::string over = plain_row(fraction.numerator, air);
        const std::string under = plain_row(fraction.denominator, air);
        return (is_more_than_a_product(fraction.numerator) ? in_brackets(over) : over) + '/' +
               (is_one_factor(fraction.denominator) ? under : in_brackets(under));
    }
    std::string operator()(const FormulaRoot& root) const {
        const std::string under = plain_row(root.radicand, air);
        const bool is_short = characters(under) == 1 || only<FormulaNumber>(root.radicand) ||
                              (is_one_factor(root.radicand) && under.starts_with('('));
        const std::string inside = is_short ? under : in_brackets(under);
        if (root.degree.empty())
            return "√" + inside;
        return inside + "^(1/" + plain_row(root.degree, Air::tight) + ')';
    }
    std::string operator()(const FormulaFence& fence) const {
        return bracket(fence.open) + plain_row(fence.inside, air) + bracket(fence.close);
    }
    std::string operator()(const FormulaAccent& accent) const {
        return plain_row(accent.base, air) + utf8(accent.mark);
    }
    std::string operator()(const FormulaGroup& group) const { return plain_row(group.inside, air); }
};

/// Whether the text of the node ends in a script after ^ or _; a letter must not follow it
/// directly.
bool ends_in_script(const FormulaNode& node) {
    const auto* scripts = std::get_if<FormulaScripts>(&node.of);
    if (!scripts)
        return false;
    return scripts->sup.empty() ? !with_small_signs(scripts->sub)
                                : !raised_script(scripts->sup).others.empty();
}

bool is_words(const FormulaNode& node) {
    return std::holds_alternative<FormulaText>(node.of);
}

/// Whether the operator joins or compares: + and =, but not ·.
bool is_airy(const FormulaNode& node, AtomClass here) {
    return here == relation || (here == binary && !is_product_sign(node));
}

/// Whether there is a blank between an operation, such as Σ or log, and what follows it: not in Σp²
/// and log(x), but in Σ p log p, log x and log |x|.
bool is_apart_from_operation(const FormulaRow& row, const std::vector<AtomClass>& classes,
                             std::size_t i) {
    const std::size_t next = i + 1;
    const bool is_bare = std::holds_alternative<FormulaBigOperator>(row[i].of);
    const AtomClass after = next + 1 == row.size() ? closing : classes[next + 1];
    const bool ends =
        after == closing || after == punctuation || after == binary || after == relation;
    if (is_bare && ends && classes[next] == ordinary && !ends_in_script(row[next]))
        return false;
    const auto* bracket = std::get_if<FormulaSymbol>(&row[next].of);
    const bool is_bar = bracket && (bracket->sign == U'|' || bracket->sign == U'‖');
    return classes[next] == ordinary || classes[next] == operation || is_bar;
}

/// Whether there is a blank between two neighbours, neither of them a space.
bool are_apart(const FormulaRow& row, const std::vector<AtomClass>& classes, std::size_t i,
               Air air) {
    const std::size_t next = i + 1;
    const AtomClass before = classes[i], after = classes[next];
    const bool has_air =
        air == Air::normal && (is_airy(row[i], before) || is_airy(row[next], after));
    if (is_words(row[i]) || is_words(row[next]))
        return has_air;
    if (has_air || before == punctuation)
        return true;
    if (before == operation)
        return is_apart_from_operation(row, classes, i);
    const auto* sign = std::get_if<FormulaSymbol>(&row[i].of);
    const bool is_unary = sign && (sign->sign == U'−' || sign->sign == U'+' || sign->sign == U'/');
    if (after == operation)
        return (before == ordinary || before == closing || before == inner) && !is_unary;
    return after == ordinary && ends_in_script(row[i]) && !is_slash(row[next]);
}

/// Whether a fraction at this place of a row needs brackets, because its neighbours could be read
/// as part of its numerator or denominator.
bool needs_brackets(const FormulaRow& row, const std::vector<AtomClass>& classes, std::size_t i) {
    const auto* fraction = std::get_if<FormulaFraction>(&row[i].of);
    if (!fraction || is_half(*fraction))
        return false;
    const bool after_operation = i > 0 && (classes[i - 1] == operation || is_slash(row[i - 1]));
    std::size_t next = i + 1;
    while (next < row.size() && is_space(row[next]))
        ++next;
    if (next == row.size())
        return after_operation;
    const AtomClass after = classes[next];
    return after_operation || (!is_words(row[next]) && (after == ordinary || after == operation ||
                                                        after == opening || after == inner));
}

std::string plain_row(const FormulaRow& row, Air air) {
    const std::vector<AtomClass> classes = atom_classes(row);
    std::string text;
    bool is_apart = false;
    for (std::size_t i = 0; i < row.size(); ++i) {
        const std::string node = std::visit(PlainNode{air}, row[i].of);
        if (!text.ends_with(' ') && !node.starts_with(' ') && is_apart)
            text += ' ';
        if (!(is_space(row[i]) && text.ends_with(' ')))
            text += needs_brackets(row, classes, i) ? in_brackets(node) : node;
        const bool has_next = i + 1 < row.size();
        is_apart = has_next && !is_space(row[i]) && !is_space(row[i + 1]) &&
                   are_apart(row, classes, i, air);
    }
    return text;
}

}  // namespace

std::string plain_text(const Formula& formula) {
    return plain_row(formula.row, Air::normal);
}

std::string plain_formula(std::string_view latex) {
    try {
        return plain_text(parse_formula(latex));
    } catch (const FormulaFault&) {
        return std::string(latex);
    }
}

}  // namespace attnscope
