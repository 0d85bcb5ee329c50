#include "core/engines/parts/clipped.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "core/attention/normalizers/softmax_sink.h"
#include "core/engines/parts/preparation.h"
#include "core/parallel/last_result.h"

namespace attnscope {
namespace {

/// Heads whose largest logits are kept.
constexpr std::size_t most_heads_kept = 64;

/// What the largest logit of a head follows from. Its vectors are not kept alive.
struct LargestOf {
    Preparation preparation;  ///< without vectors
    std::weak_ptr<const Vectors> queries, keys;
    const AttentionMask* mask;
    bool only_before;
    ParameterValues parameters;
    std::int64_t first_place;
    std::vector<double> row_lambdas;

    bool operator==(const LargestOf& other) const {
        const auto are_same = [](const auto& one, const auto& two) {
            return !one.owner_before(two) && !two.owner_before(one);
        };
        return preparation == other.preparation && are_same(queries, other.queries) &&
               are_same(keys, other.keys) && mask == other.mask &&
               only_before == other.only_before && parameters == other.parameters &&
               first_place == other.first_place && row_lambdas == other.row_lambdas;
    }
};

LargestOf largest_of(const AttentionRequest& request) {
    LargestOf key{preparation_of(request),
                  request.input.queries,
                  request.input.keys,
                  request.mask,
                  request.normalizer->only_before,
                  request.parameters,
                  request.first_place,
                  request.row_lambdas};
    key.preparation.input = {};
    return key;
}

RowStatistics as_it_is(const RowStatistics& softmax, const ParameterValues&) {
    return softmax;
}

/// Returns a softmax over the keys that come before the query.
const Normalizer& softmax_before() {
    static const Normalizer made = [] {
        Normalizer before = *normalizers().front();
        before.only_before = true;
        before.of_softmax = as_it_is;
        return before;
    }();
    return made;
}

/// Returns a normaliser of the same keys under which every row has the largest logit among its
/// statistics, even if the variant has squares.
const Normalizer& normalizer_for_largest(const AttentionRequest& request) {
    if (request.normalizer->only_before)
        return softmax_before();
    return request.variant->squared_relu_divisor ? softmax_sink_normalizer : *normalizers().front();
}

/// Returns the request for all rows of λs, with λ = 1 if all rows have the same.
AttentionRequest request_for_largest(const AttentionRequest& request) {
    AttentionRequest all;
    all.input = request.input;
    all.variant = request.variant;
    all.position = request.position->rotation ? request.position : positions().front();
    all.mask = request.mask;
    all.normalizer = &normalizer_for_largest(request);
    all.parameters = request.parameters;
    all.first_place = request.first_place;
    all.seed = request.seed;
    all.weights_file = request.weights_file;
    all.position_file = request.position_file;
    all.cosines = request.cosines;
    all.lambda = 1;
    all.row_lambdas = request.row_lambdas;
    return all;
}

/// Returns the largest logit, or 0 if none is above 0.
double largest_logit(AttentionEngine& engine, const AttentionRequest& all,
                     const std::stop_token& stop, const Progress& progress) {
    double largest = 0;
    for (const RowStatistics& row : engine.compute(all, stop, progress).statistics)
        if (row.count > 0)
            largest = std::max(largest, row.max_logit);
    return largest;
}

}  // namespace

double clip_factor(AttentionEngine& engine, const AttentionRequest& request,
                   const std::stop_token& stop, const Progress& progress) {
    static LastResult<LargestOf, double, most_heads_kept> kept;
    const AttentionRequest all = request_for_largest(request);
    const double largest =
        *kept.get(largest_of(all), [&] { return largest_logit(engine, all, stop, progress); });
    const double of_head = request.row_lambdas.empty() ? request.lambda * largest : largest;
    return of_head > request.qk_clip ? request.qk_clip / of_head : 1;
}

AttentionRequest with_factor(const AttentionRequest& request, double factor) {
    AttentionRequest multiplied = request;
    multiplied.qk_clip = 0;
    multiplied.lambda *= factor;
    for (double& lambda : multiplied.row_lambdas)
        lambda *= factor;
    return multiplied;
}

AttentionFrame compute_clipped(AttentionEngine& engine, const AttentionRequest& request,
                               const std::stop_token& stop, const Progress& progress) {
    const double factor = clip_factor(engine, request, stop, progress);
    AttentionFrame frame = engine.compute(with_factor(request, factor), stop, progress);
    frame.clip_factor = factor;
    return frame;
}

}  // namespace attnscope
