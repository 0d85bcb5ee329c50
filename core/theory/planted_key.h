#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/row_at.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// Returns the focus of attention: the mean weight F of a planted key with q·k = gap among n − 1
/// keys with independent scores s_j of the model's law,
///
///     F = E e^{λ gap}/(e^{λ gap} + Σ e^{λ s_j}) = ∫ e^{w − e^w} φ(e^{w − λ gap})^{n−1} dw,
///
/// since 1/(1 + x) = ∫ e^{−t − tx} dt, with t = e^w and φ(t) = E exp(−t e^{λs}). The integral is a
/// trapezoid sum that converges exponentially. For a random query (gaussian_qk), F is the mean over
/// the query's norm at a fixed gap.
///
/// Domain: n ∈ [1, 10¹²] real, d ∈ [2, 10⁶], λ ∈ [0, 10⁶], |gap| ≤ 10⁹. Relative error, also for
/// tiny F: 1e-11, or the effect of a relative change of 1e-15 in λ and d if that is larger; 0 if F
/// underflows. Throws InvalidRequest outside.
double exact_focus(ScoreModel model, double n, double d, double lambda, double gap);

/// Returns exact_focus() of many rows with one gap, such as those of a figure's curve, computed on
/// all cores. For random queries (gaussian_qk) the rows are computed together if all have the same
/// λ (over_random_queries()). Relative error 1e-9. Domain of exact_focus(). Throws InvalidRequest
/// outside, and Cancelled.
std::vector<double> exact_focuses(ScoreModel model, double d, double gap,
                                  std::span<const RowAt> rows, const std::stop_token& stop);

/// Returns the focus with the sum over the other keys replaced by its mean: E 1/(1 + (n − 1) e^{−λ
/// gap} E e^{λs}), where the inner mean is over a key and the outer one over the query. Never above
/// exact_focus() (Jensen). Domain of exact_focus(). Relative error 1e-12. Throws InvalidRequest
/// outside.
double annealed_focus(ScoreModel model, double n, double d, double lambda, double gap);

/// Returns the focus with the scores of all other keys at their mean, 0: 1/(1 + (n − 1) e^{−λ
/// gap}).
double mean_field_focus(double n, double lambda, double gap);

/// The largest |gap| in the domain of exact_focus().
inline constexpr double max_gap = 1e9;

}  // namespace attnscope
