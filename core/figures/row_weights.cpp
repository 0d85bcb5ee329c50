#include <algorithm>
#include <cmath>
#include <functional>

#include "core/engines/engine.h"
#include "core/engines/notes.h"
#include "core/fields/compared_rules.h"
#include "core/fields/labels.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/interpolate.h"
#include "core/figures/row_point.h"
#include "core/limits.h"
#include "core/rows/products.h"
#include "core/rows/seen_row.h"
#include "core/theory/ranked_weights.h"
#include "core/vectors/inputs.h"

namespace attnscope {
namespace {

Scenario row_weights_inputs(const Scenario& scenario) {
    Scenario kept = attention_inputs(scenario);
    kept.pooling = Scenario().pooling;
    kept.row = scenario.row;
    kept.model = scenario.model;
    return kept;
}

/// One row of the Scenario's attention matrix.
struct MeasuredRow {
    Scenario fitted;  ///< the Scenario with the vectors' n and d
    std::int64_t row, rows;
    RowScales scales;
    RowStatistics statistics;
    std::vector<float> weights;  ///< sizes of those of the keys that it sees, the largest first
    std::vector<Message> notes;  ///< notes on the matrix
};

/// Computes the weights of all keys of one row; each key has a pixel of its own.
AttentionFrame frame_of(AttentionRequest request, std::int64_t row, const std::stop_token& stop) {
    const std::int64_t keys = request.input.keys->rows;
    request.viewport = Viewport{row, row + 1, 0, keys, static_cast<int>(keys), 1};
    return make_cpu_engine()->compute(request, stop, {});
}

MeasuredRow measure_row(const Scenario& scenario, const std::stop_token& stop) {
    const QueriesAndKeys input = load_queries_and_keys(scenario, stop);
    MeasuredRow measured{.fitted = fitted_to(scenario, input),
                         .row = std::min(scenario.row, input.queries->rows - 1),
                         .rows = input.queries->rows,
                         .scales = {},
                         .statistics = {},
                         .weights = {},
                         .notes = {}};
    const AttentionRequest request = attention_request(measured.fitted, input);
    measured.notes = attention_notes(request);
    AttentionFrame frame = frame_of(request, measured.row, stop);
    measured.scales = row_scales(measured.fitted, input, measured.row, frame.lambdas.front());
    measured.statistics = frame.statistics.front();
    measured.weights = std::move(frame.weights);
    std::erase_if(measured.weights, [](float weight) { return std::isnan(weight); });
    for (float& weight : measured.weights)
        weight = std::abs(weight);
    std::ranges::sort(measured.weights, std::greater());
    return measured;
}

/// Returns the measured curve without weights of 0, which a logarithmic axis cannot show.
Curve measured_curve(const MeasuredRow& measured) {
    Curve curve;
    curve.label = {"curve.row-weights", "row %1", {measured.row}};
    curve.kind = CurveKind::measured;
    for (const double rank : ranks_of(static_cast<double>(measured.weights.size()))) {
        const float weight = measured.weights[static_cast<std::size_t>(rank) - 1];
        curve.x.push_back(rank);
        curve.y.push_back(weight > 0 ? weight : std::nan(""));
    }
    return curve;
}

/// Marks e^H on the curve: that many equally weighted keys have the row's entropy.
void mark_effective_keys(Figure& figure, const RowStatistics& row) {
    const double keys = perplexity(row);
    figure.points.push_back(
        {.label = {"point.effective-keys", "e^H = %1 keys", {short_text(keys, 4)}},
         .kind = CurveKind::measured,
         .x = keys,
         .y = value_at(figure.curves.front(), figure.x, keys),
         .key = "effective-keys"});
}

void add_typical(Figure& figure, const Scenario& scenario, double keys, double lambda) {
    if (const auto other = other_law_of_weights(scenario)) {
        figure.notes.push_back(
            {"note.no-typical-weights", "No typical weights are drawn: %1.", {*other}});
        return;
    }
    const ScoreLaw& law = score_law(scenario.model);
    Curve typical;
    typical.label = {"curve.typical-weights", "random scores, typical"};
    typical.kind = CurveKind::typical;
    typical.x = ranks_of(keys);
    typical.y = typical_weights(law.id, keys, static_cast<double>(scenario.d), lambda, typical.x);
    figure.curves.push_back(std::move(typical));
    figure.notes.push_back({"note.typical-weights",
                            "Typical: n independent scores at the quantiles (r − ½)/n of their "
                            "law, %1, for norms of √d.",
                            {label_of_chosen(scenario, &Scenario::model)}});
}

void add_theory(Figure& figure, const Scenario& scenario, double keys, double lambda) {
    add_typical(figure, scenario, keys, lambda);
    Curve uniform;
    uniform.label = {"curve.uniform-weights", "1/n (uniform)"};
    uniform.kind = CurveKind::bound;
    uniform.key = "uniform";
    uniform.x = {1, std::max(keys, 2.0)};
    uniform.y = {1 / keys, 1 / keys};
    figure.curves.push_back(std::move(uniform));
}

void note_row(Figure& figure, const Scenario& asked, const MeasuredRow& measured) {
    if (asked.row != measured.row)
        figure.notes.push_back({"note.last-row",
                                "Row %1 is beyond the matrix; its last, %2, is shown.",
                                {asked.row, measured.row}});
    figure.notes.push_back(
        {"note.row-seen",
         "Row %1 of %2 sees %3 keys at λ = %4 (%5). Attention %6, positions %7, mask %8.",
         std::vector<Message>{measured.row, measured.rows, measured.statistics.count,
                              short_text(measured.scales.on_products, 3),
                              label_of_chosen(asked, &Scenario::rule),
                              label_of_chosen(asked, &Scenario::attention),
                              label_of_chosen(asked, &Scenario::position),
                              label_of_chosen(asked, &Scenario::mask)}});
    if (asked.normalizer != Scenario().normalizer)
        figure.notes.push_back(
            {"note.row-mass",
             "Normaliser %1: the row's weights sum to %2, and %3 of its keys have one above 0.",
             std::vector<Message>{label_of_chosen(asked, &Scenario::normalizer),
                                  short_text(measured.statistics.sum, 4),
                                  measured.statistics.support}});
    if (measured.statistics.negative > 0)
        figure.notes.push_back(
            {"note.row-signs",
             "Some weights are below 0; the curve shows their sizes. The weights "
             "sum to %1, and those below 0 to −%2.",
             {short_text(measured.statistics.sum, 4),
              short_text(measured.statistics.negative, 4)}});
    std::ranges::copy(measured.notes, std::back_inserter(figure.notes));
    if (!has_weights(measured.statistics))
        figure.notes.emplace_back("note.row-without-weights", "The row gives no key a weight.");
}

/// Sets the axis of weights: from below the smallest weight, at most nine decades below the
/// largest, to 1.
void fit_weights(Figure& figure) {
    constexpr double decades = 1e-9;
    double least = 1, most = 0;
    for (const Curve& curve : figure.curves)
        for (const double weight : curve.y)
            if (weight > 0) {
                least = std::min(least, weight);
                most = std::max(most, weight);
            }
    figure.y = {.label = {"axis.weight", "weight p"},
                .unit = "",
                .logarithmic = true,
                .min = std::min(round_down_125(std::max(least, decades * most)), 0.5),
                .max = std::max(1.0, round_up_125(most)),
                .field = ""};
}

Figure with_axes(double keys) {
    Figure figure;
    figure.x = {.label = {"axis.rank", "rank of the key"},
                .unit = "",
                .logarithmic = true,
                .min = 1,
                .max = std::max(keys, 2.0),
                .field = ""};
    return figure;
}

/// Draws the curves that are known without the matrix.
Figure draw_theory(const Scenario& scenario) {
    if (has_given_vectors(scenario))
        return with_axes(2);  // files determine n and d
    const std::int64_t row = std::min(scenario.row, scenario.n - 1);
    const SeenRow seen = SeenRows(scenario).at(row);
    Figure figure = with_axes(seen.keys);
    if (seen.keys > 0)
        add_theory(figure, scenario, seen.keys, seen_scale(scenario, seen));
    if (is_too_long(scenario))
        figure.notes.push_back({"note.no-measured-row",
                                "No row is measured: the attention matrix is computed up to n = %1 "
                                "and from at most %2 numbers.",
                                {max_matrix_rows, max_vector_values}});
    return figure;
}

Figure draw_measured(const Scenario& scenario, const std::stop_token& stop) {
    const MeasuredRow measured = measure_row(scenario, stop);
    const auto keys = static_cast<double>(measured.statistics.count);
    Figure figure = with_axes(keys);
    if (has_weights(measured.statistics)) {
        figure.curves.push_back(measured_curve(measured));
        mark_effective_keys(figure, measured.statistics);
        add_theory(figure, measured.fitted, keys, measured.scales.own);
    }
    note_row(figure, scenario, measured);
    return figure;
}

Figure draw_row_weights(const Scenario& scenario, double, Detail detail,
                        const std::stop_token& stop) {
    constexpr std::int64_t quick = 1 << 18;  // numbers drawn
    const bool waits = detail != Detail::sampled &&
                       (has_given_vectors(scenario) || scenario.n > quick / scenario.d);
    Figure figure =
        waits || is_too_long(scenario) ? draw_theory(scenario) : draw_measured(scenario, stop);
    fit_weights(figure);
    return figure;
}

}  // namespace

extern const FigureEntry row_weights_figure = {
    .id = "row-weights",
    .title = "Weights of the selected row",
    .help =
        "The weights of one row of the attention matrix from the largest down, beside those that "
        "random scores typically have, with e^H, the number of equally weighted keys that would "
        "have the row's entropy.",
    .meaning =
        "The curve shows the weights of one row, sorted from the largest to the smallest, on "
        "logarithmic axes; a steep curve means that few keys count. The mark e^H says how many: "
        "so many keys of equal weight would have the row's entropy H.",
    .formula = R"(p_{(1)} \ge p_{(2)} \ge \ldots,\quad e^H)",
    .source = "Attnscope",
    .field = "",
    .inputs = row_weights_inputs,
    .draw = draw_row_weights,
    .headline = row_weights_headline,
};

}  // namespace attnscope
