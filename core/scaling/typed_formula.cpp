#include "core/scaling/typed_formula.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/scaling/rules.h"
#include "core/scaling/rules/constant.h"
#include "core/text/ascii.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"

namespace attnscope {
namespace {

constexpr std::size_t most = 8;
constexpr std::size_t longest_text = 4000;  ///< characters

const Parameter* parameter_called(std::string_view name) {
    for (const Rule* each : rules())
        for (const Parameter* parameter : each->parameters)
            if (parameter->key == name)
                return parameter;
    return nullptr;
}

std::vector<std::string_view> names_beside(std::span<const std::string_view> given) {
    std::vector<std::string_view> names(given.begin(), given.end());
    for (const Rule* each : rules())
        for (const Parameter* parameter : each->parameters)
            if (parameter != &set_scale && std::ranges::find(names, parameter->key) == names.end())
                names.push_back(parameter->key);
    return names;
}

/// Returns `why` with the place of the fault in the text, unless the fault is the whole text.
Message at_its_place(std::string_view text, const Message& why, std::size_t begin,
                     std::size_t end) {
    if (begin == 0 && end == text.size())
        return why;
    if (begin >= text.size())
        return {"formula.at-end", "%1 (at its end)", {why}};
    return {"formula.at", "%1 (character %2)", {why, characters(text.substr(0, begin)) + 1}};
}

bool is_of_name(char c) {
    return is_letter(c) || is_digit(c) || c == '_';
}

/// Returns the index, from `at` on, at which the name occurs as a whole word; npos if it does not.
std::size_t find_name(std::string_view text, std::string_view name, std::size_t at) {
    for (at = text.find(name, at); at != std::string_view::npos; at = text.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        if ((at == 0 || !is_of_name(text[at - 1])) &&
            (end == text.size() || !is_of_name(text[end])))
            return at;
    }
    return at;
}

/// Whether the sign at a place of a text belongs to a number such as 1e-3.
bool is_of_exponent(std::string_view text, std::size_t at) {
    return at > 1 && (text[at - 1] == 'e' || text[at - 1] == 'E') &&
           (is_digit(text[at - 2]) || text[at - 2] == '.');
}

void replace(std::string& text, std::string_view typed, std::string_view sign) {
    for (std::size_t at = 0; (at = text.find(typed, at)) != std::string::npos;)
        if (is_of_exponent(text, at)) {
            at += typed.size();
        } else {
            text.replace(at, typed.size(), sign);
            at += sign.size();
        }
}

void replace_name(std::string& text, std::string_view name, std::string_view letter) {
    for (std::size_t at = 0; (at = find_name(text, name, at)) != std::string::npos;
         at += letter.size())
        text.replace(at, name.size(), letter);
}

}  // namespace

std::vector<std::string_view> names_in(const FormulaSyntax& syntax) {
    return names_beside(syntax.given);
}

RefusedFormula::RefusedFormula(const FormulaSyntax& syntax, std::string_view text,
                               const Message& why, std::size_t begin, std::size_t end)
    : RefusedValue(syntax.field, text,
                   {"allowed.formula", "a formula such as %1", {syntax.example}},
                   at_its_place(text, why, begin, end)),
      begin_(begin),
      end_(end) {}

TypedFormula::TypedFormula(std::string_view formula, std::span<const std::string_view> given)
    : expression_(formula, names_beside(given)) {
    for (const std::string_view name : expression_.names()) {
        const auto place = std::ranges::find(given, name) - given.begin();
        const bool is_given = place < std::ssize(given);
        origins_.push_back(
            {is_given ? nullptr : parameter_called(name), static_cast<std::size_t>(place)});
    }
    values_.resize(origins_.size());
}

double TypedFormula::operator()(std::span<const double> given, const ParameterValues& parameters) {
    std::ranges::transform(origins_, values_.begin(), [&](const Origin& origin) {
        return origin.parameter ? parameters[*origin.parameter] : given[origin.given];
    });
    return expression_(values_);
}

std::vector<std::string_view> parts_of_formulas(std::string_view text) {
    std::vector<std::string_view> parts;
    for (std::size_t begin = 0; begin <= text.size() && parts.size() <= most;) {
        const std::size_t end = std::min(text.find(';', begin), text.size());
        parts.push_back(trimmed(text.substr(begin, end - begin)));
        begin = end + 1;
    }
    return parts;
}

void check_parts(const FormulaSyntax& syntax, std::string_view text) {
    if (characters(text) > longest_text)
        throw RefusedFormula(syntax, text,
                             {"formula.long", "there are more than %1 characters", {longest_text}},
                             0, text.size());
    const std::vector<std::string_view> parts = parts_of_formulas(text);
    const auto place_of = [&](std::string_view part) {
        return static_cast<std::size_t>(part.data() - text.data());
    };
    if (parts.size() > most)
        throw RefusedFormula(syntax, text, {"formula.many", "there are more than %1", {most}},
                             place_of(parts[most]), text.size());
    for (const std::string_view part : parts)
        if (part.empty())
            throw RefusedFormula(syntax, text, {"formula.empty", "one is empty"}, place_of(part),
                                 place_of(part));
}

void check_formula(const FormulaSyntax& syntax, std::string_view text, std::string_view formula) {
    const auto begin = static_cast<std::size_t>(formula.data() - text.data());
    try {
        TypedFormula(formula, syntax.given);
    } catch (const ExpressionFault& fault) {
        throw RefusedFormula(syntax, text, fault.message(), begin + fault.begin(),
                             begin + fault.end());
    }
}

std::string shown_formula(std::string_view formula) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> signs = {
        {{"sqrt", "√"}, {"*", "·"}, {"-", "−"}}};
    std::string shown(formula);
    for (const auto& [typed, sign] : signs)
        replace(shown, typed, sign);
    for (const std::string_view name : {"lambda", "beta", "kappa", "pi"})
        replace_name(shown, name, letter_of(name));
    return shown;
}

bool names_parameter(std::string_view text, std::string_view parameter) {
    const auto stands = [&](std::string_view name) {
        return !name.empty() && find_name(text, name, 0) != std::string_view::npos;
    };
    return parameter != set_scale.key && (stands(parameter) || stands(letter_of(parameter)));
}

}  // namespace attnscope
