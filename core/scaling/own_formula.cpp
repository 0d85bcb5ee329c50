#include "core/scaling/own_formula.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <optional>
#include <utility>

#include "core/limits.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/constant.h"
#include "core/text/expression.h"
#include "core/text/numbers.h"

namespace attnscope {
namespace {

constexpr std::size_t most = 8;
constexpr std::array<std::string_view, 3> lengths = {"n", "d", "i"};

/// A formula with the parameters that it names.
struct ReadFormula {
    std::string text;
    Expression expression;
    std::vector<const Parameter*> parameters;  ///< by name; null for n, d and i
};

const Parameter* parameter_called(std::string_view name) {
    for (const Rule* each : rules())
        for (const Parameter* parameter : each->parameters)
            if (parameter->key == name)
                return parameter;
    return nullptr;
}

ReadFormula read(std::string_view text) {
    ReadFormula made{std::string(text), Expression(text, names_in_formulas()), {}};
    for (const std::string_view name : made.expression.names())
        made.parameters.push_back(parameter_called(name));
    return made;
}

double value_of_name(std::string_view name, const RuleInput& input) {
    return name == "n" ? input.n : name == "d" ? input.d : input.row + 1;
}

/// Returns the formula's value. Each thread keeps the formula that it read last.
double value(const RuleInput& input) {
    thread_local std::optional<ReadFormula> kept;
    if (!kept || kept->text != input.formula)
        kept = read(input.formula);
    const std::vector<std::string_view>& names = kept->expression.names();
    std::array<double, 64> values{};
    for (std::size_t i = 0; i < names.size(); ++i)
        values[i] = kept->parameters[i] ? input.parameters[*kept->parameters[i]]
                                        : value_of_name(names[i], input);
    return kept->expression(std::span(values).first(names.size()));
}

bool is_of_name(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
}

}  // namespace

RefusedFormula::RefusedFormula(std::string_view text, Message why, std::size_t begin,
                               std::size_t end)
    : RefusedValue("scale_formula", text,
                   {"allowed.scale-formula", "a formula such as log(n)/sqrt(d)"}, std::move(why)),
      begin_(begin),
      end_(end) {}

void check_formulas(std::string_view text) {
    const std::vector<std::string_view> formulas = formulas_in(text);
    const auto place_of = [&](std::string_view formula) {
        return static_cast<std::size_t>(formula.data() - text.data());
    };
    if (formulas.size() > most)
        throw RefusedFormula(text, {"formula.many", "there are more than %1", {most}},
                             place_of(formulas[most]), text.size());
    for (const std::string_view formula : formulas) {
        const std::size_t begin = place_of(formula);
        if (formula.empty())
            throw RefusedFormula(text, {"formula.empty", "one is empty"}, begin, begin);
        try {
            read(formula);
        } catch (const ExpressionFault& fault) {
            throw RefusedFormula(text, fault.message(), begin + fault.begin(), begin + fault.end());
        }
    }
}

std::vector<std::string_view> formulas_in(std::string_view text) {
    std::vector<std::string_view> formulas;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find(';', begin), text.size());
        const std::string_view part = text.substr(begin, end - begin), formula = trimmed(part);
        formulas.push_back(formula.empty() ? part.substr(0, 0) : formula);  // a part of the text
        begin = end + 1;
    }
    return formulas;
}

std::string_view first_formula(std::string_view text) {
    return trimmed(text.substr(0, text.find(';')));
}

std::string shown_formula(std::string_view formula) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> signs = {
        {{"sqrt", "√"}, {"*", "·"}, {"-", "−"}}};
    std::string shown(formula);
    for (const auto& [typed, sign] : signs)
        for (std::size_t at = 0; (at = shown.find(typed, at)) != std::string::npos;)
            shown.replace(at, typed.size(), sign);
    return shown;
}

std::vector<std::string_view> names_in_formulas() {
    std::vector<std::string_view> names(lengths.begin(), lengths.end());
    for (const Rule* each : rules())
        for (const Parameter* parameter : each->parameters)
            if (parameter != &set_scale && std::ranges::find(names, parameter->key) == names.end())
                names.push_back(parameter->key);
    return names;
}

bool names_parameter(std::string_view text, std::string_view parameter) {
    for (std::size_t at = text.find(parameter); at != std::string_view::npos;
         at = text.find(parameter, at + 1)) {
        const std::size_t end = at + parameter.size();
        if ((at == 0 || !is_of_name(text[at - 1])) &&
            (end == text.size() || !is_of_name(text[end])))
            return true;
    }
    return false;
}

double scale_by_formula(const RuleInput& input) {
    const double lambda = value(input);
    return lambda >= 0 ? std::min(lambda, max_scale) : 0;
}

bool gives_scale(const RuleInput& input) {
    const double lambda = value(input);
    return lambda >= 0 && lambda <= max_scale;
}

}  // namespace attnscope
