#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>

#include "core/engines/engine.h"

namespace attnscope {

/// The logit and the angle behind one cell of the matrix.
struct Cell {
    double logit;  ///< x_ij = λ s_ij + b(i, j), after the softcap, before the softmax
    std::optional<double> second_logit;  ///< if weights are a difference of two softmaxes
    double angle;  ///< angle between query and key as they were drawn or read, in radians; NaN if
                   ///< either is zero
};

/// Returns the angle between two vectors, arccos of q·k/(|q||k|), in radians, in [0, π]; NaN if
/// either vector is zero. Computed as 2 atan2(|u − v|, |u + v|) of the unit vectors u and v, which
/// keeps all digits near 0 and π (W. Kahan, "How futile are mindless assessments of roundoff",
/// 2006, section 12).
double angle_between(std::span<const float> q, std::span<const float> k);

/// Computes single cells of matrices; the prepared scores are kept for the next cell.
class CellReader {
public:
    CellReader();
    ~CellReader();

    /// Computes one cell, given λ of its row as in AttentionFrame::lambdas. Throws what
    /// AttentionEngine::compute() throws if scores cannot be prepared, and Cancelled.
    Cell read(const AttentionRequest& request, std::int64_t row, std::int64_t key, double lambda,
              const std::stop_token& stop);

private:
    struct Prepared;
    std::unique_ptr<Prepared> prepared_;
};

}  // namespace attnscope
