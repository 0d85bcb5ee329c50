#pragma once

#include <span>
#include <vector>

namespace attnscope {

/// Returns the focus (exact_focus()) of a row of each of these lengths n ≥ 2. One key of a row is
/// planted with the logit `planted`, the others have Gaussian logits of standard deviation σ. All
/// are computed together in about the time of five single rows. Relative error 1e-11. All are NaN
/// if the planted logit is too far below the others (by about 500) for this.
std::vector<double> gaussian_focuses(std::span<const double> lengths, double planted, double sigma);

}  // namespace attnscope
