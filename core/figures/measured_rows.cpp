#include "core/figures/measured_rows.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>
#include <vector>

#include "core/attention/engine.h"
#include "core/attention/inputs.h"
#include "core/errors.h"
#include "core/figures/grids.h"
#include "core/figures/row_point.h"
#include "core/parallel/last_result.h"
#include "core/parameters/record.h"
#include "core/rows/products.h"
#include "core/scenario/inputs.h"
#include "core/softmax/entropy_unit.h"

namespace attnscope {
namespace {

constexpr std::int64_t most_rows = 2000;
constexpr std::int64_t most_scores = std::int64_t{1} << 26;  ///< a fraction of a second

/// What decides the rows, a file that was rewritten too.
struct Source {
    Scenario inputs;
    std::vector<FileState> files;

    bool operator==(const Source&) const = default;
};

/// Rows of a matrix, and how many it has.
struct MeasuredRows {
    std::vector<RowStatistics> rows;
    std::vector<double> lambdas;  ///< of these, on q·k
    std::int64_t all;
    std::optional<Message> note;  ///< where they are no rows of q·k at the rule's λ
};

/// `lambda` is the rule's, of a row.
std::optional<Message> note_of_law(const Scenario& fitted, double lambda) {
    if (const auto other = other_law_of_rows(fitted))
        return Message("note.rows-of-another-law", "The curves are those of plain q·k: %1.",
                       {*other});
    if (!has_other_scale(fitted))
        return {};
    return Message("note.rows-of-another-scale",
                   "The curves are those of plain q·k; the rows' scores are %1, on which λ = %2 is "
                   "λ = %3 on q·k.",
                   {record_of(variants(), "attention", fitted.attention).formula,
                    short_text(lambda, 3), short_text(products_scale(fitted, lambda), 3)});
}

/// Rows spread over the matrix.
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
    AttentionFrame frame = frame_of(attention_request(fitted, input), stop);
    const double last = frame.lambdas.back();
    for (double& lambda : frame.lambdas)
        lambda = products_scale(fitted, lambda);
    return {std::move(frame.statistics), std::move(frame.lambdas), input.queries->rows,
            note_of_law(fitted, last)};
}

/// All figures of a Scenario show the same rows, so the last ones are kept.
std::shared_ptr<const MeasuredRows> measured_rows(const Scenario& scenario,
                                                  const std::stop_token& stop) {
    static LastResult<Source, MeasuredRows> last;
    Scenario inputs = attention_inputs(scenario);
    inputs.pooling = Scenario().pooling;
    return last.get({inputs, files_read(inputs)}, [&] { return measure(inputs, stop); });
}

/// Ascending, as curves are.
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

void add_rows(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    const auto measured = measured_rows(scenario, stop);
    const EntropyUnit& unit = entropy_unit(scenario.unit);
    std::vector<Point> points;
    for (std::size_t i = 0; i < measured->rows.size(); ++i) {
        const auto point = row_point(figure, measured->rows[i], measured->lambdas[i], unit);
        if (point && std::isfinite(point->y))
            points.push_back(*point);
    }
    figure.curves.push_back(curve_of(std::move(points)));
    figure.notes.push_back({"note.measured-rows",
                            "Measured: %1 of the matrix's %2 rows, each over its own %3; those "
                            "of one %3 are spread.",
                            std::vector<Message>{std::ssize(measured->rows), measured->all,
                                                 figure.x.field == "n" ? "n" : "λ"}});
    if (measured->note)
        figure.notes.insert(figure.notes.begin(), *measured->note);  // where few fit, the first do
}

/// As far as the points lie.
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
    if (!has_own_vectors(all))
        return inputs;
    Scenario matrix = attention_inputs(all);
    matrix.pooling = inputs.pooling;
    return merged(std::move(inputs), matrix);
}

void add_measured_rows(Figure& figure, const Scenario& scenario, const std::stop_token& stop) {
    if (!has_own_vectors(scenario))
        return;
    try {
        add_rows(figure, scenario, stop);
        reach(figure.y, figure.curves.back());
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& error) {
        figure.notes.push_back({"note.no-measured-rows", "No row is measured: %1.",
                                std::vector<Message>{error.message()}});
    }
}

}  // namespace attnscope
