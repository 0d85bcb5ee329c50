#include "core/attention/engine.h"
#include "core/scaling/rules.h"

namespace attnscope {

AttentionRequest attention_request(const Scenario& fitted, const QueriesAndKeys& input) {
    AttentionRequest request;
    request.input = input;
    request.lambda = scale(fitted);
    request.mask = fitted.mask;
    request.pooling = fitted.pooling;
    return request;
}

}  // namespace attnscope
