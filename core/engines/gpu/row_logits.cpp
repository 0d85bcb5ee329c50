#include "core/engines/gpu/row_logits.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/attention/normalizers/softmax_sink.h"

namespace attnscope {
namespace {

constexpr float masked_score = -3.0e38F;  // as in row.glsl

/// Adds a chunk of keys to a row. `seen` are the keys of the chunk that the row sees, and a logit
/// is `factor` times what is stored. The sums of a part are relative to its second largest score;
/// they are added relative to its largest.
void add_part(RowAccumulator& row, const VisibleKeys& seen, double factor, const RowPart& part) {
    if (seen.size() == 0 || part.largest == masked_score)
        return;
    const auto largest = static_cast<double>(part.largest);
    const double shift = -factor * (largest - static_cast<double>(part.next));
    const double f = std::exp(shift), sum = static_cast<double>(part.sum);
    const double weighted = std::numbers::ln2 * static_cast<double>(part.weighted);
    // If λ is 0, all weights are the largest, and the first key wins.
    const std::int64_t first = seen.first.size() > 0 ? seen.first.begin : seen.second.begin;
    row.add_tile(seen.size(), factor * largest, factor > 0 ? part.place : first, f * sum,
                 f * (weighted + shift * sum), f * f * static_cast<double>(part.squares));
}

}  // namespace

double RowLogits::divisor(std::int64_t seen) const {
    return squares_ ? request_.variant->squared_relu_divisor(static_cast<double>(seen),
                                                             request_.parameters)
                    : 1;
}

double RowLogits::share(std::int64_t seen) const {
    return has_sink() ? request_.parameters[sink_logit] * std::numbers::log2e : divisor(seen);
}

GpuRow RowLogits::row(std::int64_t number, double lambda) const {
    const VisibleKeys seen = plan_.visible(number);
    const auto narrow = [](std::int64_t value) { return static_cast<std::int32_t>(value); };
    return {narrow(number),
            narrow(seen.first.begin),
            narrow(seen.first.end),
            narrow(seen.second.begin),
            narrow(seen.second.end),
            static_cast<float>(lambda),
            static_cast<float>((are_products_ ? lambda : 1) * std::numbers::log2e),
            static_cast<float>(share(seen.size()))};
}

RowStatistics RowLogits::statistics(std::int64_t number, double lambda,
                                    std::span<const RowPart> parts) const {
    const VisibleKeys seen = plan_.visible(number);
    RowAccumulator row;
    KeyInterval chunk{0, chunk_keys};
    for (const RowPart& part : parts) {
        add_part(row, within(seen, chunk), are_products_ ? lambda : 1, part);
        chunk = {chunk.end, chunk.end + chunk_keys};
    }
    if (has_sink())
        return request_.normalizer->of_softmax(row.finish(), request_.parameters);
    return squares_ ? squared_relu_row(row.finish(), seen.size(), divisor(seen.size()))
                    : row.finish();
}

}  // namespace attnscope
