#include <algorithm>
#include <array>
#include <cmath>

#include "core/fields/inputs.h"
#include "core/fields/labels.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/parameters/record.h"
#include "core/published/published.h"
#include "core/text/errors.h"

namespace attnscope {
namespace {

Scenario published_results_inputs(const Scenario& scenario) {
    return only(scenario, &Scenario::published);
}

/// The quantity of a table, with an axis that holds its values.
struct PublishedQuantity {
    std::string_view key;
    Axis (*axis)(double least, double most);
};

Axis accuracy_axis(double least, double most) {
    constexpr double step = 5;
    return {.label = {"axis.accuracy", "accuracy"},
            .unit = "%",
            .min = step * std::floor((least - 1) / step),
            .max = step * std::ceil((most + 1) / step),
            .field = "",
            .quantity = "accuracy"};
}

Axis loss_axis(double least, double most) {
    return {.label = {"axis.loss", "loss"},
            .unit = "",
            .logarithmic = true,
            .min = round_down_125(least),
            .max = round_up_125(most),
            .field = "",
            .quantity = "loss"};
}

constexpr std::array published_quantities{PublishedQuantity{"accuracy", accuracy_axis},
                                          PublishedQuantity{"loss", loss_axis}};

Axis value_axis(const PublishedTable& table) {
    double least = table.values.front().value, most = least;
    for (const PublishedValue& each : table.values) {
        least = std::min(least, each.value - each.interval);
        most = std::max(most, each.value + each.interval);
    }
    return record_of(published_quantities, "quantity", table.quantity).axis(least, most);
}

/// Returns the axis of lengths, extended a little so that marks lie within.
Axis length_axis_of(const PublishedTable& table) {
    const auto [shortest, longest] = std::ranges::minmax(table.values, {}, &PublishedValue::length);
    return {.label = {"axis.test-length",
                      "test length (trained at %1)",
                      {short_text(table.trained, 5)}},
            .unit = "",
            .logarithmic = true,
            .min = shortest.length / 1.06,
            .max = longest.length * 1.06,
            .field = "",
            .quantity = "length"};
}

/// Returns the different texts of a table's values, in its order.
std::vector<std::string> different(const PublishedTable& table, std::string PublishedValue::*text) {
    std::vector<std::string> all;
    for (const PublishedValue& value : table.values)
        if (std::ranges::find(all, value.*text) == all.end())
            all.push_back(value.*text);
    return all;
}

/// Returns the values of one method on one kind of text.
Curve values_of(const PublishedTable& table, const std::string& method, bool repeated) {
    Curve curve;
    curve.kind = CurveKind::published;
    curve.label = name_of_method(method);
    for (const PublishedValue& value : table.values)
        if (value.method == method && value.repeated == repeated) {
            curve.x.push_back(value.length);
            curve.y.push_back(value.value);
        }
    return curve;
}

/// Adds the values on natural text, joined by a line, and those on repeated text.
void add_method(Figure& figure, const PublishedTable& table, const std::string& method,
                int series) {
    Curve natural = values_of(table, method, false), repeated = values_of(table, method, true);
    natural.style = CurveStyle::measured;
    repeated.style = CurveStyle::points;
    repeated.label = {"curve.method-on-repeated-text", "%1, repeated text", {natural.label}};
    natural.key = method;
    repeated.key = "repeated-text";
    repeated.legend = {"curve.repeated-text", "repeated text"};
    for (Curve* curve : {&natural, &repeated}) {
        curve->series = series;
        if (!curve->x.empty())
            figure.curves.push_back(std::move(*curve));
    }
}

/// How curves of a kind of attention are drawn in a table of the laboratory.
struct AttentionDash {
    std::string_view key, dash;
};

constexpr std::array attention_dashes{
    AttentionDash{"dot", "solid"}, AttentionDash{"query-norm", "dash"},
    AttentionDash{"key-norm", "dot"}, AttentionDash{"cosine", "dash-dot"}};

/// Returns the means of one rule and kind of attention, with their intervals.
Curve means_of(const PublishedTable& table, const std::string& rule, const std::string& attention) {
    Scenario named;
    named.rule = rule;
    named.attention = attention;
    Curve curve;
    curve.kind = CurveKind::published;
    curve.style = CurveStyle::measured;
    curve.key = rule;
    curve.legend = label_of_chosen(named, &Scenario::rule);
    curve.label = {"curve.rule-and-attention",
                   "%1, %2",
                   {curve.legend, label_of_chosen(named, &Scenario::attention)}};
    for (const PublishedValue& value : table.values)
        if (value.method == rule && value.attention == attention) {
            curve.x.push_back(value.length);
            curve.y.push_back(value.value);
            curve.error.push_back(value.interval);
        }
    return curve;
}

/// Adds a curve for each rule, which has a colour, and kind of attention, which has dashes.
void add_laboratory(Figure& figure, const PublishedTable& table) {
    int series = 0;
    for (const std::string& rule : different(table, &PublishedValue::method)) {
        for (const AttentionDash& kind : attention_dashes) {
            Curve curve = means_of(table, rule, std::string(kind.key));
            curve.series = series;
            curve.look.dash = kind.dash;
            if (!curve.x.empty())
                figure.curves.push_back(std::move(curve));
        }
        ++series;
    }
    figure.notes.emplace_back("note.published-laboratory",
                              "Colours are rules. Solid lines: dot product; dashed: queries "
                              "normalised; dotted: keys normalised; dash and dot: cosines.");
}

bool is_of_laboratory(const PublishedTable& table) {
    return !table.values.front().attention.empty();
}

Figure draw_published_results(const Scenario& scenario, double, Detail,
                              const std::stop_token& stop) {
    if (stop.stop_requested())
        throw Cancelled();
    const PublishedTable& table = published_table(scenario.published);
    Figure figure;
    figure.x = length_axis_of(table);
    figure.y = value_axis(table);
    int series = 0;
    if (is_of_laboratory(table))
        add_laboratory(figure, table);
    else
        for (const std::string& method : different(table, &PublishedValue::method))
            add_method(figure, table, method, series++);
    figure.notes.push_back(help_of(table));
    if (std::ranges::any_of(table.values, &PublishedValue::repeated))
        figure.notes.emplace_back("note.repeated-text",
                                  "Repeated text: passages repeated up to that length, so that the "
                                  "text to predict was seen before.");
    figure.notes.push_back({"note.published", "Source: %1.", {source_of(table)}});
    return figure;
}

}  // namespace

extern const FigureEntry published_results_figure = {
    .id = "published-results",
    .title = "Published extrapolation results",
    .help =
        "Published results of models that were tested beyond the length that they were trained at, "
        "by scaling rule, normalisation and position scheme.",
    .meaning =
        "The points are results that others published for trained models, at the trained length "
        "and beyond. A method whose line stays level to the right copes with longer texts; on "
        "repeated text a model can also copy.",
    .formula = R"(\text{accuracy or loss at }n)",
    .source = "J. Su 2021 and 2023, kexue.fm/archives/8823, 9603, 9706, 9708, 9728, 9731, 9859",
    .field = "",
    .inputs = published_results_inputs,
    .draw = draw_published_results,
    .headline = published_results_headline,
};

}  // namespace attnscope
