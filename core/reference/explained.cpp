#include "core/reference/explained.h"

#include <algorithm>
#include <array>

#include "core/approximations/approximations.h"
#include "core/attention/normalizers.h"
#include "core/figures/curve_meanings.h"
#include "core/figures/entries.h"
#include "core/scaling/rules.h"
#include "core/scaling/rules/formula.h"

namespace attnscope {
namespace {

struct AxisMeaning {
    std::string_view entry;
    std::string_view label;  ///< key of the axis's label
};

constexpr auto axis_meanings = std::to_array<AxisMeaning>({
    {"fields/n", "axis.length"},
    {"words/scale", "axis.scale"},
    {"words/scale", "axis.scale-and-deviation"},
    {"words/scale", "axis.dot-factor"},
    {"words/entropy", "axis.entropy"},
    {"words/entropy", "axis.mean-entropy"},
    {"words/collision", "axis.collision"},
    {"words/gradient", "axis.gradient"},
    {"words/focus", "axis.focus"},
    {"words/mass", "axis.mass"},
    {"words/support", "axis.support"},
    {"words/jacobian", "axis.jacobian-norm"},
    {"words/angle", "axis.angle"},
    {"words/density", "axis.density"},
    {"words/rank", "axis.rank"},
    {"words/weight", "axis.weight"},
    {"words/logit", "axis.logit"},
    {"words/position-scheme", "axis.distance"},
    {"words/position-scheme", "axis.bias"},
    {"words/position-scheme", "axis.mean-score"},
    {"words/rotary", "axis.pair"},
    {"words/rotary", "axis.frequency"},
    {"words/accuracy", "axis.accuracy"},
    {"words/loss", "axis.loss"},
    {"words/trained-length", "axis.test-length"},
    {"fields/lab_steps", "axis.training-step"},
    {"learning-curves/accuracy", "learning-curves.accuracy.label"},
    {"learning-curves/loss", "learning-curves.loss.label"},
    {"measures/accuracy", "measures.accuracy.label"},
    {"measures/loss", "measures.loss.label"},
    {"measures/entropy", "measures.entropy.label"},
    {"measures/target-weight", "measures.target-weight.label"},
});

struct ColumnMeaning {
    std::string_view entry;
    std::string_view quantity;  ///< with which the column's key begins
};

constexpr auto column_meanings = std::to_array<ColumnMeaning>({
    {"words/scale", "lambda"},
    {"words/entropy", "entropy"},
    {"words/effective-keys", "perplexity"},
    {"words/gradient", "gradient"},
    {"words/focus", "focus"},
    {"words/collision", "collision"},
    {"words/standard-deviation", "sigma"},
});

/// Returns the key by which the meaning of a legend's entry is found. All frozen Scenarios have one
/// meaning, and so have all curves of one's own and all values of a family.
std::string_view key_of_meaning(std::string_view key) {
    for (const std::string_view kind : {std::string_view("frozen"), CurveKind::own.name})
        if (key.starts_with(std::string(kind) + '-'))
            return kind;
    return key.find('=') == key.npos ? key : CurveKind::family.name;
}

std::string explanation_of_rule(std::string_view key) {
    return key.empty() ? "" : "rules/" + std::string(key);
}

}  // namespace

std::string explanation_of_curve(const Figure& figure, std::string_view key) {
    if (key.empty())
        return {};
    for (const Curve& curve : figure.curves)
        if (key_of(curve) == key && !curve.rule.empty())
            return explanation_of_rule(curve.rule);
    if (const CurveMeaning* curve = curve_meaning(figure.id, key_of_meaning(key)))
        return "curves/" + unique_key(*curve);
    if (key.starts_with(formula_rule.key))
        return explanation_of_rule(formula_rule.key);
    if (std::ranges::find(rules(), key, &Rule::key) != rules().end())
        return explanation_of_rule(key);
    if (std::ranges::find(normalizers(), key, &Normalizer::key) != normalizers().end())
        return "normalizers/" + std::string(key);
    for (const Approximation& each : approximations())
        if (each.key == key && each.of->key == figure.y.quantity)
            return "approximations/" + std::string(key) + '-' + std::string(each.of->key);
    return figure.id == "published-results" ? "curves/published" : "";
}

std::string explanation_of_axis(const Axis& axis) {
    const auto found = std::ranges::find(axis_meanings, axis.label.key, &AxisMeaning::label);
    return found == axis_meanings.end() ? "" : std::string(found->entry);
}

std::string explanation_of_column(const Table::Column& column) {
    const std::string_view quantity = std::string_view(column.key).substr(0, column.key.find('_'));
    const auto found = std::ranges::find(column_meanings, quantity, &ColumnMeaning::quantity);
    return found == column_meanings.end() ? "" : std::string(found->entry);
}

std::string explanation_of_row(const Table::Row& row) {
    return explanation_of_rule(row.rule);
}

}  // namespace attnscope
