#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/attention/signed_row.h"
#include "core/engines/cpu/row_block.h"

namespace attnscope {

// Private to the CPU engine.

/// Computes one block of rows whose weights are a difference of two softmaxes (Plan::subtracted).
/// The rows stream past the keys that they see twice: first for the sums of both softmaxes, then
/// for the weights, their statistics and pixels. If a stop is requested, a block ends early with
/// meaningless results. Each thread uses one SignedBlock for block after block, so that its memory
/// is reused.
class SignedBlock {
public:
    /// Writes statistics and λ of the wanted rows and returns their part of the picture.
    PixelStrip run(const BlockTask& task, ScoreSource& source, std::span<RowStatistics> statistics,
                   std::span<double> lambdas);

    /// Writes all weights of the wanted rows, row-major; makes no picture.
    void run_weights(const BlockTask& task, ScoreSource& source, std::span<float> weights);

private:
    /// Weights of a row with consecutive keys.
    struct Stretch {
        std::size_t row;    ///< index in the block
        std::size_t place;  ///< index among the wanted rows
        std::int64_t first_key;
        std::span<const double> weights;
    };

    template <typename Body>
    void for_each_stretch(const BlockTask& task, ScoreSource& source, const Body& body);
    void subtract(const float* first, const float* second, double delta, int count);

    RowBlock first_, second_;
    std::vector<SignedRow> rows_;
    std::vector<double> weights_;  ///< of the rows of a column, tile_keys apart
};

}  // namespace attnscope
