#pragma once

#include <limits>
#include <mutex>
#include <utility>
#include <vector>

#include "core/engines/engine.h"
#include "core/text/errors.h"

namespace attnscope::testing {

/// What an engine was asked for.
struct Asked {
    PictureAxes pixels;
    int rows_per_pixel;
    bool known;  ///< whether the statistics of the first row were given
};

/// What the job's thread has asked, for the test to read.
class AskedFor {
public:
    void add(const Asked& asked) {
        const std::scoped_lock lock(mutex_);
        asked_.push_back(asked);
    }
    /// Returns what was asked, and forgets it.
    std::vector<Asked> take() {
        const std::scoped_lock lock(mutex_);
        return std::exchange(asked_, {});
    }

private:
    std::mutex mutex_;
    std::vector<Asked> asked_;
};

/// Returns rows of as many keys of equal weight, made at no cost: sampled rows say 0.25, all rows
/// 0.5.
inline AttentionFrame drawn_frame(const AttentionRequest& request) {
    AttentionFrame frame;
    frame.rows_axis = request.pixels->rows;
    frame.keys_axis = request.pixels->keys;
    frame.coarse = request.rows_per_pixel > 0;
    frame.weights.assign(static_cast<std::size_t>(frame.rows_axis.count * frame.keys_axis.count),
                         frame.coarse ? 0.25F : 0.5F);
    const std::int64_t step = frame.coarse ? frame.rows_axis.pooled : 1;
    for (std::int64_t row = frame.rows_axis.begin(); row < frame.rows_axis.end(); row += step) {
        frame.rows.push_back(row);
        frame.statistics.push_back({.count = request.input.keys->rows,
                                    .log_sum_exp = 0,
                                    .entropy = static_cast<double>(row)});
        frame.lambdas.push_back(request.lambda);
    }
    return frame;
}

/// Gives drawn_frame() and writes down what it was asked for.
class DrawnEngine : public AttentionEngine {
public:
    explicit DrawnEngine(AskedFor& asked) : asked_(asked) {}

    std::string backend() const override { return "cpu"; }
    std::string device() const override { return "drawn"; }

    AttentionFrame compute(const AttentionRequest& request, const std::stop_token& stop,
                           const Progress&) override {
        if (stop.stop_requested())
            throw Cancelled();
        asked_.add({*request.pixels, request.rows_per_pixel,
                    request.known && request.known->has(request.pixels->rows.begin())});
        return drawn_frame(request);
    }

    void stream_rows(const AttentionRequest&, std::int64_t, std::int64_t, const std::stop_token&,
                     const RowSink&) override {}

private:
    AskedFor& asked_;
};

}  // namespace attnscope::testing
