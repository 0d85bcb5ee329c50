#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/engines/cpu/block_task.h"
#include "core/engines/cpu/row_floats.h"
#include "core/engines/cpu/score_source.h"
#include "core/engines/cpu/seen_keys.h"
#include "core/engines/parts/picture.h"
#include "core/softmax/row_statistics.h"

namespace attnscope {

// Private to the CPU engine.

/// Computes one block of rows whose weights follow from all their logits together
/// (Plan::weighs_whole_rows()): gathers the logits of all keys that the rows see, changes them as
/// the position scheme does, leaves out those that the mask does not keep, then weighs row after
/// row in double precision. If a stop is requested, a block ends early with meaningless results.
/// One WholeRows computes block after block, so that its memory is reused.
class WholeRows {
public:
    /// Writes statistics and λ of the wanted rows and returns their part of the picture.
    PixelStrip run(const BlockTask& task, ScoreSource& source, std::span<RowStatistics> statistics,
                   std::span<double> lambdas);

    /// Writes all weights of the wanted rows, row-major; makes no picture.
    void run_weights(const BlockTask& task, ScoreSource& source, std::span<float> weights);

private:
    void begin(const BlockTask& task, ScoreSource& source);
    void gather(const BlockTask& task, ScoreSource& source);
    void temper(const BlockTask& task);
    void gather_column(const BlockTask& task, std::size_t column, const Tile& tile,
                       const float* scores);
    RowStatistics weigh(const BlockTask& task, std::size_t r);
    void take_row(const VisibleKeys& seen, const float* logits);
    std::int64_t key_of(std::size_t place) const;
    void keep_largest(std::int64_t count);
    RowStatistics weigh_by_softmax(const BlockTask& task);
    void spread(std::span<float> weights) const;
    void paint(const BlockTask& task, std::span<const float> weights,
               std::span<float> pixels) const;

    TileBuffers buffers_;
    BlockView view_;
    std::vector<VisibleKeys> visible_;
    std::vector<double> lambdas_;  ///< λ of each row, padded to whole columns
    std::vector<RowFloats> tile_;
    std::size_t stride_ = 0;     ///< from a row of logits_ to the next
    std::vector<float> logits_;  ///< of each row with all keys; those of masked keys are undefined
    std::vector<double> row_;    ///< of the row that was weighed last, the weights of key_of()
    VisibleKeys seen_;           ///< the keys that it sees
    std::optional<std::vector<std::int64_t>> kept_;  ///< of these, those that the mask keeps
    std::vector<double> sorted_;
    std::vector<float> weights_;  ///< of a row, the weights of all keys
};

}  // namespace attnscope
