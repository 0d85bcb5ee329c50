#include "core/text/expression.h"

#include <muParser.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/text/errors.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::size_t longest = 200;  ///< bytes

constexpr std::string_view plain =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.+-*/^(), \t";

/// A sign as people type it and as the parser reads it, in which '~' is a root.
struct Sign {
    std::string_view typed, parsed;
};
constexpr Sign signs[] = {{"−", "-"}, {"×", "*"}, {"·", "*"}, {"÷", "/"}, {"√", "~"}, {"π", "pi"}};

template <int base, int exponent>
double times_power(double value) {
    return value * std::pow(base, exponent);
}

double least(const double* values, int count) {
    return *std::min_element(values, values + count);
}

double largest(const double* values, int count) {
    return *std::max_element(values, values + count);
}

/// The parser with what an expression may hold and nothing else.
mu::Parser parser_with(std::span<const NamedNumber> names) {
    mu::Parser parser;
    parser.ClearFun();
    parser.ClearConst();
    const auto define = [&](const char* name, double (*function)(double)) {
        parser.DefineFun(name, function);
    };
    define("sqrt", std::sqrt);
    define("exp", std::exp);
    define("log", std::log);
    define("ln", std::log);
    define("log2", std::log2);
    define("log10", std::log10);
    define("abs", std::fabs);
    define("round", std::round);
    define("floor", std::floor);
    define("ceil", std::ceil);
    parser.DefineFun("min", least);
    parser.DefineFun("max", largest);
    constexpr int before_powers = mu::prPOW + 1;
    parser.DefineInfixOprt("~", std::sqrt, before_powers);
    parser.DefinePostfixOprt("k", times_power<1000, 1>);
    parser.DefinePostfixOprt("K", times_power<1000, 1>);
    parser.DefinePostfixOprt("M", times_power<1000, 2>);
    parser.DefinePostfixOprt("G", times_power<1000, 3>);
    parser.DefinePostfixOprt("Ki", times_power<1024, 1>);
    parser.DefinePostfixOprt("Mi", times_power<1024, 2>);
    parser.DefinePostfixOprt("Gi", times_power<1024, 3>);
    parser.DefineConst("pi", 3.14159265358979323846);
    parser.DefineConst("e", 2.71828182845904523536);
    for (const NamedNumber& each : names)
        parser.DefineConst(std::string(each.name), each.value);
    return parser;
}

/// A sign of UTF-8 at the text's beginning.
std::string_view first_sign(std::string_view text) {
    const auto begins = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; };
    return text.substr(0, static_cast<std::size_t>(
                              std::find_if(text.begin() + 1, text.end(), begins) - text.begin()));
}

/// The text as the parser takes it.
std::string in_plain_signs(std::string_view text) {
    if (text.size() > longest)
        throw InvalidRequest(
            Message("expression.long", "a formula has at most %1 characters", {longest}));
    std::string made;
    while (!text.empty()) {
        const std::string_view sign = first_sign(text);
        const auto* known = std::ranges::find(signs, sign, &Sign::typed);
        if (known != std::end(signs))
            made += known->parsed;
        else if (plain.find(sign) != std::string_view::npos)
            made += sign;
        else
            throw InvalidRequest(
                Message("expression.sign", "a formula cannot hold %1", {in_quotes(sign)}));
        text.remove_prefix(sign.size());
    }
    return made;
}

[[noreturn]] void refuse(std::string_view text, const mu::ParserError& fault) {
    const bool is_name = fault.GetCode() == mu::ecUNASSIGNABLE_TOKEN &&
                         std::isalpha(static_cast<unsigned char>(fault.GetToken().front())) != 0;
    if (is_name)
        throw InvalidRequest(
            Message("expression.name", "%1 is unknown", {in_quotes(fault.GetToken())}));
    throw InvalidRequest(Message("expression.unreadable", "%1 cannot be read", {in_quotes(text)}));
}

}  // namespace

double evaluate(std::string_view text, std::span<const NamedNumber> names) {
    mu::Parser parser = parser_with(names);
    try {
        parser.SetExpr(in_plain_signs(text));
        int results = 0;
        const double value = parser.Eval(results)[results - 1];
        if (results != 1)
            throw mu::ParserError(mu::ecUNEXPECTED_ARG);
        if (!std::isfinite(value))
            throw InvalidRequest(
                Message("expression.infinite", "%1 is not a finite number", {in_quotes(text)}));
        return value;
    } catch (const mu::ParserError& fault) {
        refuse(text, fault);
    }
}

std::optional<double> parse_number(std::string_view text) {
    if (const auto written = parse_real(text))
        return written;
    try {
        return evaluate(trimmed(text));
    } catch (const InvalidRequest&) {
        return std::nullopt;
    }
}

}  // namespace attnscope
