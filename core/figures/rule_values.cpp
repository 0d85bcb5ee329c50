#include <cmath>

#include "core/approximations/approximations.h"
#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/figures/compared_curves.h"
#include "core/figures/figures.h"
#include "core/figures/headlines/headlines.h"
#include "core/scenario/focus_cosine.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "core/text/errors.h"
#include "core/theory/planted_key.h"

namespace attnscope {
namespace {

Scenario rule_values_inputs(const Scenario& scenario) {
    const Scenario all = with_usual_rules(scenario);
    return with_other_rules(only(all, &Scenario::n, &Scenario::d, &Scenario::rule, &Scenario::model,
                                 &Scenario::unit, &focus_cosine),
                            all);
}

std::vector<double> values(const Scenario& scenario) {
    const auto n = static_cast<double>(scenario.n), d = static_cast<double>(scenario.d);
    const ScoreModel model = score_law(scenario.model).id;
    const double lambda = scale(scenario), entropy = row_entropy.exact(model, n, d, lambda);
    const double gap = d * scenario.parameters[focus_cosine];
    return {lambda,
            entropy * entropy_unit(scenario.unit).factor,
            std::exp(entropy),
            row_gradient.exact(model, n, d, lambda),
            n < 2 ? 1 : exact_focus(model, n, d, lambda, gap),
            row_collision.exact(model, n, d, lambda),
            lambda * std::sqrt(d)};
}

std::vector<Table::Column> columns(const Scenario& scenario) {
    return {{"lambda", {"column.scale", "λ on q·k"}},
            {"entropy", {"column.entropy", "H"}, std::string(entropy_unit(scenario.unit).key)},
            {"perplexity", {"column.perplexity", "e^H keys"}},
            {"gradient", {"column.gradient", "gradient"}},
            {"focus", {"column.focus", "focus"}},
            {"collision", {"column.collision", "Σp²"}},
            {"sigma", {"column.deviation", "λ√d"}}};
}

Figure draw_rule_values(const Scenario& given, double, Detail, const std::stop_token& stop) {
    const Scenario scenario = with_usual_rules(given);
    Figure figure;
    Table table{.heading = {"column.rule", "rule"},
                .key = "rule",
                .columns = columns(scenario),
                .rows = {{label_with_constants(scenario), CurveKind::exact, 0, values(scenario),
                          scenario.rule}}};
    for (const ComparedRule& each : other_rules(scenario)) {
        if (stop.stop_requested())
            throw Cancelled();
        table.rows.push_back({label_with_constants(each.scenario), CurveKind::compared, each.look,
                              values(each.scenario), each.scenario.rule});
    }
    figure.table = std::move(table);
    figure.notes.push_back(
        {"note.rule-values",
         "Means at n = %1, d = %2; λ of rules on cosines is divided by d. Focus: weight on a "
         "planted key of cosine %3.",
         {scenario.n, scenario.d, scenario.parameters[focus_cosine]}});
    note_equal_but_for_a_constant(figure, scenario);
    note_rules_by_row(figure, scenario);
    return figure;
}

}  // namespace

extern const FigureEntry rule_values_figure = {
    .id = "rule-values",
    .title = "Rules at this length",
    .help =
        "The scale that the chosen rule and those compared with it give at the current n and d, "
        "and what follows from it: entropy, gradient, collision and focus.",
    .meaning =
        "Each line of the table is a scaling rule, with its λ at the present n and d and the "
        "means over random rows. All other columns follow from λ, so rules with nearly equal λ "
        "have nearly equal lines.",
    .formula = R"(\lambda,\quad H,\quad e^H,\quad \lambda \left(1 - \sum p^2\right),\quad \sum )"
               R"(p^2,\quad \lambda\sqrt{d})",
    .source = "Attnscope",
    .field = "",
    .inputs = rule_values_inputs,
    .draw = draw_rule_values,
    .headline = rule_values_headline,
};

}  // namespace attnscope
