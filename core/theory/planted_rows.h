#pragma once

#include <span>
#include <vector>

namespace attnscope {

/// The focus (exact_focus()) of a row of each of these lengths n ≥ 2: one key is planted, with that
/// logit, the others have Gaussian logits of standard deviation σ. All at once, for about what five
/// rows cost alone. Relative error 1e-11. NaN where logits lie too far apart for that.
std::vector<double> gaussian_focuses(std::span<const double> lengths, double planted, double sigma);

}  // namespace attnscope
