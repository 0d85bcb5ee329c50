#pragma once

#include <span>
#include <vector>

#include "core/engines/gpu/bands.h"
#include "core/engines/gpu/queue.h"
#include "core/engines/parts/picture.h"
#include "core/engines/parts/plan.h"
#include "core/engines/parts/ticker.h"

namespace attnscope {

// Private to the GPU engine.

/// One request while it is computed. Its rows are computed batch by batch, and those of a batch
/// slab by slab.
class GpuRun {
public:
    GpuRun(const GlContext& context, const GpuLimits& limits, SlabWork& work,
           const GpuPrepared& prepared, const AttentionRequest& request, const Plan& plan,
           const std::stop_token& stop, const Progress& progress);

    /// Appends statistics and λ of the rows to the frame and returns the strips of its picture.
    std::vector<PixelStrip> compute(AttentionFrame& frame);
    /// Passes the weights of all rows of the plan to `sink`.
    void stream(const RowSink& sink);

private:
    using Rows = std::span<const std::int64_t>;

    std::int64_t batch_rows() const;
    std::size_t slab_count() const;
    template <typename Body>
    void for_each_batch(const Body& body) const;
    std::vector<double> lambdas(Rows rows);
    void take(Rows rows, std::span<const double> lambdas);
    void make_logits(const Slab& slab);
    void sum(const Slab& slab);
    std::vector<RowStatistics> statistics(Rows rows, std::span<const double> lambdas) const;
    void compute_batch(Rows rows, AttentionFrame& frame, std::vector<PixelStrip>& strips);
    void add_strips(const SlabBands& bands, std::vector<PixelStrip>& strips) const;

    const GpuLimits& limits_;
    SlabWork& work_;
    const GpuPrepared& prepared_;
    const AttentionRequest& request_;
    const Plan& plan_;
    RowLogits logits_;
    const std::stop_token& stop_;
    Queue queue_;
    Ticker ticker_;
};

}  // namespace attnscope
