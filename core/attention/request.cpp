#include "core/attention/engine.h"
#include "core/parameters/record.h"
#include "core/scaling/rules.h"

namespace attnscope {

AttentionRequest attention_request(const Scenario& fitted, const QueriesAndKeys& input) {
    AttentionRequest request;
    request.input = input;
    request.mask = &record_of(masks(), "mask", fitted.mask == Mask::causal ? "causal" : "none");
    request.seed = static_cast<std::uint64_t>(fitted.seed);
    request.cosines = rule(fitted.rule).multiplies == Multiplies::cosine;
    request.lambda = scale(fitted);
    request.pooling = fitted.pooling;
    return request;
}

bool AttentionFrame::shows(const Viewport& v) const {
    return rows_axis == PixelAxis::showing(v.row_begin, v.row_end, rows_axis.cells, v.height) &&
           keys_axis == PixelAxis::showing(v.key_begin, v.key_end, keys_axis.cells, v.width);
}

}  // namespace attnscope
