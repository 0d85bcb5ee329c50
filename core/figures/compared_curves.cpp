#include "core/figures/compared_curves.h"

#include "core/figures/grids.h"
#include "core/figures/interpolate.h"
#include "core/figures/row_curves.h"
#include "core/scenario/compared_rules.h"
#include "core/scenario/scale.h"

namespace attnscope {

void add_rule_curves(Figure& figure, const Scenario& scenario, const MeanOfRow& value,
                     const std::stop_token& stop) {
    Curve& chosen = figure.curves.front();
    chosen.tag = name_of_rule(scenario);
    chosen.label = {"curve.chosen-rule", "%1, chosen", {chosen.tag}};
    const std::vector<double> lengths = chosen.x;
    for (const ComparedRule& each : other_rules(scenario)) {
        const auto at = [&](double n) { return value(n, scale_at(each.scenario, n)); };
        Curve curve = computed_curve(each.label, CurveKind::compared, lengths, at, stop);
        curve.series = static_cast<int>(each.place);
        curve.tag = each.label;
        figure.curves.push_back(std::move(curve));
    }
}

bool add_other_rules(Figure& figure, const Scenario& scenario, const MeanOfRow& mean,
                     const std::stop_token& stop) {
    if (other_rules(scenario).empty() || figure.x.field != "n")
        return false;
    add_rule_curves(figure, scenario, mean, stop);
    figure.notes.emplace_back("note.compared-rules",
                              "Exact means under each rule; approximations are shown where no "
                              "rules are compared.");
    return true;
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
                                     .series = static_cast<int>(each.place)});
    }
}

}  // namespace attnscope
