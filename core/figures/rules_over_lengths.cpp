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
#include "core/figures/rules_over_lengths.h"
#include "core/figures/texts.h"
#include "core/scenario/compared_lengths.h"
#include "core/scenario/focus_cosine.h"
#include "core/scenario/scale.h"
#include "core/softmax/entropy_unit.h"
#include "core/text/errors.h"
#include "core/theory/planted_key.h"

namespace attnscope {
namespace {

constexpr std::string_view exact_iso_entropy_key = "exact-iso-entropy";

/// Returns the Scenario with the usual rules and exact iso-entropy to compare, if it compares no
/// rules with its own yet.
Scenario with_steady_rules(const Scenario& scenario) {
    Scenario with = with_usual_rules(scenario);
    if (with.compared_rules != scenario.compared_rules)
        with.compared_rules.append(",").append(exact_iso_entropy_key);
    return with;
}

Scenario rules_over_lengths_inputs(const Scenario& scenario) {
    const Scenario all = with_steady_rules(scenario);
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

/// Returns a difference of two means, or 0 if it is no more than a rule that solves for λ leaves of
/// equal ones.
double difference(double more, double less) {
    constexpr double precision = 1e-8;
    return std::abs(more - less) <= precision * std::abs(more) ? 0 : more - less;
}

/// Returns the largest minus the least mean entropy of rows of `from` to `to` keys, computed at
/// each doubling of n.
double range_of_entropy(const Scenario& scenario, double from, double to, Precision precision,
                        const std::stop_token& stop) {
    std::vector<RowAt> rows;
    for (double n = from; n < to; n *= 2)
        rows.push_back({n, scale_at(scenario, n)});
    rows.push_back({to, scale_at(scenario, to)});
    const auto [least, most] = std::ranges::minmax(row_entropy.exact_along(
        score_law(scenario.model).id, static_cast<double>(scenario.d), rows, stop, precision));
    return difference(most, least) * entropy_unit(scenario.unit).factor;
}

/// Returns the values of a row of the table: of each mean, its values at both lengths, its change
/// and its change per doubling of n; of the entropy also its range.
std::vector<double> lengths_compared(const Scenario& scenario, double from, double to,
                                     Precision precision, const std::stop_token& stop) {
    const MeansAtLength first(scenario, from), last(scenario, to);
    const double doublings = std::log2(to / from);
    std::vector<double> values;
    for (const auto mean :
         {&MeansAtLength::entropy, &MeansAtLength::gradient, &MeansAtLength::focus}) {
        const double change = difference(last.*mean, first.*mean);
        values.insert(values.end(),
                      {first.*mean, last.*mean, change, from == to ? 0.0 : change / doublings});
        if (mean == &MeansAtLength::entropy)
            values.push_back(range_of_entropy(scenario, from, to, precision, stop));
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
    const Message entropy("column.entropy", "H");
    add("entropy", entropy, unit);
    columns.push_back({"entropy_range", {"column.range", "range"}, unit, entropy});
    add("gradient", {"column.gradient", "gradient"}, "");
    add("focus", {"column.focus", "focus"}, "");
    return columns;
}

/// If no rule of the table keeps the entropy within `steady_entropy` and exact iso-entropy, which
/// is none of them, does, adds a note that says so.
void note_exact_iso_entropy(Figure& figure, Scenario scenario, double from, double to,
                            const std::stop_token& stop) {
    const double most = steady_entropy * entropy_unit(scenario.unit).factor;
    if (range_in(figure.table->rows.front()) <= most)
        return;
    scenario.rule = exact_iso_entropy_key;
    if (range_of_entropy(scenario, from, to, Precision::drawn, stop) > most)
        return;
    figure.notes.push_back(
        {"note.exact-iso-entropy-holds",
         "Exact iso-entropy, which is not compared here, keeps the entropy at "
         "%1 %2.",
         {short_text(MeansAtLength(scenario, from).entropy, 3), unit_name(scenario.unit)}});
}

Figure draw_rules_over_lengths(const Scenario& given, double, Detail detail,
                               const std::stop_token& stop) {
    const Scenario scenario = with_steady_rules(given);
    const auto [from, to] =
        std::minmax({scenario.parameters[compared_from], scenario.parameters[compared_to]});
    const Precision precision = precision_of(detail);
    Table table{.heading = {"column.rule", "rule"},
                .key = "rule",
                .columns = columns_of_lengths(scenario, from, to),
                .rows = {{label_with_constants(scenario), CurveKind::exact, 0,
                          lengths_compared(scenario, from, to, precision, stop), scenario.rule}}};
    for (const ComparedRule& each : other_rules(scenario)) {
        if (stop.stop_requested())
            throw Cancelled();
        table.rows.push_back({label_with_constants(each.scenario), CurveKind::compared, each.look,
                              lengths_compared(each.scenario, from, to, precision, stop),
                              each.scenario.rule});
    }
    std::ranges::stable_sort(table.rows, {}, range_in);
    Figure figure;
    figure.table = std::move(table);
    figure.notes.push_back(
        {"note.rules-over-lengths",
         "Means at d = %1, sorted by the range of H: its largest minus its least value at "
         "the two lengths and each doubling between. Focus: weight on a planted key of cosine %2.",
         {scenario.d, scenario.parameters[focus_cosine]}});
    note_exact_iso_entropy(figure, scenario, from, to, stop);
    note_equal_but_for_a_constant(figure, scenario);
    note_rules_by_row(figure, scenario);
    return figure;
}

}  // namespace

extern const FigureEntry rules_over_lengths_figure = {
    .id = "rules-over-lengths",
    .title = "Rules over lengths",
    .help =
        "Entropy, gradient and focus at two lengths under the chosen rule and those compared with "
        "it, how much they change, by how much per doubling of n, and how far the entropy ranges "
        "between the lengths; the steadiest rule first.",
    .meaning =
        "A table that answers which rule keeps the entropy as the length grows: the values at "
        "a short length and at a long one, how much they change, and how far the entropy's "
        "largest and least value between these lengths lie apart. All values are means "
        "over random scores; the rule whose entropy has the smallest range, its largest minus "
        "its least value, stands first.",
    .formula = R"(\max_{n_1 \le n \le n_2} H - \min_{n_1 \le n \le n_2} H)",
    .source = "J. Su 2021, kexue.fm/archives/8823",
    .is_of_softmax = true,
    .field = "",
    .inputs = rules_over_lengths_inputs,
    .draw = draw_rules_over_lengths,
    .headline = rules_over_lengths_headline,
};

}  // namespace attnscope
