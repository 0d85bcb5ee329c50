#include "core/latex/parse.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <type_traits>
#include <utility>

#include "core/latex/symbols.h"
#include "core/text/ascii.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr int deepest = 50;
constexpr std::string_view escaped_in_text = "#%&_{}";

template <typename Table>
auto found_sign(const Table& table, std::string_view latex) {
    const auto found =
        std::ranges::find_if(table, [&](const auto& row) { return row.latex == latex; });
    return found == table.end() ? nullptr : &*found;
}

FormulaSymbol symbol_of(const FormulaSign& sign) {
    const bool is_small_greek = sign.sign >= U'α' && sign.sign <= U'ω';
    const bool is_italic = is_small_greek || sign.sign == U'∂';
    return {sign.sign, sign.atom, is_italic ? LetterStyle::italic : LetterStyle::upright};
}

FormulaSymbol letter(char c, LetterStyle style) {
    return {static_cast<char32_t>(c), AtomClass::ordinary, style};
}

/// Reads the source from its beginning to its end.
class FormulaReader {
public:
    explicit FormulaReader(std::string_view latex) : latex_(latex) {}

    FormulaRow whole() {
        FormulaRow all = row();
        if (!at_end())
            fail(latex_[at_] == '}' ? Message("formula.brace", "} has no { before it")
                                    : Message("formula.right", "\\right has no \\left before it"));
        return all;
    }

private:
    [[noreturn]] void fail(Message what) const { fail_at(at_, std::move(what)); }

    [[noreturn]] void fail_at(std::size_t position, Message what) const {
        throw FormulaFault(Message("formula.fault", "at character %1 of the formula, %2",
                                   {characters(latex_.substr(0, position)) + 1, std::move(what)}),
                           position);
    }

    bool at_end() const { return at_ == latex_.size(); }

    bool at(std::string_view text) const { return latex_.substr(at_).starts_with(text); }

    bool take(std::string_view text) {
        const bool is_there = at(text);
        if (is_there)
            at_ += text.size();
        return is_there;
    }

    void skip_blanks() {
        while (at(" "))
            ++at_;
    }

    void expect(std::string_view text) {
        skip_blanks();
        if (!take(text))
            fail(Message("formula.expected", "%1 is missing", {text}));
    }

    /// Reads what stands inside another part.
    template <typename Read>
    std::invoke_result_t<Read> deeper(const Read& read) {
        if (++depth_ > deepest)
            fail(Message("formula.deep", "more than %1 parts stand in one another", {deepest}));
        auto inside = read();
        --depth_;
        return inside;
    }

    /// Reads nodes up to a closing brace, a \right or the end, or up to `]` for the degree of a
    /// root.
    FormulaRow row(bool up_to_bracket = false) {
        FormulaRow nodes;
        for (skip_blanks(); !at_end() && !at("}") && !at_right() && !(up_to_bracket && at("]"));
             skip_blanks())
            nodes.push_back(with_scripts(node()));
        return nodes;
    }

    bool at_right() const {
        constexpr std::string_view right = "\\right";
        const std::size_t next = at_ + right.size();
        return at(right) && (next == latex_.size() || !is_letter(latex_[next]));
    }

    FormulaRow group() {
        expect("{");
        FormulaRow inside = deeper([&] { return row(); });
        expect("}");
        return inside;
    }

    /// What a command or a script takes: a group or one node.
    FormulaRow argument() {
        skip_blanks();
        if (at("{"))
            return group();
        if (at_end() || at("}"))
            fail(Message("formula.argument", "something is missing"));
        if (is_digit(latex_[at_]))
            return {{FormulaNumber{std::string(1, latex_[at_++])}}};
        return {deeper([&] { return node(); })};
    }

    FormulaNode with_scripts(FormulaNode base) {
        FormulaScripts scripts;
        bool has_sub = false, has_sup = false;
        for (skip_blanks(); at("^") || at("_") || at("'"); skip_blanks()) {
            if (take("'")) {
                scripts.sup.push_back({FormulaSymbol{U'′', AtomClass::ordinary, {}}});
                continue;
            }
            bool& has = at("^") ? has_sup : has_sub;
            if (has)
                fail(Message("formula.twice", "a second %1 needs braces", {latex_.substr(at_, 1)}));
            has = true;
            FormulaRow& script = at("^") ? scripts.sup : scripts.sub;
            ++at_;
            std::ranges::move(argument(), std::back_inserter(script));
        }
        if (scripts.sub.empty() && scripts.sup.empty())
            return base;
        scripts.base.push_back(std::move(base));
        return {std::move(scripts)};
    }

    FormulaNode node() {
        const char c = latex_[at_];
        if (c == '\\')
            return command();
        if (c == '{')
            return {FormulaGroup{group()}};
        if (is_digit(c) || (c == '.' && at_ + 1 < latex_.size() && is_digit(latex_[at_ + 1])))
            return number();
        if (is_letter(c)) {
            ++at_;
            return {letter(c, LetterStyle::italic)};
        }
        if (c != '#' && c != '%')
            if (const FormulaSign* sign = found_sign(formula_signs(), latex_.substr(at_, 1))) {
                ++at_;
                return {symbol_of(*sign)};
            }
        fail(Message("formula.sign", "%1 has no meaning", {in_quotes_here()}));
    }

    FormulaNode number() {
        const std::size_t begin = at_;
        while (!at_end() && (is_digit(latex_[at_]) ||
                             (at(".") && at_ + 1 < latex_.size() && is_digit(latex_[at_ + 1]))))
            ++at_;
        return {FormulaNumber{std::string(latex_.substr(begin, at_ - begin))}};
    }

    std::string_view name_of_command() {
        expect("\\");
        const std::size_t begin = at_;
        while (!at_end() && is_letter(latex_[at_]))
            ++at_;
        if (at_ == begin && !at_end())
            at_ += first_character(latex_.substr(at_)).size();
        return latex_.substr(begin, at_ - begin);
    }

    FormulaNode command() {
        const std::size_t begin = at_;
        const std::string_view name = name_of_command();
        if (const auto plain = plain_command(name))
            return *plain;
        if (name == "frac") {
            FormulaRow numerator = argument();
            return {FormulaFraction{std::move(numerator), argument()}};
        }
        if (name == "sqrt")
            return root();
        if (name == "left")
            return fence();
        if (name == "text" || name == "mathrm")
            return {FormulaText{words()}};
        if (name == "operatorname") {
            const bool takes_limits = take("*");
            return {FormulaFunction{words(), takes_limits}};
        }
        if (const auto style = letter_style(name))
            return {styled(*style)};
        if (const auto* mark = found_sign(formula_marks(), name))
            return {FormulaAccent{mark->mark, argument()}};
        fail_at(begin, Message("formula.command", "there is no command \\%1", {name}));
    }

    /// The node of a command that takes nothing.
    static std::optional<FormulaNode> plain_command(std::string_view name) {
        if (const auto* big = found_sign(formula_big_signs(), name))
            return FormulaNode{big->means};
        if (const auto* space = found_sign(formula_spaces(), name))
            return FormulaNode{FormulaSpace{space->eighteenths}};
        for (const FormulaFunction& function : formula_functions())
            if (function.name == name)
                return FormulaNode{function};
        constexpr std::string_view behind_backslash = "{}#%";
        const bool is_command =
            !name.empty() && (is_letter(name[0]) || behind_backslash.find(name) != name.npos);
        if (const auto* sign = found_sign(formula_signs(), name); sign && is_command)
            return FormulaNode{symbol_of(*sign)};
        return {};
    }

    FormulaNode root() {
        FormulaRoot root;
        skip_blanks();
        if (take("[")) {
            root.degree = deeper([&] { return row(true); });
            expect("]");
        }
        root.radicand = argument();
        return {std::move(root)};
    }

    FormulaNode fence() {
        FormulaFence fence{};
        fence.open = delimiter();
        fence.inside = deeper([&] { return row(); });
        if (!at_right())
            fail(Message("formula.left", "a \\left has no \\right"));
        name_of_command();
        fence.close = delimiter();
        return {std::move(fence)};
    }

    char32_t delimiter() {
        skip_blanks();
        if (take("."))
            return 0;
        const std::size_t begin = at_;
        const bool is_command = at("\\");
        const std::string_view name = is_command ? name_of_command() : latex_.substr(at_++, 1);
        const FormulaSign* sign = found_sign(formula_signs(), name);
        const bool is_bracket =
            sign && (sign->atom == AtomClass::opening || sign->atom == AtomClass::closing ||
                     sign->sign == U'|' || sign->sign == U'/');
        if (!is_bracket)
            fail_at(std::min(begin, latex_.size()),
                    Message("formula.bracket", "\\left and \\right need a bracket"));
        return sign->sign;
    }

    static std::optional<LetterStyle> letter_style(std::string_view name) {
        if (name == "mathbf")
            return LetterStyle::bold;
        if (name == "mathbb")
            return LetterStyle::blackboard;
        if (name == "mathcal")
            return LetterStyle::script;
        return {};
    }

    FormulaSymbol styled(LetterStyle style) {
        skip_blanks();
        const bool is_group = take("{");
        if (at_end() || !is_letter(latex_[at_]))
            fail(Message("formula.letter", "a letter is missing"));
        const FormulaSymbol symbol = letter(latex_[at_++], style);
        if (is_group)
            expect("}");
        return symbol;
    }

    std::string words() {
        expect("{");
        std::string text;
        while (!at_end() && !at("}")) {
            if (take("\\") && (at_end() || escaped_in_text.find(latex_[at_]) == std::string::npos))
                fail(Message("formula.words", "words have no commands"));
            text += latex_[at_++];
        }
        expect("}");
        return text;
    }

    /// The character here, of one byte or more.
    std::string in_quotes_here() const { return in_quotes(first_character(latex_.substr(at_))); }

    std::string_view latex_;
    std::size_t at_ = 0;
    int depth_ = 0;
};

}  // namespace

Formula parse_formula(std::string_view latex) {
    return {FormulaReader(latex).whole()};
}

}  // namespace attnscope
