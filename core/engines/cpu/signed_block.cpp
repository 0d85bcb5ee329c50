#include "core/engines/cpu/signed_block.h"

#include <algorithm>
#include <cmath>

namespace attnscope {
namespace {

/// Returns weights pooled together: that of largest size or, for the mean, their sum.
double pooled_weights(std::span<const double> weights, Pooling pooling) {
    double pooled = 0;
    for (const double weight : weights)
        pooled = pooling == Pooling::mean              ? pooled + weight
                 : std::abs(weight) > std::abs(pooled) ? weight
                                                       : pooled;
    return pooled;
}

/// Pools weights of consecutive keys into a row of pixels.
void pool_stretch(const BlockTask& task, std::int64_t first_key, std::span<const double> weights,
                  std::span<float> pixels) {
    const PixelAxis& axis = task.plan.keys_axis;
    const std::int64_t begin = std::max(first_key, axis.begin());
    const std::int64_t end = std::min(first_key + std::ssize(weights), axis.end());
    if (begin >= end)
        return;
    for (std::int64_t p = axis.pixels_of(begin).begin; p < axis.count && axis.begin_of(p) < end;
         ++p) {
        const std::int64_t from = std::max(begin, axis.begin_of(p)) - first_key;
        const std::int64_t to = std::min(end, axis.end_of(p)) - first_key;
        const double pooled = pooled_weights(
            weights.subspan(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from)),
            task.pooling);
        float& pixel = pixels[static_cast<std::size_t>(p)];
        if (task.pooling == Pooling::mean)
            pixel += static_cast<float>(pooled);
        else if (std::abs(pooled) > std::abs(static_cast<double>(pixel)))
            pixel = static_cast<float>(pooled);
    }
}

}  // namespace

PixelStrip SignedBlock::run(const BlockTask& task, ScoreSource& source,
                            std::span<RowStatistics> statistics, std::span<double> lambdas) {
    const std::span<const RowStatistics> first = first_.sums(task, source);
    const std::span<const RowStatistics> second = second_.sums(task, source.subtracted());
    const std::vector<PixelAxis::Range> pixel_rows = task.pixel_rows();
    PixelStrip strip = strip_of(task.plan, pixel_rows);
    rows_.assign(task.rows.size(), {});
    for_each_stretch(task, source, [&](const Stretch& stretch) {
        rows_[stretch.row].add(stretch.weights, stretch.first_key);
        const PixelAxis::Range pixels = pixel_rows[stretch.row];
        for (std::int64_t y = pixels.begin; y < pixels.end; ++y)
            pool_stretch(task, stretch.first_key, stretch.weights, strip.row(y));
    });
    if (task.stop.stop_requested())
        return {};
    const std::vector<std::int64_t> places = task.places();
    for (std::size_t r = 0; r < rows_.size(); ++r)
        if (places[r] >= 0) {
            const auto place = static_cast<std::size_t>(places[r]);
            statistics[place] = rows_[r].finish(first[r], second[r], *task.plan.subtracted);
            lambdas[place] = task.logits.lambda_of(task.rows[r]);
        }
    return strip;
}

void SignedBlock::run_weights(const BlockTask& task, ScoreSource& source,
                              std::span<float> weights) {
    first_.sums(task, source);
    second_.sums(task, source.subtracted());
    std::ranges::fill(weights, 0.0F);
    const auto keys = static_cast<std::size_t>(task.plan.key_count);
    for_each_stretch(task, source, [&](const Stretch& stretch) {
        const auto to =
            weights.subspan(stretch.place * keys + static_cast<std::size_t>(stretch.first_key));
        std::ranges::transform(stretch.weights, to.begin(),
                               [](double weight) { return static_cast<float>(weight); });
    });
}

/// Calls body with the weights of each wanted row, tile by tile, in the order of the keys.
template <typename Body>
void SignedBlock::for_each_stretch(const BlockTask& task, ScoreSource& source, const Body& body) {
    const std::vector<std::int64_t> places = task.places();
    weights_.resize(std::size_t{column_rows} * tile_keys);
    ScoreSource& other = source.subtracted();
    for (const Tile& tile : first_.view().tiles()) {
        if (task.stop.stop_requested())
            return;
        const Columns scores = first_.scores(task, source, tile);
        const Columns other_scores = second_.scores(task, other, tile);
        for (std::size_t c = 0; c < task.column_count(); ++c) {
            const Tile seen = first_.view().narrowed_to(c, tile);
            if (seen.count == 0)
                continue;
            subtract(first_.weights(task, source, c, tile, seen, scores),
                     second_.weights(task, other, c, tile, seen, other_scores),
                     *task.plan.subtracted, seen.count);
            const std::size_t begin = c * column_rows;
            const std::size_t end = std::min(begin + column_rows, task.rows.size());
            for (std::size_t r = begin; r < end; ++r)
                if (places[r] >= 0)
                    body({r, static_cast<std::size_t>(places[r]), seen.first_key,
                          std::span(weights_).subspan((r - begin) * tile_keys,
                                                      static_cast<std::size_t>(seen.count))});
        }
    }
}

/// Writes the weights of a column row by row.
void SignedBlock::subtract(const float* first, const float* second, double delta, int count) {
    // A few keys at a time, so that what is read and written stays in the nearest cache.
    for (int begin = 0; begin < count; begin += column_rows) {
        const int end = std::min(begin + column_rows, count);
        for (int row = 0; row < column_rows; ++row) {
            double* const to = &weights_[static_cast<std::size_t>(row) * tile_keys];
            for (int j = begin; j < end; ++j) {
                const std::ptrdiff_t at = std::ptrdiff_t{j} * column_rows + row;
                to[j] = static_cast<double>(first[at]) - delta * static_cast<double>(second[at]);
            }
        }
    }
}

}  // namespace attnscope
