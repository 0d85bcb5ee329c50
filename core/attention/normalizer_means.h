#pragma once

#include <string_view>

#include "core/attention/normalizers.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// What the weights of a row have: their sum, how many are above 0, and the entropy of their
/// shares (RowStatistics).
enum class WeightStatistic { mass, support, entropy };

/// Returns the exact mean of a statistic over rows of n independent keys at scale λ whose weights
/// follow from their logits by a normaliser; with keys before the row's own alone, n is the number
/// of these. Rows without any weight do not count in the entropy. `parameters` holds those of the
/// normaliser, with the bias of the sigmoid resolved (normalizer_parameters()).
///
/// NaN where the mean is not known: for the entropy of stick-breaking below 48 keys, where about
/// 2,000 or more keys have a weight under a threshold, and where logits spread by more than about
/// 100, unless the mean is that of the softmax. Relative error 1e-8; on spheres below d = 8, 1e-5.
/// Domain of exact_means(); throws InvalidRequest outside.
double exact_weight_mean(WeightStatistic statistic, const Normalizer& normalizer, ScoreModel model,
                         double n, double d, double lambda, const ParameterValues& parameters);

/// Returns the parameters that a normaliser reads in rows of n keys: `given`, with the sigmoid's
/// bias from its text.
ParameterValues normalizer_parameters(const ParameterValues& given, std::string_view bias,
                                      double n);

/// The normaliser with this key. Throws InvalidRequest if there is none.
const Normalizer& normalizer_of(std::string_view key);

}  // namespace attnscope
