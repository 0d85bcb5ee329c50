#include "core/figures/measured_rows.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <memory>
#include <utility>
#include <vector>

#include "core/engines/engine.h"
#include "core/engines/notes.h"
#include "core/fields/comparison.h"
#include "core/fields/inputs.h"
#include "core/figures/grids.h"
#include "core/figures/row_point.h"
#include "core/latex/plain_text.h"
#include "core/parallel/last_result.h"
#include "core/parameters/record.h"
#include "core/rows/given_norms.h"
#include "core/rows/products.h"
#include "core/softmax/entropy_unit.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"

namespace attnscope {
namespace {

constexpr std::int64_t most_rows = 2000;
constexpr std::int64_t most_scores = std::int64_t{1} << 26;  ///< a fraction of a second

/// Everything that determines the rows, including whether a file was rewritten.
struct Source {
    Scenario inputs;
    std::vector<FileState> files;

    bool operator==(const Source&) const = default;
};

/// Rows of a matrix, and the number of all its rows.
struct MeasuredRows {
    std::vector<RowStatistics> rows;
    std::vector<RowScales> scales;
    std::vector<DirectionMeans> expected;  ///< of random directions with the same norms
    bool has_other_law;                    ///< if so, no row has an expected mean
    Message too_wide;                      ///< why a row may have no expected mean even so
    std::int64_t all;
    std::int64_t keys;
    double mean_key;              ///< mean_key_share() of the keys
    std::optional<Message> note;  ///< if the rows are not rows of q·k at the rule's λ
    std::vector<Message> of_matrix;
};

/// Returns a note if the rows are not those of q·k at the rule's λ; `lambda` is the rule's λ of a
/// row.
std::optional<Message> note_of_law(const Scenario& fitted, double lambda) {
    if (const auto other = other_law_of_weights(fitted))
        return Message("note.rows-of-another-law", "The curves are those of plain q·k: %1.",
                       {*other});
    if (!has_other_scale(fitted))
        return {};
    return Message("note.rows-of-another-scale",
                   "The curves are those of plain q·k; the rows' scores are %1, for which λ = %2 "
                   "corresponds to λ = %3 on q·k.",
                   {plain_formula(record_of(variants(), "attention", fitted.attention).formula),
                    short_text(lambda, 3), short_text(products_scale(fitted, lambda), 3)});
}

/// Computes rows spread over the matrix.
AttentionFrame frame_of(const AttentionRequest& request, const std::stop_token& stop) {
    const std::int64_t rows = request.input.queries->rows, keys = request.input.keys->rows;
    const std::int64_t shown = std::clamp<std::int64_t>(most_scores / keys, 1, most_rows);
    AttentionRequest asked = request;
    asked.viewport = Viewport{0, rows, 0, keys, 1, static_cast<int>(std::min(rows, shown))};
    asked.rows_per_pixel = 1;
    return make_cpu_engine()->compute(asked, stop, {});
}

MeasuredRows measure(const Scenario& inputs, const std::stop_token& stop) {
    const QueriesAndKeys input = load_queries_and_keys(inputs, stop);
    const Scenario fitted = fitted_to(inputs, input);
    const AttentionRequest request = attention_request(fitted, input);
    const AttentionFrame frame = frame_of(request, stop);
    MeasuredRows measured{
        .rows = frame.statistics,
        .scales = {},
        .expected = direction_means_of(fitted, input, frame.rows, frame.lambdas, stop),
        .has_other_law = other_law_of_rows(fitted).has_value(),
        .too_wide = too_wide_for_means(fitted),
        .all = input.queries->rows,
        .keys = input.keys->rows,
        .mean_key = mean_key_share(*input.keys),
        .note = note_of_law(fitted, frame.lambdas.back()),
        .of_matrix = attention_notes(request)};
    const std::vector<double> own = own_scales(fitted, input, frame.rows, frame.lambdas);
    for (std::size_t i = 0; i < own.size(); ++i)
        measured.scales.push_back({products_scale(fitted, frame.lambdas[i]), own[i]});
    return measured;
}

/// Returns the measured rows of a Scenario. The last results are kept, because all figures of a
/// Scenario show the same rows, beside those of frozen ones.
std::shared_ptr<const MeasuredRows> measured_rows(const Scenario& scenario,
                                                  const std::stop_token& stop) {
    constexpr std::size_t most_kept = most_frozen + 1;
    static LastResult<Source, MeasuredRows, most_kept> last;
    Scenario inputs = attention_inputs(scenario);
    inputs.pooling = Scenario().pooling;
    return last.get({inputs, files_read(inputs)}, [&] { return measure(inputs, stop); });
}

/// Returns a curve of the points, sorted by x.
Curve curve_of(std::vector<Point> points) {
    std::ranges::sort(points, {}, &Point::x);
    Curve curve;
    curve.label = {"curve.measured-rows", "rows, measured"};
    curve.kind = CurveKind::measured;
    curve.style = CurveStyle::points;
    for (const Point& point : points) {
        curve.x.push_back(point.x);
        curve.y.push_back(point.y);
    }
    return curve;
}

/// Returns the statistics of a row with the means over random directions.
RowStatistics expected_row(const RowStatistics& row, const DirectionMeans& means) {
    RowStatistics expected = row;
    expected.entropy = means.entropy;
    expected.collision = means.collision;
    expected.diversity = expected.trace = 1 - means.collision;
    return expected;
}

/// Adds the means over random directions, averaged over all rows with the same n. They are a curve,
/// or a point if all rows have the same n.
void add_expected(Figure& figure, const MeasuredRows& measured, const EntropyUnit& unit) {
    std::map<double, std::pair<double, double>> sums;
    std::int64_t missing = 0;
    for (std::size_t i = 0; i < measured.rows.size(); ++i) {
        const auto point = row_point(figure, expected_row(measured.rows[i], measured.expected[i]),
                                     measured.scales[i], unit);
        if (!point)
            continue;
        if (!std::isfinite(point->y)) {
            ++missing;
            continue;
        }
        sums[point->x].first += point->y;
        sums[point->x].second += 1;
    }
    Curve curve;
    curve.label = {"curve.same-norms", "random directions, same norms"};
    curve.kind = CurveKind::typical;
    curve.key = "same-norms";
    if (missing > 0 && !measured.has_other_law)
        figure.notes.push_back({"note.same-norms-missing",
                                "“%1” has no value for %2 of the rows: %3.",
                                std::vector<Message>{curve.label, missing, measured.too_wide}});
    for (const auto& [x, sum] : sums) {
        curve.x.push_back(x);
        curve.y.push_back(sum.first / sum.second);
    }
    if (curve.x.empty())
        return;
    if (share_direction(measured.mean_key, measured.keys))
        figure.notes.insert(
            figure.notes.begin(),
            {"note.mean-key",
             "The keys share a direction: their mean has %1 % of their squared norm. It adds the "
             "same to all logits of a row, which does not change the weights, but it counts in the "
             "norms of “%2”.",
             std::vector<Message>{short_text(100 * measured.mean_key, 2), curve.label}});
    figure.notes.push_back({"note.same-norms",
                            "The curves are for vectors of norm √d; “%1” is the exact mean that "
                            "these rows would have if the directions of your vectors were random.",
                            std::vector<Message>{curve.label}});
    if (curve.x.size() == 1)
        figure.points.push_back({.label = curve.label,
                                 .kind = curve.kind,
                                 .x = curve.x[0],
                                 .y = curve.y[0],
                                 .key = curve.key});
    else
        figure.curves.push_back(std::move(curve));
}

Message note_of_rows(const Figure& figure, const MeasuredRows& measured) {
    const std::int64_t shown = std::ssize(measured.rows);
    if (figure.x.field == "n")
        return {"note.measured-rows",
                "Measured: %1 of the matrix's %2 rows, each at its own n; rows with the same n are "
                "spread sideways.",
                std::vector<Message>{shown, measured.all}};
    return {"note.measured-rows-at-own-scale",
            "Measured: %1 of the matrix's %2 rows, each at λ‖q‖·rms‖k‖/d. The curves are for "
            "vectors of norm √d, whose logits have the row's variance at this λ.",
            std::vector<Message>{shown, measured.all}};
}

void add_rows(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    const auto measured = measured_rows(scenario, stop);
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    std::vector<Point> points;
    for (std::size_t i = 0; i < measured->rows.size(); ++i) {
        const auto point = row_point(figure, measured->rows[i], measured->scales[i], unit);
        if (point && std::isfinite(point->y))
            points.push_back(*point);
    }
    figure.notes.push_back(note_of_rows(figure, *measured));
    if (figure.x.field == "n")
        add_expected(figure, *measured, unit);
    figure.curves.push_back(curve_of(std::move(points)));
    std::ranges::copy(measured->of_matrix, std::back_inserter(figure.notes));
    if (measured->note)
        figure.notes.insert(figure.notes.begin(), *measured->note);  // if few fit, the first do
}

/// Extends an axis to hold the points.
void reach(Axis& axis, const Curve& points) {
    for (const double y : points.y) {
        if (y > axis.max)
            axis.max = axis.logarithmic ? round_up_125(y) : 1.02 * y;
        if (y < axis.min && (y > 0 || !axis.logarithmic))
            axis.min = axis.logarithmic ? round_down_125(y) : y;
    }
}

}  // namespace

Scenario with_measured_rows(Scenario inputs, const Scenario& all) {
    if (!has_given_vectors(all))
        return inputs;
    Scenario matrix = attention_inputs(all);
    matrix.pooling = inputs.pooling;
    return merged(std::move(inputs), matrix);
}

void add_measured_rows(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    if (!has_given_vectors(scenario))
        return;
    try {
        add_rows(figure, scenario, stop);
        reach(figure.y, figure.curves.back());
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        figure.notes.push_back(
            {no_measured_rows, "No row is measured: %1.", std::vector<Message>{error.message()}});
    }
}

}  // namespace attnscope
