#include "core/text/expression.h"

#include <muParser.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "core/text/ascii.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::size_t longest = 200;  ///< characters

constexpr std::string_view plain =
    "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.+-*/^(), \t";

/// A sign as people type it and as the parser reads it, in which '~' is a root.
struct Sign {
    std::string_view typed, parsed;
};
constexpr Sign marks[] = {{"−", "-"},  {"×", "*"},      {"·", "*"},    {"÷", "/"},    {"√", "~"},
                          {"π", "pi"}, {"λ", "lambda"}, {"β", "beta"}, {"κ", "kappa"}};

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

struct Function {
    const char* name;
    double (*of_one)(double);
    double (*of_several)(const double*, int);
};
constexpr Function known_functions[] = {
    {"abs", std::fabs, nullptr},    {"ceil", std::ceil, nullptr},   {"exp", std::exp, nullptr},
    {"floor", std::floor, nullptr}, {"ln", std::log, nullptr},      {"log", std::log, nullptr},
    {"log10", std::log10, nullptr}, {"log2", std::log2, nullptr},   {"max", nullptr, largest},
    {"min", nullptr, least},        {"round", std::round, nullptr}, {"sqrt", std::sqrt, nullptr},
};

/// The parser with what an expression may hold and nothing else.
mu::Parser parser_with(std::span<const NamedNumber> names) {
    mu::Parser parser;
    parser.ClearFun();
    parser.ClearConst();
    for (const Function& each : known_functions) {
        if (each.of_one)
            parser.DefineFun(each.name, each.of_one);
        else
            parser.DefineFun(each.name, each.of_several);
    }
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

/// A text as the parser takes it.
struct PlainText {
    std::string signs;
    std::vector<std::size_t> origins;  ///< of each sign in the typed text, and of its end

    explicit PlainText(std::string_view typed) {
        if (characters(typed) > longest)
            throw ExpressionFault(
                Message("expression.long", "a formula has at most %1 characters", {longest}), 0,
                typed.size());
        for (std::size_t at = 0; at < typed.size();) {
            const std::string_view sign = first_character(typed.substr(at));
            const auto* known = std::ranges::find(marks, sign, &Sign::typed);
            if (known == std::end(marks) && plain.find(sign) == std::string_view::npos)
                throw ExpressionFault(
                    Message("expression.sign", "a formula cannot hold %1", {in_quotes(sign)}), at,
                    at + sign.size());
            signs += known == std::end(marks) ? sign : known->parsed;
            origins.resize(signs.size(), at);
            at += sign.size();
        }
        origins.push_back(typed.size());
    }

    std::size_t origin(std::size_t at) const { return origins[std::min(at, origins.size() - 1)]; }
};

/// Returns what is wrong with a name: it is a function without parentheses, or nothing at all.
Message fault_of_name(const std::string& name) {
    if (std::ranges::find(known_functions, name, &Function::name) != std::end(known_functions))
        return {"expression.function",
                "%1 is a function: its number stands in parentheses",
                {in_quotes(name)}};
    return {"expression.name", "%1 is unknown", {in_quotes(name)}};
}

[[noreturn]] void refuse_name(std::string_view typed, std::size_t begin, std::size_t end) {
    throw ExpressionFault(fault_of_name(std::string(typed.substr(begin, end - begin))), begin, end);
}

/// Throws what the parser finds wrong with a typed text.
[[noreturn]] void refuse(std::string_view typed, const PlainText& text,
                         const mu::ParserError& fault) {
    const std::string& token = fault.GetToken();
    const auto at = static_cast<std::size_t>(std::max(fault.GetPos(), 0));
    const bool is_name =
        fault.GetCode() == mu::ecUNASSIGNABLE_TOKEN && !token.empty() && is_letter(token.front());
    if (is_name)
        refuse_name(typed, text.origin(at), text.origin(at + token.size()));
    throw ExpressionFault(Message("expression.unreadable", "%1 cannot be read", {in_quotes(typed)}),
                          text.origin(at), typed.size());
}

/// Returns the only value of a parser's expression. Throws mu::ParserError.
double only_value(const mu::Parser& parser) {
    int results = 0;
    const double value = parser.Eval(results)[results - 1];
    if (results != 1)
        throw mu::ParserError(mu::ecUNEXPECTED_ARG);
    return value;
}

}  // namespace

std::vector<std::string_view> functions_of_expressions() {
    std::vector<std::string_view> names;
    for (const Function& each : known_functions)
        names.emplace_back(each.name);
    return names;
}

double evaluate(std::string_view text, std::span<const NamedNumber> names) {
    const PlainText parsed(text);
    mu::Parser parser = parser_with(names);
    try {
        parser.SetExpr(parsed.signs);
        const double value = only_value(parser);
        if (!std::isfinite(value))
            throw InvalidRequest(
                Message("expression.infinite", "%1 is not a finite number", {in_quotes(text)}));
        return value;
    } catch (const mu::ParserError& fault) {
        refuse(text, parsed, fault);
    }
}

struct Expression::Parsed {
    mu::Parser parser;
    std::vector<std::string_view> names;
    std::vector<double> values;       ///< of all variables, where the parser reads them
    std::vector<std::size_t> places;  ///< of `names` in `values`
};

Expression::Expression(std::string_view text, std::span<const std::string_view> variables)
    : parsed_(std::make_unique<Parsed>()) {
    const PlainText plain_text(text);
    Parsed& made = *parsed_;
    made.parser = parser_with({});
    made.values.assign(variables.size(), 1);
    try {
        for (std::size_t i = 0; i < variables.size(); ++i)
            made.parser.DefineVar(std::string(variables[i]), &made.values[i]);
        made.parser.SetExpr(plain_text.signs);
        only_value(made.parser);
        const auto& used = made.parser.GetUsedVar();
        for (std::size_t i = 0; i < variables.size(); ++i)
            if (used.contains(std::string(variables[i]))) {
                made.names.push_back(variables[i]);
                made.places.push_back(i);
            }
    } catch (const mu::ParserError& fault) {
        refuse(text, plain_text, fault);
    }
}

Expression::Expression(Expression&&) noexcept = default;
Expression& Expression::operator=(Expression&&) noexcept = default;
Expression::~Expression() = default;

const std::vector<std::string_view>& Expression::names() const {
    return parsed_->names;
}

double Expression::operator()(std::span<const double> values) const {
    for (std::size_t i = 0; i < parsed_->places.size(); ++i)
        parsed_->values[parsed_->places[i]] = values[i];
    return parsed_->parser.Eval();
}

std::string_view letter_of(std::string_view name) {
    const auto* known = std::ranges::find(marks, name, &Sign::parsed);
    return known == std::end(marks) ? std::string_view() : known->typed;
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
