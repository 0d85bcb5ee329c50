#pragma once

#include "core/engines/engine.h"
#include "core/scenario/scenario.h"
#include "core/vectors/vectors.h"

namespace attnscope::testing {

/// Returns drawn queries and keys of n × d.
inline QueriesAndKeys drawn(std::int64_t n, std::int64_t d) {
    Scenario scenario;
    scenario.n = n;
    scenario.d = d;
    return load_queries_and_keys(scenario);
}

inline AttentionFrame frameOf(const QueriesAndKeys& input, double lambda, const Viewport& viewport,
                              Pooling pooling = Pooling::max) {
    AttentionRequest request;
    request.input = input;
    request.lambda = lambda;
    request.viewport = viewport;
    request.pooling = pooling;
    return make_cpu_engine()->compute(request, {}, [](double) {});
}

}  // namespace attnscope::testing
