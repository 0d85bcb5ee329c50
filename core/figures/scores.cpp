#include <algorithm>
#include <cmath>
#include <iterator>
#include <memory>

#include "core/attention/normalizers.h"
#include "core/attention/variants/additive.h"
#include "core/engines/logit_sample.h"
#include "core/engines/notes.h"
#include "core/fields/labels.h"
#include "core/figures/figures.h"
#include "core/figures/grids.h"
#include "core/figures/headlines/headlines.h"
#include "core/figures/histogram.h"
#include "core/figures/logit_density.h"
#include "core/figures/row_curves.h"
#include "core/limits.h"
#include "core/parameters/record.h"
#include "core/vectors/inputs.h"
#include "core/vectors/weights_file.h"

namespace attnscope {
namespace {

Scenario scores_inputs(const Scenario& scenario) {
    Scenario before_weights = scenario;
    if (!record_of(normalizers(), "normalizer", scenario.normalizer).only_before)
        before_weights.normalizer = Scenario().normalizer;
    Scenario kept = attention_inputs(before_weights);
    kept.pooling = Scenario().pooling;
    return kept;
}

/// Returns a number with a true minus sign if it is negative.
std::string signed_text(double value) {
    return (value < 0 ? "−" : "") + short_text(std::abs(value), 3);
}

/// Returns the request for drawn vectors before they are drawn; a request for one row if there are
/// too many rows.
AttentionRequest request_without_vectors(const Scenario& scenario) {
    const auto of = [&](std::int64_t rows) {
        return std::make_shared<const Vectors>(Vectors{rows, scenario.d, {}});
    };
    return attention_request(scenario,
                             {of(is_too_long(scenario) ? 1 : scenario.n), of(scenario.n)});
}

void include(Figure& figure, double from, double to) {
    figure.x.min = std::min(figure.x.min, from);
    figure.x.max = std::max(figure.x.max, to);
}

void add_law(Figure& figure, const LogitDensity& law, const std::stop_token& stop) {
    Curve curve = computed_curve(law.name, CurveKind::exact, linear_grid(law.from, law.to, 241),
                                 law.density, stop);
    for (const double y : curve.y)
        figure.y.max = std::max(figure.y.max, std::isfinite(y) ? 1.1 * y : 0);
    figure.curves.push_back(std::move(curve));
    include(figure, law.from, law.to);
}

void note_unknown(Figure& figure, const Scenario& scenario) {
    if (scenario.attention == additive_attention.key)
        figure.notes.emplace_back("note.bounded-scores",
                                  "tanh keeps every score within ±‖v‖₁, whatever queries and keys "
                                  "are.");
    else
        figure.notes.emplace_back("note.unknown-law",
                                  "No theoretical curve here; the histogram is of this matrix.");
}

/// Marks the bounds of the logits of additive attention.
void mark_bounds(Figure& figure, const AttentionRequest& request, const std::stop_token& stop) {
    if (request.variant != &additive_attention || request.softcap > 0 || request.qk_clip > 0 ||
        !request.row_lambdas.empty() || request.position->has_effect())
        return;
    const Weights weights = request.weights_file.empty()
                                ? Weights(request.seed)
                                : weights_of_file(request.weights_file, stop);
    const double bound = request.lambda * additive_bound(request.parameters, weights);
    const Message value(short_text(bound, 3));
    for (const double side : {-1.0, 1.0}) {
        Curve line;
        line.label = side < 0 ? Message("curve.lower-bound", "−λ‖v‖₁ = −%1", {value})
                              : Message("curve.upper-bound", "λ‖v‖₁ = %1", {value});
        line.kind = CurveKind::bound;
        line.key = side < 0 ? "lower-bound" : "upper-bound";
        line.x = {side * bound, side * bound};
        line.y = {0, figure.y.max};
        figure.curves.push_back(std::move(line));
    }
    include(figure, -1.05 * bound, 1.05 * bound);
}

void note_sample(Figure& figure, const Scenario& asked, const std::vector<double>& logits) {
    const auto [mean, deviation] = mean_and_deviation(logits);
    figure.notes.push_back(
        {"note.measured-logits",
         "Measured: %1 pairs, mean %2, standard deviation %3. Attention %4, positions %5, mask %6, "
         "λ by %7.",
         std::vector<Message>{std::ssize(logits), signed_text(mean), short_text(deviation, 3),
                              label_of_chosen(asked, &Scenario::attention),
                              label_of_chosen(asked, &Scenario::position),
                              label_of_chosen(asked, &Scenario::mask),
                              label_of_chosen(asked, &Scenario::rule)}});
}

void add_histogram(Figure& figure, std::vector<double> logits) {
    Curve curve = measured_histogram({"curve.measured-logits", "measured"}, std::move(logits), 0.5);
    figure.y.max = std::max(figure.y.max, 1.05 * std::ranges::max(curve.y));
    include(figure, curve.x.front(), curve.x.back());
    figure.curves.push_back(std::move(curve));
}

void add_measured(Figure& figure, const Scenario& scenario, const AttentionRequest& request,
                  const std::stop_token& stop) {
    constexpr std::int64_t pairs = 100'000;
    std::vector<double> logits = sample_logits(request, pairs, stop);
    note_sample(figure, scenario, logits);
    if (!logits.empty())
        add_histogram(figure, std::move(logits));
    mark_bounds(figure, request, stop);
    std::ranges::copy(attention_notes(request), std::back_inserter(figure.notes));
}

Figure draw_scores(const Scenario& scenario, double, Detail detail, const std::stop_token& stop) {
    const bool own = has_given_vectors(scenario);
    const bool measures = detail == Detail::sampled && !is_too_long(scenario);
    Figure figure;
    figure.x = {.label = {"axis.logit", "logit x before the softmax"},
                .unit = "",
                .min = 0,
                .max = 0,
                .field = ""};
    figure.y = {.label = {"axis.density", "density"}, .unit = "", .max = 0, .field = ""};
    const auto law =
        own ? std::nullopt : logit_density(scenario, request_without_vectors(scenario));
    if (law)
        add_law(figure, *law, stop);
    else
        note_unknown(figure, scenario);
    if (measures) {
        const QueriesAndKeys input = load_queries_and_keys(scenario, stop);
        add_measured(figure, scenario, attention_request(scenario, input), stop);
    } else if (is_too_long(scenario)) {
        figure.notes.push_back({"note.no-measured-logits",
                                "No score is measured: the attention matrix is computed up to n = "
                                "%1 and from at most %2 numbers.",
                                {max_matrix_rows, max_vector_values}});
    }
    if (figure.x.min == figure.x.max)
        include(figure, -1, 1);
    figure.y.max = figure.y.max > 0 ? figure.y.max : 1;
    return figure;
}

}  // namespace

extern const FigureEntry scores_figure = {
    .id = "scores",
    .title = "Scores before the softmax",
    .help =
        "How the logits of the chosen variant are spread: measured on pairs of its queries and "
        "keys, beside their law where that is known.",
    .meaning =
        "The histogram shows the numbers that enter the softmax, scores times λ with any bias, and "
        "the curve their law if it is known. The wider they scatter, the fewer keys share the "
        "weight of a row.",
    .formula = R"(x = \lambda s)",
    .source = "Vaswani et al. 2017, arXiv 1706.03762",
    .field = "",
    .inputs = scores_inputs,
    .draw = draw_scores,
    .headline = scores_headline,
};

}  // namespace attnscope
