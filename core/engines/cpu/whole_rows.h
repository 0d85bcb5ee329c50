#pragma once

#include <cstdint>
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

/// Computes one block of rows of a normaliser that weighs whole rows (Normalizer::weigh): gathers
/// the logits of all keys that the rows see, then weighs row after row in double precision. If a
/// stop is requested, a block ends early with meaningless results. One WholeRows computes block
/// after block, so that its memory is reused.
class WholeRows {
public:
    /// Writes statistics and λ of the wanted rows and returns their part of the picture.
    PixelStrip run(const BlockTask& task, ScoreSource& source, std::span<RowStatistics> statistics,
                   std::span<double> lambdas);

    /// Writes all weights of the wanted rows, row-major; makes no picture.
    void run_weights(const BlockTask& task, ScoreSource& source, std::span<float> weights);

private:
    void gather(const BlockTask& task, ScoreSource& source);
    void gather_column(const BlockTask& task, std::size_t column, const Tile& tile,
                       const float* scores);
    RowStatistics weigh(const BlockTask& task, std::size_t r);
    void spread(std::size_t r, std::span<float> weights) const;
    void paint(const BlockTask& task, std::span<const float> weights,
               std::span<float> pixels) const;

    TileBuffers buffers_;
    BlockView view_;
    std::vector<VisibleKeys> visible_;
    std::vector<double> lambdas_;  ///< λ of each row, padded to whole columns
    std::vector<RowFloats> tile_;
    std::size_t stride_ = 0;      ///< from a row of logits_ to the next
    std::vector<float> logits_;   ///< of each row with all keys; those of masked keys are undefined
    std::vector<double> row_;     ///< of the row that was weighed last, the weights of the keys
                                  ///< that it sees
    std::vector<float> weights_;  ///< of a row, the weights of all keys
};

}  // namespace attnscope
