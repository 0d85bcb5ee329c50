#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/text/errors.h"

namespace attnscope {

/// Thrown for an expression that cannot be read.
class ExpressionFault : public InvalidRequest {
public:
    /// The fault is at the bytes of the text from `begin` up to, not including, `end`.
    ExpressionFault(Message why, std::size_t begin, std::size_t end)
        : InvalidRequest(std::move(why)), begin_(begin), end_(end) {}

    std::size_t begin() const { return begin_; }
    std::size_t end() const { return end_; }

private:
    std::size_t begin_, end_;
};

/// A name that stands for a number in an expression.
struct NamedNumber {
    std::string_view name;
    double value;
};

/// Returns the value of a number as people type it: 1/3, 1/sqrt(64), 2^12, 4k, 128Ki, 1e6,
/// log(512)/d, also with − × · ÷ √ π, and λ, β, κ for lambda, beta, kappa. It knows + - * / ^ and
/// parentheses; sqrt, exp, log and ln (both natural), log2, log10, abs, min, max, round, floor,
/// ceil; pi and e; k M G (powers of 1000) and Ki Mi Gi (of 1024) after a number; and `names`.
/// Throws ExpressionFault, which says which part of the text is not understood, or InvalidRequest
/// if the value is not a finite number.
double evaluate(std::string_view text, std::span<const NamedNumber> names = {});

/// Returns the names of the functions that an expression may contain.
std::vector<std::string_view> functions_of_expressions();

/// An expression in which names stand for numbers that change. It is read once, and its value
/// computed as often as wanted. Several threads must not do so at once.
class Expression {
public:
    /// Reads an expression as evaluate() does, in which `variables` are the names that stand for
    /// numbers. The texts of these names must outlive the object. Throws ExpressionFault.
    Expression(std::string_view text, std::span<const std::string_view> variables);
    Expression(Expression&&) noexcept;
    Expression& operator=(Expression&&) noexcept;
    ~Expression();

    /// Returns the variables that occur in the expression, in the order in which operator() takes
    /// their values.
    const std::vector<std::string_view>& names() const;

    /// Returns the value of the expression if the variables names() have these values: a number, an
    /// infinity or NaN.
    double operator()(std::span<const double> values) const;

private:
    struct Parsed;
    std::unique_ptr<Parsed> parsed_;
};

/// Returns the letter that stands for a name in an expression, λ for lambda; empty if none does.
std::string_view letter_of(std::string_view name);

/// Returns the number that the text is or, if it is none, what evaluate() gives for it; nothing if
/// evaluate() throws.
std::optional<double> parse_number(std::string_view text);

}  // namespace attnscope
