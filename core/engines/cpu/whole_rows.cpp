#include "core/engines/cpu/whole_rows.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <utility>

namespace attnscope {
namespace {

/// Returns weights and a pixel, none of which is below 0, taken together: several at a time, which
/// a processor takes side by side.
template <typename Pool>
float pooled(std::span<const float> weights, float pixel, const Pool& pool) {
    constexpr std::size_t side_by_side = 8;
    float parts[side_by_side] = {pixel};
    std::size_t i = 0;
    for (; i + side_by_side <= weights.size(); i += side_by_side)
        for (std::size_t k = 0; k < side_by_side; ++k)
            parts[k] = pool(parts[k], weights[i + k]);
    for (; i < weights.size(); ++i)
        parts[0] = pool(parts[0], weights[i]);
    for (std::size_t k = 1; k < side_by_side; ++k)
        parts[0] = pool(parts[0], parts[k]);
    return parts[0];
}

/// Returns the statistics of a row that sees no key.
RowStatistics blind_row(const Normalizer& normalizer) {
    RowStatistics row = RowAccumulator().finish();
    row.log_sum_exp = std::numeric_limits<double>::quiet_NaN();
    row.remainder = normalizer.remainder_of_none;
    return row;
}

}  // namespace

PixelStrip WholeRows::run(const BlockTask& task, ScoreSource& source,
                          std::span<RowStatistics> statistics, std::span<double> lambdas) {
    begin(task, source);
    const std::vector<std::int64_t> places = task.places();
    const std::vector<PixelAxis::Range> pixel_rows = task.pixel_rows();
    PixelStrip strip = strip_of(task.plan, pixel_rows);
    weights_.resize(static_cast<std::size_t>(task.plan.key_count));
    for (std::size_t r = 0; r < task.rows.size(); ++r) {
        if (task.stop.stop_requested())
            return {};
        if (places[r] < 0)
            continue;
        statistics[static_cast<std::size_t>(places[r])] = weigh(task, r);
        lambdas[static_cast<std::size_t>(places[r])] = lambdas_[r];
        if (pixel_rows[r].empty())
            continue;
        spread(weights_);
        for (std::int64_t y = pixel_rows[r].begin; y < pixel_rows[r].end; ++y)
            paint(task, weights_, strip.row(y));
    }
    return strip;
}

void WholeRows::run_weights(const BlockTask& task, ScoreSource& source, std::span<float> weights) {
    begin(task, source);
    const std::vector<std::int64_t> places = task.places();
    const auto keys = static_cast<std::size_t>(task.plan.key_count);
    for (std::size_t r = 0; r < task.rows.size() && !task.stop.stop_requested(); ++r)
        if (places[r] >= 0) {
            weigh(task, r);
            spread(weights.subspan(static_cast<std::size_t>(places[r]) * keys, keys));
        }
}

/// Computes λ of the rows and their logits with all keys that they see.
void WholeRows::begin(const BlockTask& task, ScoreSource& source) {
    visible_.clear();
    for (const std::int64_t row : task.rows)
        visible_.push_back(task.plan.visible(row));
    lambdas_.resize(task.column_count() * column_rows);
    for (std::size_t r = 0; r < lambdas_.size(); ++r)
        lambdas_[r] = task.logits.lambda_of(task.rows[task.filled_up(r)]);
    // Rows a power of two apart would take the same lines of a cache from one another.
    stride_ = static_cast<std::size_t>(task.plan.key_count) + column_rows;
    logits_.resize(task.rows.size() * stride_);
    tile_.resize(tile_keys);
    view_.assign(visible_, task.plan.key_count);
    source.begin_block(task.rows, buffers_);
    gather(task, source);
    if (task.logits.temper() && !task.stop.stop_requested()) {
        temper(task);
        gather(task, source);
    }
}

/// Computes the logits of the rows with all keys that they see, at their λ.
void WholeRows::gather(const BlockTask& task, ScoreSource& source) {
    for (const Tile& tile : view_.tiles()) {
        if (task.stop.stop_requested())
            return;
        const Columns columns = source.tile(task.rows, tile.first_key, tile.count, buffers_);
        for (std::size_t c = 0; c < task.column_count(); ++c)
            if (const Tile seen = view_.narrowed_to(c, tile); seen.count > 0)
                gather_column(task, c, seen,
                              columns[c] + (seen.first_key - tile.first_key) * column_rows);
    }
}

/// Multiplies λ of each row by what follows from the row's entropy.
void WholeRows::temper(const BlockTask& task) {
    for (std::size_t r = 0; r < task.rows.size(); ++r) {
        const RowStatistics row = weigh(task, r);
        if (row.count > 0)
            lambdas_[r] *= task.logits.temper()(row.entropy);
    }
    std::fill(lambdas_.begin() + std::ssize(task.rows), lambdas_.end(),
              lambdas_[task.rows.size() - 1]);
}

/// Computes the logits of a tile of one column, and stores them row by row.
void WholeRows::gather_column(const BlockTask& task, std::size_t column, const Tile& tile,
                              const float* scores) {
    task.logits.run(task.kernel, narrowed(lambdas_.data() + column * column_rows),
                    task.rows_of(column), tile.first_key, tile.count, scores, tile_[0].of);
    const std::size_t first = column * column_rows;
    const std::size_t count = std::min<std::size_t>(column_rows, task.rows.size() - first);
    float* const to = &logits_[first * stride_ + static_cast<std::size_t>(tile.first_key)];
    // A few keys at a time, so that what is read and written stays in the nearest cache.
    for (int begin = 0; begin < tile.count; begin += column_rows)
        for (std::size_t r = 0; r < count; ++r)
            for (int j = begin; j < std::min(begin + column_rows, tile.count); ++j)
                to[r * stride_ + static_cast<std::size_t>(j)] =
                    tile_[static_cast<std::size_t>(j)][static_cast<int>(r)];
}

/// Weighs the row with the index r in the block; row_ then has the weights of its keys.
RowStatistics WholeRows::weigh(const BlockTask& task, std::size_t r) {
    take_row(visible_[r], &logits_[r * stride_]);
    task.logits.complete(task.rows[r], lambdas_[r], row_);
    if (task.plan.mask->kept)
        keep_largest(task.plan.mask->kept(task.plan.parameters));
    const Normalizer& normalizer = *task.plan.normalizer;
    if (row_.empty() && normalizer.weigh)
        return blind_row(normalizer);
    RowStatistics statistics =
        normalizer.weigh ? statistics_of_weights(row_, normalizer.weigh(row_, task.plan.parameters))
                         : weigh_by_softmax(task);
    if (statistics.argmax >= 0)
        statistics.argmax = key_of(static_cast<std::size_t>(statistics.argmax));
    return statistics;
}

/// Fills row_ with the logits of the keys that a row sees.
void WholeRows::take_row(const VisibleKeys& seen, const float* logits) {
    seen_ = seen;
    kept_.reset();
    row_.resize(static_cast<std::size_t>(seen.size()));
    auto to = row_.begin();
    for (const KeyInterval& keys : {seen.first, seen.second})
        if (keys.step == 1)
            to = std::copy(logits + keys.begin, logits + keys.begin + keys.size(), to);
        else
            for (std::int64_t key = keys.begin; key < keys.end; key += keys.step)
                *to++ = static_cast<double>(logits[key]);
}

/// Returns the key of a number in row_.
std::int64_t WholeRows::key_of(std::size_t place) const {
    return kept_ ? (*kept_)[place] : key_at(seen_, static_cast<std::int64_t>(place));
}

/// Leaves in the row the keys with the `count` largest logits, and all others whose logit equals
/// the least of these. Of keys without a weight, whose logits are masked, no more are left than
/// make up the count.
void WholeRows::keep_largest(std::int64_t count) {
    if (count >= std::ssize(row_))
        return;
    sorted_ = row_;
    const auto least = sorted_.begin() + (count - 1);
    std::ranges::nth_element(sorted_, least, std::greater());
    std::vector<std::int64_t> keys;
    const auto above =
        static_cast<std::size_t>(std::ranges::count_if(row_, [&](double x) { return x > *least; }));
    std::size_t alike = *least == static_cast<double>(masked_score)
                            ? static_cast<std::size_t>(count) - above
                            : row_.size();
    for (std::size_t i = 0; i < row_.size(); ++i)
        if (row_[i] > *least || (row_[i] == *least && alike > 0)) {
            alike -= row_[i] == *least ? 1 : 0;
            row_[keys.size()] = row_[i];
            keys.push_back(key_at(seen_, static_cast<std::int64_t>(i)));
        }
    row_.resize(keys.size());
    kept_ = std::move(keys);
}

/// Replaces the logits of the row by weights that are those of a softmax, or follow from it.
RowStatistics WholeRows::weigh_by_softmax(const BlockTask& task) {
    std::ranges::replace(row_, static_cast<double>(masked_score),
                         -std::numeric_limits<double>::infinity());
    RowAccumulator sums;
    sums.add(row_, 0);
    const RowStatistics softmax = sums.finish();
    const RowStatistics statistics = task.logits.of_weights(softmax, std::ssize(row_));
    for (double& x : row_)
        x = statistics.max_weight * std::exp(x - softmax.max_logit);
    return statistics;
}

/// Writes the weights of all keys of the row that was weighed last, 0 for those that are not in
/// row_.
void WholeRows::spread(std::span<float> weights) const {
    std::ranges::fill(weights, 0.0F);
    const auto narrow = [](double weight) { return static_cast<float>(weight); };
    if (!kept_ && seen_.first.step == 1) {
        const auto second = row_.begin() + seen_.first.size();
        std::transform(row_.begin(), second, weights.begin() + seen_.first.begin, narrow);
        std::transform(second, row_.end(), weights.begin() + seen_.second.begin, narrow);
        return;
    }
    for (std::size_t i = 0; i < row_.size(); ++i)
        weights[static_cast<std::size_t>(key_of(i))] = narrow(row_[i]);
}

/// Pools a row of weights into a row of pixels: takes the larger of both, or their sum.
void WholeRows::paint(const BlockTask& task, std::span<const float> weights,
                      std::span<float> pixels) const {
    const PixelAxis& axis = task.plan.keys_axis;
    const auto sum = [](float a, float b) { return a + b; };
    const auto larger = [](float a, float b) { return a > b ? a : b; };
    for (std::int64_t p = 0; p < axis.count; ++p) {
        const auto cells = weights.subspan(static_cast<std::size_t>(axis.begin_of(p)),
                                           static_cast<std::size_t>(axis.pooled));
        float& pixel = pixels[static_cast<std::size_t>(p)];
        pixel =
            task.pooling == Pooling::max ? pooled(cells, pixel, larger) : pooled(cells, pixel, sum);
    }
}

}  // namespace attnscope
