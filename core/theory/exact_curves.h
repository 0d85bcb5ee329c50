#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/exact_means.h"
#include "core/theory/row_at.h"
#include "core/theory/score_model.h"

namespace attnscope {

// Exact means of many rows at once, such as those of a figure's curve: for each row the result of
// exact_means(), computed on all cores.
//
// Rows of one scale and many lengths are computed together (row_means()), in a hundredth of the
// time for a curve over n in full precision. For random queries (gaussian_qk) all rows are computed
// together (over_random_queries()). Rows that are computed together have full precision, whatever
// `precision` is. The means of all other rows are computed one by one and kept, up to a few
// thousand, so that two figures of the same rows compute them once.
//
// Relative error in full precision 1e-9; for random queries measured 5e-10.
//
// Domain of exact_means(). The functions throw InvalidRequest outside, and Cancelled when asked to
// stop.

std::vector<double> exact_entropies(ScoreModel model, double d, std::span<const RowAt> rows,
                                    const std::stop_token& stop,
                                    Precision precision = Precision::full);
std::vector<double> exact_collisions(ScoreModel model, double d, std::span<const RowAt> rows,
                                     const std::stop_token& stop,
                                     Precision precision = Precision::full);
std::vector<double> exact_gradients(ScoreModel model, double d, std::span<const RowAt> rows,
                                    const std::stop_token& stop,
                                    Precision precision = Precision::full);

}  // namespace attnscope
