#include "core/attention/engine.h"
#include "core/attention/inputs.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"
#include "core/scenario/inputs.h"
#include "core/scenario/scale.h"

namespace attnscope {

AttentionRequest attention_request(const Scenario& scenario, const QueriesAndKeys& input) {
    const Scenario fitted = fitted_to(attention_inputs(scenario), input);
    AttentionRequest request;
    request.input = input;
    request.variant = &record_of(variants(), "attention", fitted.attention);
    request.position = &record_of(positions(), "position scheme", fitted.position);
    request.mask = &record_of(masks(), "mask", fitted.mask);
    request.parameters =
        only(fitted, &Scenario::attention, &Scenario::position, &Scenario::mask).parameters;
    request.seed = static_cast<std::uint64_t>(fitted.seed);
    request.cosines = rule(fitted.rule).multiplies == Multiplies::cosine;
    request.lambda = request.cosines ? own_scale(fitted) : scale(fitted);
    request.pooling = pooling(fitted.pooling).id;
    return request;
}

bool AttentionFrame::shows(const Viewport& v) const {
    return rows_axis == PixelAxis::showing(v.row_begin, v.row_end, rows_axis.cells, v.height) &&
           keys_axis == PixelAxis::showing(v.key_begin, v.key_end, keys_axis.cells, v.width);
}

}  // namespace attnscope
