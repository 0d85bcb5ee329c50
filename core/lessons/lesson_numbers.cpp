#include "core/lessons/lesson_numbers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <utility>

#include "core/attention/normalizer_means.h"
#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/quantities/quantities.h"
#include "core/text/errors.h"
#include "core/text/expression.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "core/text/split.h"

namespace attnscope {
namespace {

constexpr std::string_view here_function = "here";

bool is_in_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
}

bool is_quantity(std::string_view name) {
    return std::ranges::any_of(quantities(),
                               [&](const Quantity* each) { return each->name == name; });
}

/// Whether an input is one that the Scenario's normaliser reads.
bool is_of_normalizer(const Scenario& here, std::string_view key) {
    const Normalizer& normalizer = normalizer_of(here.normalizer);
    return normalizer.logistic_bias
               ? key == normalizer.logistic_bias->key
               : std::ranges::find(normalizer.parameters, key, &Parameter::key) !=
                     normalizer.parameters.end();
}

/// The inputs of a quantity that a Scenario has. λ is the number that the rule gives.
Inputs inputs_of(const Quantity& quantity, const Scenario& here) {
    Inputs inputs;
    for (const std::string_view key : quantity.keys)
        if (key == "n" || key == "d" || key == "model")
            inputs.emplace(key, get(here, field(key)));
        else if (key == "lambda")
            inputs.emplace(key, to_text(shown_number(here, field(key))));
        else if (key == "normalizer" || is_of_normalizer(here, key))
            inputs.emplace(key, get(here, field(key)));
    return inputs;
}

double value_here(std::string_view what, const Scenario& here, const std::stop_token& stop) {
    if (what == "scale")
        return value_here("lambda", here, stop);
    if (is_quantity(what))
        return evaluate(what, inputs_of(quantity(what), here), stop).value;
    const Field& asked = field(what);
    if (asked.key == "lambda")
        return shown_number(here, asked);
    if (const std::optional<double> number = parse_real(get(here, asked)))
        return *number;
    throw InvalidRequest(Message("lesson.no-number", "%1 is no number", {asked.key}));
}

double value_of_call(std::string_view name, std::string_view inside, const Scenario& here,
                     const std::stop_token& stop) {
    if (name == here_function)
        return value_here(trimmed(inside), here, stop);
    Inputs inputs;
    for (const std::string& word : split(inside))
        if (!word.empty()) {
            const auto [key, value] = split_assignment(word);
            if (!inputs.emplace(key, value).second)
                throw InvalidRequest(
                    Message("lesson.twice", "%1 is given twice", {in_quotes(key)}));
        }
    return evaluate(name, inputs, stop).value;
}

/// A call of a quantity, or of here(), in an expression.
struct Call {
    std::size_t begin, end;  ///< of the call, one past its bracket
    std::string_view name, inside;
};

/// Returns the place of the bracket that closes the one at `open`; npos if there is none.
std::size_t closing_bracket(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < text.size(); ++i) {
        depth += text[i] == '(' ? 1 : text[i] == ')' ? -1 : 0;
        if (depth == 0)
            return i;
    }
    return std::string_view::npos;
}

/// Returns the first call at or behind `from`.
std::optional<Call> next_call(std::string_view text, std::size_t from) {
    for (std::size_t open = text.find('(', from); open != std::string_view::npos;
         open = text.find('(', open + 1)) {
        std::size_t begin = open;
        while (begin > from && is_in_name(text[begin - 1]))
            --begin;
        // A minus in front of a quantity is no part of its name.
        for (; begin < open; ++begin) {
            const std::string_view name = text.substr(begin, open - begin);
            if ((begin > 0 && is_in_name(text[begin - 1]) && text[begin - 1] != '-') ||
                (name != here_function && !is_quantity(name)))
                continue;
            const std::size_t close = closing_bracket(text, open);
            if (close == std::string_view::npos)
                throw InvalidRequest(Message("lesson.bracket", "%1 lacks a closing bracket",
                                             {in_quotes(text.substr(begin))}));
            return Call{begin, close + 1, name, text.substr(open + 1, close - open - 1)};
        }
    }
    return std::nullopt;
}

}  // namespace

double lesson_number(std::string_view expression, const Scenario& here,
                     const std::stop_token& stop) {
    constexpr std::size_t most_calls = 20;
    std::string numbers;
    std::size_t done = 0, calls = 0;
    while (const std::optional<Call> call = next_call(expression, done)) {
        if (++calls > most_calls)
            throw InvalidRequest(
                Message("lesson.calls", "an expression has at most %1 calls", {most_calls}));
        numbers += expression.substr(done, call->begin - done);
        numbers += '(' + to_text_17(value_of_call(call->name, call->inside, here, stop)) + ')';
        done = call->end;
    }
    numbers += expression.substr(done);
    return evaluate(numbers);
}

bool reads_scenario(std::string_view expression) {
    try {
        std::size_t done = 0;
        while (const std::optional<Call> call = next_call(expression, done)) {
            if (call->name == here_function)
                return true;
            done = call->end;
        }
    } catch (const InvalidRequest&) {
        // a bracket is not closed
    }
    return false;
}

LessonClaim read_claim(std::string_view text, int line) {
    constexpr auto relations = std::to_array<std::pair<std::string_view, LessonClaim::Relation>>(
        {{" < ", LessonClaim::Relation::less},
         {" = ", LessonClaim::Relation::equal},
         {" > ", LessonClaim::Relation::greater}});
    for (const auto& [sign, relation] : relations) {
        const std::size_t at = text.find(sign);
        if (at == std::string_view::npos)
            continue;
        std::string_view right = text.substr(at + sign.size()), tolerance = "0";
        constexpr std::string_view within = "±";
        if (const std::size_t mark = right.find(within); mark != std::string_view::npos) {
            if (relation != LessonClaim::Relation::equal)
                throw InvalidRequest(
                    Message("lesson.tolerance", "a tolerance (±) stands behind = alone"));
            tolerance = right.substr(mark + within.size());
            right = right.substr(0, mark);
        }
        return {std::string(trimmed(text.substr(0, at))), std::string(trimmed(right)), relation,
                std::string(trimmed(tolerance)), line};
    }
    throw InvalidRequest(Message(
        "lesson.claim", "%1 has none of <, = and > with blanks on both sides", {in_quotes(text)}));
}

bool holds(const LessonClaim& claim, const Scenario& here, const std::stop_token& stop) {
    const double left = lesson_number(claim.left, here, stop);
    const double right = lesson_number(claim.right, here, stop);
    switch (claim.relation) {
        case LessonClaim::Relation::less:
            return left < right;
        case LessonClaim::Relation::greater:
            return left > right;
        case LessonClaim::Relation::equal:
            break;
    }
    return std::abs(left - right) <= lesson_number(claim.tolerance, here, stop);
}

}  // namespace attnscope
