#include "core/figures/compared_curves.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

#include "core/fields/compared_rules.h"
#include "core/fields/labels.h"
#include "core/figures/grids.h"
#include "core/figures/interpolate.h"
#include "core/figures/row_curves.h"
#include "core/limits.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"

namespace attnscope {

void add_rule_curves(Figure& figure, const Scenario& scenario, const MeansOfRows& values) {
    const std::vector<ComparedRule> others = other_rules(scenario);
    Curve& chosen = figure.curves.front();
    chosen.label = chosen.tag = label_of_chosen(scenario, &Scenario::rule);
    const std::vector<double> lengths = chosen.x;
    std::vector<RowAt> rows;
    for (const ComparedRule& each : others)
        for (const double n : lengths)
            rows.push_back({n, scale_at(each.scenario, n)});
    const std::vector<double> all = values(rows);
    auto next = all.begin();
    for (const ComparedRule& each : others) {
        Curve curve;
        curve.label = curve.tag = each.label;
        curve.kind = CurveKind::compared;
        curve.key = each.key;
        curve.series = each.look;
        curve.x = lengths;
        std::copy_n(next, lengths.size(), std::back_inserter(curve.y));
        next += static_cast<std::ptrdiff_t>(lengths.size());
        figure.curves.push_back(std::move(curve));
    }
}

bool add_other_rules(Figure& figure, const Scenario& scenario, const MeansOfRows& means) {
    if (other_rules(scenario).empty() || figure.x.field != "n")
        return false;
    add_rule_curves(figure, scenario, means);
    figure.curves.front().rule = scenario.rule;  // its key names no rule
    figure.notes.emplace_back("note.compared-rules",
                              "Means under each rule; approximations are shown where no rules are "
                              "compared.");
    return true;
}

namespace {

using namespace std::string_view_literals;

/// Whether λ of the Scenario's rule is proportional to log n, judged at lengths that are far apart.
bool grows_with_log_n(const Scenario& scenario) {
    const auto factor = [&](double n) { return scale_at(scenario, n) / std::log(n); };
    const double here = factor(16);
    constexpr double rounding = 1e-9;
    return here > 0 && std::ranges::all_of(std::array{256.0, 65536.0, 1048576.0}, [&](double n) {
               return std::abs(factor(n) / here - 1) < rounding;
           });
}

/// Returns the Scenario under its own rule, then under each other compared one.
std::vector<Scenario> with_compared(const Scenario& scenario) {
    std::vector<Scenario> all = {scenario};
    for (const ComparedRule& each : other_rules(scenario))
        all.push_back(each.scenario);
    return all;
}

void note_formula_without_scale(Figure& figure, const Scenario& scenario) {
    figure.notes.emplace_back(
        "note.formula-without-scale",
        "Where %1 is negative or no number, λ is 0; where it is above 10⁶, λ is 10⁶.",
        std::vector<Message>{label_of_chosen(scenario, &Scenario::rule)});
}

}  // namespace

void note_equal_but_for_a_constant(Figure& figure, const Scenario& scenario) {
    Message list;
    int count = 0;
    for (const Scenario& each : with_compared(scenario)) {
        if (!grows_with_log_n(each))
            continue;
        const Message label = label_of_chosen(each, &Scenario::rule);
        list = ++count == 1 ? label : Message("reference.list", "%1, %2", {list, label});
    }
    if (count > 1)
        figure.notes.emplace_back("note.equal-but-for-a-constant",
                                  "At one d these rules differ in a constant factor alone: %1.",
                                  std::vector<Message>{list});
}

void note_rules_by_row(Figure& figure, const Scenario& scenario) {
    const std::vector<Scenario> all = with_compared(scenario);
    const auto has_none = [&](const Scenario& each) {
        return std::ranges::any_of(figure.curves.front().x,
                                   [&](double n) { return !has_scale_at(each, n); });
    };
    const auto ends = [&](const Scenario& each) {  // as a rule that is solved for λ may
        return rule(each.rule).reads_model &&
               std::ranges::any_of(figure.curves.front().x,
                                   [&](double n) { return scale_at(each, n) >= max_scale; });
    };
    const bool is_along_n = !figure.curves.empty() && figure.x.field == "n";
    for (const Scenario& each : all)
        if (is_along_n && has_none(each))
            note_formula_without_scale(figure, each);
        else if (is_along_n && ends(each))
            figure.notes.emplace_back("note.scale-at-end",
                                      "Where %1 would take a λ above 10⁶, λ is 10⁶.",
                                      std::vector<Message>{label_of_chosen(each, &Scenario::rule)});
    for (const Scenario& each : all)
        if (rule(each.rule).temper)
            figure.notes.emplace_back(
                "note.rule-by-row",
                "Here λ of %1 follows from the mean entropy. In a matrix each row has its own λ, "
                "which changes the mean; that mean is not known exactly.",
                std::vector<Message>{label_of_chosen(each, &Scenario::rule)});
}

void note_factors_by_row(Figure& figure, const Scenario& scenario) {
    for (const Scenario& each : with_compared(scenario))
        if (rule(each.rule).temper)
            figure.notes.emplace_back(
                "note.factor-by-row",
                "Here λ of %1 follows from the mean entropy. In a matrix each row has its own λ.",
                std::vector<Message>{label_of_chosen(each, &Scenario::rule)});
}

void take_notes_on_rules(Figure& figure, const Figure& other) {
    constexpr std::array taken = {"note.rule-by-row"sv, "note.factor-by-row"sv,
                                  "note.scale-at-end"sv, "note.formula-without-scale"sv};
    for (const Message& note : other.notes)
        if (std::ranges::find(taken, note.key) != taken.end() &&
            std::ranges::find(figure.notes, note) == figure.notes.end())
            figure.notes.push_back(note);
}

void mark_rules(Figure& figure, const Scenario& scenario) {
    for (const ComparedRule& each : compared_rules(scenario)) {
        const double lambda = scale(each.scenario);
        if (lambda < figure.x.min || lambda > figure.x.max)
            figure.notes.emplace_back("note.rule-beyond-axis", "%1 stands at λ = %2.",
                                      std::vector<Message>{each.label, short_text(lambda, 2)});
        else
            figure.points.push_back({.label = each.label,
                                     .kind = CurveKind::compared,
                                     .x = lambda,
                                     .y = value_at(figure.curves.front(), figure.x, lambda),
                                     .series = each.look,
                                     .key = each.key});
        if (!has_scale_at(each.scenario, static_cast<double>(each.scenario.n)))
            note_formula_without_scale(figure, each.scenario);
    }
}

}  // namespace attnscope
