#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <utility>

#include "core/latex/atoms.h"
#include "core/latex/mathml.h"
#include "core/latex/parse.h"
#include "core/latex/plain_text.h"

namespace attnscope {
namespace {

std::string plain(std::string_view latex) {
    return plain_text(parse_formula(latex));
}

TEST(Formulas, StandOnOneLine) {
    const auto expected = std::to_array<std::pair<std::string_view, std::string_view>>({
        {"", ""},
        {R"(\lambda = \kappa \cdot \frac{\log n}{d})", "λ = κ·log n/d"},
        {R"(-0.037 H^4 + 2)", "−0.037H⁴ + 2"},
        {R"(a - -b, [c])", "a − −b, [c]"},
        {R"(\frac12\log x)", "½ log x"},
        {R"(x^12)", "x¹2"},
        {R"(x_{12}^2)", "x₁₂²"},
        {R"(x_i^{n-1})", "x_i^(n−1)"},
        {R"(W_q q + W_k k)", "W_q q + W_k k"},
        {R"(\theta_m = b'^{-2m/d})", "θₘ = b′^(−2m/d)"},
        {R"(e^{\alpha^{*2}})", "e^(α*²)"},
        {R"(90^\circ, A^\top)", "90°, Aᵀ"},
        {R"(p_{(1)} \ge p_{(2)} \ge \ldots)", "p_(1) ≥ p_(2) ≥ …"},
        {R"(\sqrt{d}\,\sqrt{\log n}\,\sqrt[3]{2x})", "√d √(log n) (2x)^(1/3)"},
        {R"(\sqrt{x}^2)", "(√x)²"},
        {R"(\sqrt{(a + b)})", "√(a + b)"},
        {R"(\sum p^2)", "Σp²"},
        {R"(1 - \sum p^2 + \sum_j p_{ij} q)", "1 − Σp² + Σ_j p_ij q"},
        {R"(\lim_{n \to \infty} e^{x_i})", "lim_(n→∞) e^(x_i)"},
        {R"(-\sum p \log p)", "−Σ p log p"},
        {R"(\int_0^\theta p(t)\,dt)", "∫₀^θ p(t) dt"},
        {R"(\log\lvert x\rvert + \log(x))", "log |x| + log(x)"},
        {R"(\operatorname*{argmax}_\alpha f(\alpha))", "argmax_α f(α)"},
        {R"(\mathbb{E}\,H, \mathcal{N}(0, \mathbf{I}))", "E H, N(0, I)"},
        {R"(\hat{q})", "q\u0302"},
        {R"(x < \text{ or \#1\_a})", "x < or #1_a"},
        {R"(j < \text{sinks})", "j < sinks"},
        {R"(\left( \frac{a}{b} \right)^2)", "(a/b)²"},
        {R"(\left\lfloor x \right\rfloor + \left. y \right|)", "⌊x⌋ + y|"},
    });
    for (const auto& [latex, text] : expected)
        EXPECT_EQ(plain(latex), text) << latex;
}

/// Whoever reads a fraction on one line must come to the same value.
TEST(Formulas, AFractionOnOneLineHasTheBracketsThatItNeeds) {
    const auto expected = std::to_array<std::pair<std::string_view, std::string_view>>({
        {R"(\frac{a}{b})", "a/b"},
        {R"(\frac{a+b}{c})", "(a + b)/c"},
        {R"(\frac{ab}{cd})", "ab/(cd)"},
        {R"(\frac{a}{b + c})", "a/(b + c)"},
        {R"(\frac{a}{\frac{b}{c}})", "a/(b/c)"},
        {R"(\frac{\frac{a}{b}}{c})", "(a/b)/c"},
        {R"(\frac{a/b}{c})", "(a/b)/c"},
        {R"(\frac{a}{b/c})", "a/(b/c)"},
        {R"(\frac{a}{b} c)", "(a/b)c"},
        {R"(\frac{a}{b}\,(c + d))", "(a/b) (c + d)"},
        {R"(\frac{a}{b} \cdot c)", "a/b·c"},
        {R"(c \frac{a}{b})", "ca/b"},
        {R"(1/\frac{a}{b})", "1/(a/b)"},
        {R"(\log \frac{a}{b})", "log (a/b)"},
        {R"(\frac{\log s}{\log L})", "log s/log L"},
        {R"(\frac{\sum p}{m})", "(Σp)/m"},
        {R"(\frac{(a + b)^2}{f(x)})", "(a + b)²/f(x)"},
        {R"(\frac{(a)(b)}{(a)(b)})", "(a)(b)/((a)(b))"},
        {R"(\frac{(n! + 1)}{2})", "(n! + 1)/2"},
        {R"(\frac{n! + 1}{m!})", "(n! + 1)/(m!)"},
        {R"(\frac{a}{b}^2)", "(a/b)²"},
        {R"(x^{\frac{1}{3}})", "x^(1/3)"},
        {R"(\frac{}{})", "/()"},
        {R"(\sqrt{}^{})", "√()"},
    });
    for (const auto& [latex, text] : expected)
        EXPECT_EQ(plain(latex), text) << latex;
}

TEST(Formulas, AreMathml) {
    const auto inside = [](std::string_view latex) {
        const std::string all = mathml(parse_formula(latex), FormulaStyle::text);
        const std::string begin = "\"><mrow>", end = "</mrow></math>";
        const std::size_t from = all.find(begin) + begin.size();
        return all.substr(from, all.size() - from - end.size());
    };
    EXPECT_EQ(mathml(parse_formula("a<1"), FormulaStyle::display),
              R"(<math xmlns="http://www.w3.org/1998/Math/MathML" display="block" )"
              R"(alttext="a &lt; 1"><mrow><mi>a</mi><mo>&lt;</mo><mn>1</mn></mrow></math>)");
    EXPECT_EQ(inside(R"(\frac{1}{\sqrt{d}})"),
              "<mfrac><mn>1</mn><msqrt><mi>d</mi></msqrt></mfrac>");
    EXPECT_EQ(inside(R"(\sum_i x_i^2)"),
              R"(<munder><mo movablelimits="true">∑</mo><mi>i</mi></munder>)"
              "<msubsup><mi>x</mi><mi>i</mi><mn>2</mn></msubsup>");
    EXPECT_EQ(inside(R"(-\Gamma)"), R"(<mo form="prefix">−</mo><mi mathvariant="normal">Γ</mi>)");
    EXPECT_EQ(inside(R"(a\,b)"),
              R"(<mi>a</mi><mspace width="0.16666666666666666em"></mspace><mi>b</mi>)");
    EXPECT_EQ(inside(R"(\text{a & b})"), "<mtext>a &amp; b</mtext>");
    const std::string log = R"(<mi mathvariant="normal">log</mi>)",
                      space = R"(<mspace width="0.16666666666666666em"></mspace>)";
    EXPECT_EQ(inside(R"(a\log n)"), "<mi>a</mi>" + space + log + space + "<mi>n</mi>");
    EXPECT_EQ(inside(R"(\log(n))").find("mspace"), std::string::npos);
    EXPECT_EQ(inside(R"(1 + \log(n))").find("mspace"), std::string::npos);
}

TEST(Formulas, ABrokenOneIsRefusedWhereItBreaks) {
    const auto expected = std::to_array<std::pair<std::string_view, std::size_t>>({
        {R"(a + \nothing)", 4},
        {"a}", 1},
        {"{a", 2},
        {R"(\frac{1})", 8},
        {"x^", 2},
        {"x^1^2", 3},
        {"x_a_b", 3},
        {R"(\left( a)", 8},
        {R"(a \right))", 2},
        {R"(\left a\right.)", 6},
        {R"(\sqrt[3)", 7},
        {R"(\text{a\b})", 8},
        {"a & b", 2},
        {"λ", 0},
        {R"(\mathbb{1})", 8},
        {R"(\)", 0},
        {"#", 0},
        {R"(\left)", 5},
    });
    for (const auto& [latex, position] : expected) {
        try {
            parse_formula(latex);
            ADD_FAILURE() << latex;
        } catch (const FormulaFault& fault) {
            EXPECT_EQ(fault.position(), position) << latex << ": " << fault.what();
            EXPECT_EQ(fault.message().key, "formula.fault");
        }
        EXPECT_EQ(plain_formula(latex), latex);
    }
}

/// Deeply nested groups must not take more stack than there is.
TEST(Formulas, ADeepOneIsRefused) {
    for (const std::string_view part :
         {"{", "\\sqrt", "\\hat", "x^\\frac", "\\left(", "\\frac{", "x^{", "x_{", "\\sqrt["}) {
        std::string latex;
        for (int i = 0; i < 100000; ++i)
            latex += part;
        EXPECT_THROW(parse_formula(latex), FormulaFault) << part;
    }
    EXPECT_EQ(plain(std::string(40, '{') + 'x' + std::string(40, '}')), "x");
}

std::string nested(std::string_view begin, std::string_view end, int depth) {
    std::string latex = "a";
    for (int i = 0; i < depth; ++i)
        latex = std::string(begin) + latex + std::string(end);
    return latex;
}

TEST(Formulas, AreNestedFiftyDeepAtMost) {
    for (const char* begin : {"{", "x^{", "x_{", "\\sqrt{"}) {
        EXPECT_NO_THROW(parse_formula(nested(begin, "}", 50))) << begin;
        EXPECT_THROW(parse_formula(nested(begin, "}", 51)), FormulaFault) << begin;
    }
}

/// Each script would take twice the time of the one in it if it was written twice.
TEST(Formulas, NestedScriptsAreWrittenOnce) {
    for (const auto& [begin, end] : {std::pair{"a^{", "b}b"}, {"a_{", "b}b"}, {"\\sum a^{", "}"}})
        EXPECT_GT(plain(nested(begin, end, 50)).size(), 100U) << begin;
    EXPECT_EQ(plain(nested("a^{", "b}b", 2)), "a^(a^(ab) bb) b");
}

TEST(Formulas, AFaultCountsCharacters) {
    const auto fault = [](std::string_view latex) {
        try {
            parse_formula(latex);
        } catch (const FormulaFault& thrown) {
            return std::string(thrown.what());
        }
        return std::string();
    };
    EXPECT_EQ(fault(R"(\text{é} &)"), "at character 10 of the formula, '&' has no meaning");
    EXPECT_EQ(fault(R"(\é)"), "at character 1 of the formula, there is no command \\é");
}

TEST(Formulas, ASignThatJoinsNothingIsOrdinary) {
    using enum AtomClass;
    const auto classes = [](std::string_view latex) {
        return atom_classes(parse_formula(latex).row);
    };
    EXPECT_EQ(classes("a - b"), (std::vector{ordinary, binary, ordinary}));
    EXPECT_EQ(classes("-b"), (std::vector{ordinary, ordinary}));
    EXPECT_EQ(classes("a = - b"), (std::vector{ordinary, relation, ordinary, ordinary}));
    EXPECT_EQ(classes("(+)"), (std::vector{opening, ordinary, closing}));
    EXPECT_EQ(classes("a +"), (std::vector{ordinary, ordinary}));
    EXPECT_EQ(classes(R"(a\,-\,b)"), (std::vector{ordinary, ordinary, binary, binary, ordinary}));
}

}  // namespace
}  // namespace attnscope
