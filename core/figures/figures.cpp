#include "core/figures/figures.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/fields/fields.h"
#include "core/fields/follow.h"
#include "core/fields/labels.h"
#include "core/figures/family.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/lab_figures.h"
#include "core/figures/normalizer_curves.h"
#include "core/parameters/table.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/text/keyed.h"
#include "core/text/nearest.h"
#include "core/text/numbers.h"
#include "core/text/printable.h"
#include "core/text/split.h"

namespace attnscope {

ATTNSCOPE_TABLE(FigureEntry, all_figures,     // each in a file of core/figures
                entropy_vs_length_figure,     //
                entropy_vs_scale_figure,      //
                gradient_vs_scale_figure,     //
                angles_figure,                //
                gradient_length_figure,       //
                collision_length_figure,      //
                focus_length_figure,          //
                mass_length_figure,           //
                support_length_figure,        //
                phase_diagram_figure,         //
                rules_side_by_side_figure,    //
                rule_values_figure,           //
                rules_over_lengths_figure,    //
                jacobian_norms_figure,        //
                position_scheme_figure,       //
                position_frequencies_figure,  //
                row_weights_figure,           //
                scores_figure,                //
                published_results_figure      //
);

namespace {

double shown_at(const Scenario& scenario, std::string_view key) {
    return key.empty() ? std::numeric_limits<double>::quiet_NaN()
                       : shown_number(scenario, field(key));
}

/// The value of a numeric field that is nearest to x.
struct NearestTo {
    double x;

    std::string operator()(const IntegerField& kind) const {
        return std::to_string(std::llround(
            std::clamp(x, static_cast<double>(kind.min), static_cast<double>(kind.max))));
    }
    std::string operator()(const ParameterField& kind) const {
        return to_text(std::clamp(x, kind.parameter->min, kind.parameter->max));
    }
    std::string operator()(const auto&) const {
        throw InvalidRequest(
            Message("figure.no-number", "an axis shows a field that is no number"));
    }
};

/// Whether λ is 0 at each of the lengths from 2 on. Rules that follow from the law of the scores
/// are not asked: they never give 0, and some take long.
bool is_without_scale(const Scenario& scenario, const std::vector<double>& lengths) {
    return !lengths.empty() && !rule(scenario.rule).reads_model &&
           std::ranges::all_of(lengths,
                               [&](double n) { return n < 2 || scale_at(scenario, n) == 0; });
}

}  // namespace

Scenario FigureEntry::inputs_of(const Scenario& scenario) const {
    Scenario part = inputs(scenario);
    if (is_of_softmax)
        part.normalizer = scenario.normalizer;
    return part;
}

Figure FigureEntry::compute(const Scenario& scenario, Detail detail,
                            const std::stop_token& stop) const {
    const double marker = shown_at(scenario, field);
    Figure figure = draw(inputs(scenario), marker, detail, stop);
    if (is_of_softmax)
        note_softmax_rows(figure, scenario);
    figure.id = id;
    figure.title = title_of(*this);
    if (field == "n") {
        figure.subject = label_of_chosen(scenario, &Scenario::rule);
        if (!figure.curves.empty())
            figure.is_without_scale = is_without_scale(scenario, figure.curves.front().x);
    }
    figure.preliminary = detail != Detail::sampled;
    figure.marker = marker;
    return figure;
}

Message title_of(const FigureEntry& entry) {
    return keyed({"figure", entry.id, "title"}, entry.title);
}

std::span<const FigureEntry* const> figures() {
    return all_figures;
}

bool is_figure(std::string_view id) {
    return std::ranges::find(figures(), id, &FigureEntry::id) != figures().end();
}

const FigureEntry& figure_entry(std::string_view id) {
    std::vector<std::string_view> known;
    for (const FigureEntry* entry : figures()) {
        if (entry->id == id)
            return *entry;
        known.push_back(entry->id);
    }
    if (const std::string_view meant = suggested(id, known); !meant.empty())
        throw UnknownName(Message("figure.none-but",
                                  "there is no figure %1; did you mean %2? The figures are %3",
                                  {in_quotes(id), meant, comma_separated(known)}));
    throw UnknownName(Message("figure.none", "there is no figure %1; the figures are %2",
                              {in_quotes(id), comma_separated(known)}));
}

double marker_position(const Scenario& scenario, const Axis& axis) {
    return shown_at(scenario, axis.field);
}

Scenario with_marker_at(const Scenario& scenario, const Axis& axis, double x) {
    if (axis.field.empty() || std::isnan(x))
        return scenario;
    return with_field(scenario, axis.field, std::visit(NearestTo{x}, field(axis.field).kind));
}

Message headline_of(const Figure& figure, double marker) {
    if (has_family_curves(figure))
        return family_headline(figure, marker);
    if (figure.id == training_id)
        return training_headline(figure);
    if (figure.id == beyond_length_id)
        return beyond_length_headline(figure, marker);
    const auto entry = std::ranges::find(all_figures, figure.id, &FigureEntry::id);
    return entry == all_figures.end() ? Message() : (*entry)->headline(figure, marker);
}

bool has_axis_of(const FigureEntry& entry, const Figure& figure, const Scenario& scenario) {
    if (!entry.x_axis)
        return true;
    const Axis own = entry.x_axis(entry.inputs(scenario), shown_at(scenario, entry.field));
    return own.min == figure.x.min && own.max == figure.x.max;
}

bool reaches_marker(const Figure& figure, const Scenario& scenario) {
    const double marker = marker_position(scenario, figure.x);
    return std::isnan(marker) || (marker >= figure.x.min && marker <= figure.x.max);
}

}  // namespace attnscope
