#include "core/engines/engine_race.h"

#include <algorithm>
#include <limits>

#include "core/vectors/vectors.h"

namespace attnscope {
namespace {

AttentionRequest sample_request() {
    const Scenario standard;
    const VectorLaw law{vector_source("gaussian"), standard.parameters, 1, 1};
    AttentionRequest request;
    request.input.queries = request.input.keys =
        std::make_shared<const Vectors>(draw_vectors(law, 2048, 64));
    request.lambda = 0.125;
    request.all_rows = true;
    return request;
}

/// Returns the shortest time of three runs after one to warm up; infinity if a substitute did the
/// work.
double seconds_of(AttentionEngine& engine, AttentionRequest request) {
    double best = std::numeric_limits<double>::infinity();
    for (int run = 0; run < 4; ++run) {
        const AttentionFrame frame = engine.compute(request, {}, {});
        if (frame.substitute)
            return std::numeric_limits<double>::infinity();
        if (run > 0)
            best = std::min(best, frame.seconds);
    }
    return best;
}

}  // namespace

bool is_faster(AttentionEngine& engine, AttentionEngine& other) {
    const AttentionRequest request = sample_request();
    return seconds_of(engine, request) < seconds_of(other, request);
}

}  // namespace attnscope
