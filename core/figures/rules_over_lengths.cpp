#include <algorithm>
#include <cmath>

#include "core/approximations/approximations.h"
#include "core/fields/compared_rules.h"
#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/figures/compared_curves.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/scenario/compared_lengths.h"
#include "core/scenario/focus_cosine.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "core/text/errors.h"
#include "core/theory/planted_key.h"

namespace attnscope {
namespace {

Scenario rules_over_lengths_inputs(const Scenario& scenario) {
    const Scenario all = with_usual_rules(scenario);
    return with_other_rules(only(all, &Scenario::d, &Scenario::rule, &Scenario::model,
                                 &Scenario::unit, &focus_cosine, &compared_from, &compared_to),
                            all);
}

/// The exact means of a row of n keys under the Scenario's rule.
struct MeansAtLength {
    double entropy, gradient, focus;

    MeansAtLength(const Scenario& scenario, double n) {
        const auto d = static_cast<double>(scenario.d);
        const ScoreModel model = score_law(scenario.model).id;
        const double lambda = scale_at(scenario, n);
        entropy = row_entropy.exact(model, n, d, lambda) * entropy_unit(scenario.unit).factor;
        gradient = row_gradient.exact(model, n, d, lambda);
        focus = exact_focus(model, n, d, lambda, d * scenario.parameters[focus_cosine]);
    }
};

/// Returns the values of a row of the table: at both lengths, the change, and the change per
/// doubling of n.
std::vector<double> lengths_compared(const Scenario& scenario, double from, double to) {
    const MeansAtLength first(scenario, from), last(scenario, to);
    const double doublings = std::log2(to / from);
    std::vector<double> values;
    for (const auto mean :
         {&MeansAtLength::entropy, &MeansAtLength::gradient, &MeansAtLength::focus}) {
        const double change = last.*mean - first.*mean;
        values.insert(values.end(),
                      {first.*mean, last.*mean, change, from == to ? 0.0 : change / doublings});
    }
    return values;
}

std::vector<Table::Column> columns_of_lengths(const Scenario& scenario, double from, double to) {
    const std::string unit(entropy_unit(scenario.unit).key);
    std::vector<Table::Column> columns;
    const auto add = [&](const std::string& key, const Message& name, const std::string& sign) {
        for (const auto& [suffix, n] : {std::pair{"_from", from}, std::pair{"_to", to}})
            columns.push_back(
                {key + suffix, {"column.at-length", "at %1", {length_text(n)}}, sign, name});
        columns.push_back({key + "_change", {"column.change", "change"}, sign, name});
        columns.push_back(
            {key + "_per_doubling", {"column.per-doubling", "per doubling"}, sign, name});
    };
    add("entropy", {"column.entropy", "H"}, unit);
    add("gradient", {"column.gradient", "gradient"}, "");
    add("focus", {"column.focus", "focus"}, "");
    return columns;
}

/// Returns the absolute change of the entropy, by which rules are sorted.
double change_of_entropy(const Table::Row& row) {
    return std::abs(row.values[2]);
}

Figure draw_rules_over_lengths(const Scenario& given, double, Detail, const std::stop_token& stop) {
    const Scenario scenario = with_usual_rules(given);
    const auto [from, to] =
        std::minmax({scenario.parameters[compared_from], scenario.parameters[compared_to]});
    Table table{.heading = {"column.rule", "rule"},
                .key = "rule",
                .columns = columns_of_lengths(scenario, from, to),
                .rows = {{label_of_chosen(scenario, &Scenario::rule), CurveKind::exact, 0,
                          lengths_compared(scenario, from, to)}}};
    for (const ComparedRule& each : other_rules(scenario)) {
        if (stop.stop_requested())
            throw Cancelled();
        table.rows.push_back({each.label, CurveKind::compared, each.look,
                              lengths_compared(each.scenario, from, to)});
    }
    std::ranges::stable_sort(table.rows, {}, change_of_entropy);
    Figure figure;
    figure.table = std::move(table);
    figure.notes.push_back(
        {"note.rules-over-lengths",
         "Exact means at d = %1, sorted by the change of the entropy. Focus: weight on a planted "
         "key of cosine %2.",
         {scenario.d, scenario.parameters[focus_cosine]}});
    note_rules_by_row(figure, scenario);
    return figure;
}

}  // namespace

extern const FigureEntry rules_over_lengths_figure = {
    .id = "rules-over-lengths",
    .title = "Rules over lengths",
    .help =
        "Entropy, gradient and focus at two lengths under the chosen rule and those compared with "
        "it, how much they change and by how much per doubling of n; the flattest rule first.",
    .meaning =
        "A table that answers which rule keeps the entropy as the length grows: the values at a "
        "short length and at a long one, and how much they change. All values are exact means over "
        "random scores; the rule whose entropy "
        "changes least stands first.",
    .formula = R"(\frac{H(n_2) - H(n_1)}{\log_2(n_2/n_1)})",
    .source = "J. Su 2021, kexue.fm/archives/8823",
    .field = "",
    .inputs = rules_over_lengths_inputs,
    .draw = draw_rules_over_lengths,
    .headline = rules_over_lengths_headline,
};

}  // namespace attnscope
