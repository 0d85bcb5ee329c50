#include <algorithm>
#include <functional>

#include "core/attention/alignment.h"
#include "core/attention/masks/documents.h"
#include "core/attention/normalizers/sigmoid.h"
#include "core/attention/normalizers/softmax_sink.h"
#include "core/attention/qk_clip.h"
#include "core/attention/softcap.h"
#include "core/engines/engine.h"
#include "core/fields/inputs.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"
#include "core/scenario/scale.h"
#include "core/text/errors.h"
#include "core/vectors/inputs.h"
#include "core/vectors/layers.h"
#include "core/vectors/sink_file.h"

namespace attnscope {
namespace {

/// Returns one past the last of the visible keys.
std::int64_t end_of(const VisibleKeys& keys) {
    return keys.second.size() > 0 ? keys.second.end : keys.first.end;
}

/// Returns λ of each row; empty if it is request.lambda for all rows.
std::vector<double> row_lambdas(const Scenario& scenario, const AttentionRequest& request) {
    const std::int64_t rows = request.input.queries->rows;
    std::vector<double> lambdas;
    std::optional<VisibleKeys> before;
    for (std::int64_t row = 0; row < rows; ++row) {
        const VisibleKeys seen = visible_keys(request, row);
        const double n = static_cast<double>(std::max<std::int64_t>(seen.size(), 1));
        lambdas.push_back(
            seen == before
                ? lambdas.back()
                : row_scale(scenario, n,
                            static_cast<double>(std::max<std::int64_t>(end_of(seen), 1) - 1)));
        before = seen;
    }
    if (std::ranges::adjacent_find(lambdas, std::not_equal_to()) == lambdas.end() &&
        lambdas[0] == request.lambda)
        lambdas.clear();
    return lambdas;
}

/// Multiplies λ of all rows if scores are cosines.
void multiply_cosines(AttentionRequest& request, double factor) {
    const Variant& variant = computed_variant(request);
    if (!variant.divides_queries || !variant.divides_keys)
        return;
    request.lambda *= factor;
    for (double& lambda : request.row_lambdas)
        lambda *= factor;
}

/// Returns the sink of the chosen head. The row of the file is that of the layer; where files tell
/// no layers apart by the names of tensors, it is the index along the first of four axes.
double sink_of(const Scenario& scenario, const HeadAxes& axes) {
    const auto layer = axes.layer ? axes.layer : named_layer(scenario);
    return sink_in_file(scenario.sink_file, {layer.value_or(scenario.batch), scenario.head});
}

/// Sets the parameters of the normaliser that follow from something else than their own fields: the
/// sink of a head in a file, and a bias that depends on the number of keys.
void resolve(ParameterValues& parameters, const Normalizer& normalizer, const Scenario& scenario,
             const QueriesAndKeys& input) {
    if (normalizer.key == softmax_sink_normalizer.key && !scenario.sink_file.empty())
        parameters.set(sink_logit, sink_of(scenario, input.axes));
    if (normalizer.key == sigmoid_normalizer.key)
        parameters.set(resolved_sigmoid_bias,
                       sigmoid_bias(scenario.sigmoid_bias, input.keys->rows));
}

}  // namespace

AttentionRequest attention_request(const Scenario& scenario, const QueriesAndKeys& input) {
    const Scenario fitted = fitted_to(attention_inputs(scenario), input);
    AttentionRequest request;
    request.input = input;
    request.variant = &record_of(variants(), "attention", fitted.attention);
    request.position = &record_of(positions(), "position scheme", fitted.position);
    request.mask = &record_of(masks(), "mask", fitted.mask);
    request.normalizer = &record_of(normalizers(), "normalizer", fitted.normalizer);
    request.parameters = only(fitted, &Scenario::attention, &Scenario::position, &Scenario::mask,
                              &Scenario::normalizer)
                             .parameters;
    resolve_mask(request.parameters, fitted);
    resolve(request.parameters, *request.normalizer, fitted, input);
    request.first_place = first_place(fitted.alignment, input.queries->rows, input.keys->rows);
    request.seed = static_cast<std::uint64_t>(fitted.seed);
    request.weights_file = fitted.weights_file;
    request.position_file = position_file(fitted);
    const Rule& chosen = rule(fitted.rule);
    request.cosines = chosen.multiplies == Multiplies::cosine;
    request.temper = chosen.temper;
    const auto keys = static_cast<double>(input.keys->rows);
    request.lambda = row_scale(fitted, keys, keys - 1);
    request.row_lambdas = row_lambdas(fitted, request);
    multiply_cosines(request, input.factor);
    request.softcap = fitted.parameters[softcap];
    request.qk_clip = fitted.parameters[qk_clip];
    request.pooling = pooling(fitted.pooling).id;
    return request;
}

const Variant& computed_variant(const AttentionRequest& request) {
    const auto is_cosine = [](const Variant* variant) {
        return variant->divides_queries && variant->divides_keys;
    };
    if (!request.cosines || has_squares(request) || is_signed(request) || request.variant->learns)
        return *request.variant;
    return **std::ranges::find_if(variants(), is_cosine);
}

PictureAxes axes_of(const Viewport& viewport, std::int64_t rows, std::int64_t keys) {
    Viewport view = viewport;
    view.row_begin = std::clamp<std::int64_t>(view.row_begin, 0, rows);
    view.row_end = std::clamp<std::int64_t>(view.row_end, 0, rows);
    view.key_begin = std::clamp<std::int64_t>(view.key_begin, 0, keys);
    view.key_end = std::clamp<std::int64_t>(view.key_end, 0, keys);
    if (view.row_begin >= view.row_end || view.key_begin >= view.key_end || view.width < 1 ||
        view.height < 1)
        throw InvalidRequest(
            Message("request.viewport", "the viewport shows no cell of the matrix"));
    return {PixelAxis::showing(view.row_begin, view.row_end, rows, view.height),
            PixelAxis::showing(view.key_begin, view.key_end, keys, view.width)};
}

void KnownRows::add(std::int64_t row, std::int64_t rows, const RowStatistics& statistics,
                    double lambda) {
    const auto at = static_cast<std::size_t>(row), count = static_cast<std::size_t>(rows);
    if (is_known_.size() < count) {
        statistics_.resize(count);
        lambdas_.resize(count);
        is_known_.resize(count);
    }
    statistics_[at] = statistics;
    lambdas_[at] = lambda;
    is_known_[at] = 1;
}

bool AttentionFrame::shows(const Viewport& v) const {
    return rows_axis == PixelAxis::showing(v.row_begin, v.row_end, rows_axis.cells, v.height) &&
           keys_axis == PixelAxis::showing(v.key_begin, v.key_end, keys_axis.cells, v.width);
}

}  // namespace attnscope
