#include <gtest/gtest.h>

#include <array>
#include <clocale>
#include <cmath>

#include "core/parameters/allowed.h"
#include "core/text/errors.h"
#include "core/text/expression.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

constexpr std::array<NamedNumber, 2> lengths = {{{"n", 512}, {"d", 64}}};

struct Case {
    const char* text;
    double value;
};

// By hand; logarithms and π to double precision from tables.
constexpr Case known[] = {
    {"1/3", 1.0 / 3},
    {"1/sqrt(64)", 0.125},
    {"4k", 4000},
    {"128Ki", 131072},
    {"2M", 2e6},
    {"2^12", 4096},
    {"2^-3", 0.125},
    {"-2^2", -4},
    {"2^3^2", 512},
    {"1e6", 1e6},
    {" ( 1 + 2 ) * 3 ", 9},
    {"max(1, 7, 3) - min(2, 5)", 5},
    {"log(512)", 6.2383246250395068},
    {"ln(512)", 6.2383246250395068},
    {"log2(512)", 9},
    {"log10(1000)", 3},
    {"pi", 3.1415926535897931},
    {"exp(1) - e", 0},
    {"1/sqrt(d)", 0.125},
    {"n/2", 256},
    {"1/√d", 0.125},
    {"3×4·2÷6−π", 4 - 3.1415926535897931},
    {"round(2.6) + floor(2.6) + ceil(2.2) + abs(-1)", 9},
};

TEST(Expression, GivesTheNumberThatIsMeant) {
    for (const Case& each : known)
        EXPECT_NEAR(evaluate(each.text, lengths), each.value, 4e-16 * std::abs(each.value) + 1e-15)
            << each.text;
}

TEST(Expression, KnowsTheFunctionsThatItNames) {
    EXPECT_EQ(functions_of_expressions().size(), 12U);
    for (const std::string_view name : functions_of_expressions())
        EXPECT_TRUE(std::isfinite(evaluate(std::string(name) + "(2)"))) << name;
}

TEST(Expression, HasAPointForDecimalsInEveryLocale) {
    const std::string before = std::setlocale(LC_ALL, nullptr);
    for (const char* locale : {"de_DE.UTF-8", "de_DE", "fr_FR.UTF-8"})
        if (std::setlocale(LC_ALL, locale) != nullptr)
            break;
    EXPECT_EQ(evaluate("0.5*3"), 1.5);
    std::setlocale(LC_ALL, before.c_str());
}

std::string refusal(std::string_view text) {
    try {
        return "took " + to_text(evaluate(text, lengths));
    } catch (const InvalidRequest& fault) {
        return fault.what();
    }
}

TEST(Expression, SaysWhatItCannotTake) {
    EXPECT_EQ(refusal("2*foo"), "'foo' is unknown");
    EXPECT_EQ(refusal("log 2"), "'log' is a function: its number stands in parentheses");
    EXPECT_EQ(refusal("1/0"), "'1/0' is not a finite number");
    EXPECT_EQ(refusal("sqrt(-1)"), "'sqrt(-1)' is not a finite number");
    EXPECT_EQ(refusal("d=3"), "a formula cannot hold '='");
    EXPECT_EQ(refusal("½"), "a formula cannot hold '½'");
    EXPECT_EQ(refusal("1,2"), "'1,2' cannot be read");
    EXPECT_EQ(refusal("2 3"), "'2 3' cannot be read");
    EXPECT_EQ(refusal(std::string(201, '1')), "a formula has at most 200 characters");
}

// What cannot be said must not be taken for a number, nor end the program.
TEST(Expression, OutlivesWhatIsHostile) {
    std::string nested;
    for (int i = 0; i < 99; ++i)
        nested += '(';
    for (const std::string& text : {nested,
                                    nested + "1",
                                    nested + ")",
                                    std::string(200, '-'),
                                    std::string(200, '^'),
                                    std::string("1") + std::string(199, ','),
                                    std::string("\0"
                                                "1",
                                                2),
                                    std::string("\xff\xfe"),
                                    std::string("max()"),
                                    std::string("min(,)"),
                                    std::string("sqrt"),
                                    std::string("()"),
                                    std::string("1;2"),
                                    std::string("d=d+1"),
                                    std::string("n?1:2"),
                                    std::string("\"a\""),
                                    std::string("0x10"),
                                    std::string("1e"),
                                    std::string("1e999"),
                                    std::string("inf"),
                                    std::string("nan"),
                                    std::string("_pi"),
                                    std::string("0/0"),
                                    std::string("9^9^9^9"),
                                    std::string("4kk"),
                                    std::string("k"),
                                    std::string("#"),
                                    std::string("~2"),
                                    std::string("1 && 1"),
                                    std::string("2>1"),
                                    std::string()})
        EXPECT_THROW(evaluate(text, lengths), InvalidRequest) << text;
    std::string closed = nested + "1";
    for (int i = 0; i < 99; ++i)
        closed += ')';
    EXPECT_EQ(evaluate(closed), 1);
}

TEST(ReadNumber, RefusesWithWhatIsTakenAndWhatWasGiven) {
    const auto sentence = [](std::string_view text, const NumberLimits& limits) -> std::string {
        try {
            return to_text(read_number("n", text, limits));
        } catch (const RefusedValue& fault) {
            return fault.what();
        }
    };
    const NumberLimits whole{1, 1e12, true}, real{0, 10000, false};
    EXPECT_EQ(sentence("1/3", whole),
              "n = '1/3' is not possible: it takes a whole number from 1 to 10^12, and 1/3 is "
              "0.333333");
    EXPECT_EQ(sentence("1e15", whole),
              "n = '1e15' is not possible: it takes a whole number from 1 to 10^12");
    EXPECT_EQ(sentence("foo", real),
              "n = 'foo' is not possible: it takes a number from 0 to 10000, and 'foo' is unknown");
    EXPECT_EQ(sentence("", real), "n = '' is not possible: it takes a number from 0 to 10000");
    EXPECT_EQ(sentence("0.1*30", whole), "3");  // whole but for rounding
    EXPECT_EQ(sentence("10^12", whole), "1e+12");
}

TEST(ParseNumber, TakesWhatIsWrittenOrGiven) {
    EXPECT_EQ(parse_number(" 0.25 "), 0.25);
    EXPECT_EQ(parse_number("1/4"), 0.25);
    for (const char* none : {"", "foo", "1/0", "n"})
        EXPECT_EQ(parse_number(none), std::nullopt) << none;
}

TEST(ReadableNumber, IsShortAndTrue) {
    for (const auto& [value, text] : {std::pair{0.0, "0"},
                                      {512.0, "512"},
                                      {131072.0, "131072"},
                                      {1e6, "10^6"},
                                      {1e12, "10^12"},
                                      {9007199254740991.0, "2^53 - 1"},
                                      {4194304.0, "2^22"},
                                      {1234567.0, "1234567"},
                                      {1.0 / 3, "0.333333"},
                                      {1e-6, "1e-06"},
                                      {-4.5, "-4.5"},
                                      {1e300, "1e+300"}})
        EXPECT_EQ(to_readable(value), text);
}

TEST(Expression, HasAsManySignsAsItSays) {
    std::string longest = "π";
    while (longest.size() < 300)
        longest += "·π";
    EXPECT_TRUE(std::isfinite(evaluate(longest)));
    EXPECT_THROW(evaluate(std::string(201, '1')), ExpressionFault);
}

TEST(Trimmed, ABlankTextIsAPartOfItself) {
    const std::string_view blanks = "  ";
    EXPECT_EQ(trimmed(blanks).data(), blanks.data());
    EXPECT_EQ(trimmed(" a "), "a");
}

}  // namespace
}  // namespace attnscope
