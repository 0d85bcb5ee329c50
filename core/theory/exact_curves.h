#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "core/theory/exact_means.h"
#include "core/theory/row_at.h"
#include "core/theory/score_model.h"

namespace attnscope {

// Exact means of many rows at once, such as those of a figure's curve, on all cores: the results of
// exact_means() for each row.
//
// Means of the last few thousand rows are kept, so that two figures of the same rows compute them
// once.
//
// Rows of one scale and many lengths are computed together (row_means()): a curve over n in full
// precision takes a hundredth of the time. For random queries (gaussian_qk) all rows are computed
// together (over_random_queries()), whatever the precision. Relative error 1e-9, measured 5e-10.
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
