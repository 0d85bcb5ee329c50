#include "core/attention/normalizer_means.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/attention/normalizers/entmax.h"
#include "core/attention/normalizers/relu_squared.h"
#include "core/attention/normalizers/sigmoid.h"
#include "core/attention/normalizers/softmax_sink.h"
#include "core/limits.h"
#include "core/parameters/record.h"
#include "core/special/require.h"
#include "core/theory/domain.h"
#include "core/theory/exact_means.h"
#include "core/theory/independent_rows.h"
#include "core/theory/query_norms.h"
#include "core/theory/row_means.h"
#include "core/theory/threshold_rows.h"

namespace attnscope {
namespace {

constexpr double unknown_mean = std::numeric_limits<double>::quiet_NaN();

/// Rows of n ≥ 1 logits of one law.
struct RowsOfLaw {
    LogitLaw law;
    double n;

    bool are_even() const { return law.spread() == 0; }
};

using MeanOfWeights = double (*)(const RowsOfLaw& rows, const ParameterValues& parameters);

/// The exact means of a normaliser's rows.
struct MeansOfNormalizer {
    std::string_view normalizer;
    MeanOfWeights mass, support, entropy;
};

double one(const RowsOfLaw&, const ParameterValues&) {
    return 1;
}

double every_key(const RowsOfLaw& rows, const ParameterValues&) {
    return rows.n;
}

double softmax_entropy(const RowsOfLaw& rows, const ParameterValues&) {
    if (rows.n == 1 || rows.are_even())
        return std::log(rows.n);
    return row_means(rows.law, rows.n).entropy;
}

double mass_beside_sink(const RowsOfLaw& rows, const ParameterValues& parameters) {
    const double sink = parameters[sink_logit];
    if (rows.are_even())
        return 1 / (1 + std::exp(sink - std::log(rows.n)));
    if (rows.n == 1)
        return mean_logistic(rows.law, -sink);
    return 1 - independent_means(rows.law, rows.n, OwnWeight::exponential, 0, sink).sink;
}

template <double ThresholdMeans::*mean>
double under_threshold(const RowsOfLaw& rows, double alpha) {
    if (!rows.are_even())
        return threshold_means(rows.law, rows.n, alpha).*mean;
    return mean == &ThresholdMeans::support ? rows.n : std::log(rows.n);
}

double logistic_mass(const RowsOfLaw& rows, const ParameterValues& parameters) {
    return rows.n * mean_logistic(rows.law, parameters[resolved_sigmoid_bias]);
}

double logistic_entropy(const RowsOfLaw& rows, const ParameterValues& parameters) {
    if (rows.n == 1 || rows.are_even())
        return std::log(rows.n);
    return independent_means(rows.law, rows.n, OwnWeight::logistic,
                             parameters[resolved_sigmoid_bias])
        .entropy;
}

double squares_mass(const RowsOfLaw& rows, const ParameterValues& parameters) {
    return std::pow(rows.n, 1 - parameters[relu_power]) * mean_squared_relu(rows.law);
}

/// All laws are symmetric about 0.
double positive_keys(const RowsOfLaw& rows, const ParameterValues&) {
    return rows.are_even() ? 0 : rows.n / 2;
}

double squares_entropy(const RowsOfLaw& rows, const ParameterValues&) {
    if (rows.are_even())
        return unknown_mean;
    return rows.n == 1 ? 0 : independent_means(rows.law, rows.n, OwnWeight::squared_relu).entropy;
}

/// What is left of a stick behind a key is half of what was left in front of it in the mean,
/// because E σ(x) = ½ in laws that are symmetric about 0.
double broken_off(const RowsOfLaw& rows, const ParameterValues&) {
    return 1 - std::exp2(-rows.n);
}

/// The entropy of weights and rest together is Σ h(σ(x_j)) times what is left in front of each key.
/// The rest r hardly counts in it from 48 keys on: E h(r) < 1e-12.
double stick_entropy(const RowsOfLaw& rows, const ParameterValues& parameters) {
    constexpr double enough = 48;
    return rows.n < enough ? unknown_mean
                           : 2 * mean_logistic_entropy(rows.law) * broken_off(rows, parameters);
}

constexpr auto means_of_normalizers = std::to_array<MeansOfNormalizer>({
    {"softmax", one, every_key, softmax_entropy},
    {"softmax-sink", mass_beside_sink, every_key, softmax_entropy},
    {"sparsemax", one,
     [](const RowsOfLaw& rows, const ParameterValues&) {
         return under_threshold<&ThresholdMeans::support>(rows, 2);
     },
     [](const RowsOfLaw& rows, const ParameterValues&) {
         return under_threshold<&ThresholdMeans::entropy>(rows, 2);
     }},
    {"entmax", one,
     [](const RowsOfLaw& rows, const ParameterValues& parameters) {
         return under_threshold<&ThresholdMeans::support>(rows, parameters[entmax_alpha]);
     },
     [](const RowsOfLaw& rows, const ParameterValues& parameters) {
         return under_threshold<&ThresholdMeans::entropy>(rows, parameters[entmax_alpha]);
     }},
    {"sigmoid", logistic_mass, every_key, logistic_entropy},
    {"relu-squared", squares_mass, positive_keys, squares_entropy},
    {"stick-breaking", broken_off, every_key, stick_entropy},
});

MeanOfWeights mean_of(WeightStatistic statistic, const MeansOfNormalizer& means) {
    switch (statistic) {
        case WeightStatistic::mass:
            return means.mass;
        case WeightStatistic::support:
            return means.support;
        case WeightStatistic::entropy:
            return means.entropy;
    }
    return nullptr;
}

/// Whether the mean is the same whatever the law of the logits.
bool follows_from_length(MeanOfWeights mean) {
    return mean == one || mean == every_key || mean == broken_off;
}

}  // namespace

const Normalizer& normalizer_of(std::string_view key) {
    return record_of(normalizers(), "normalizer", key);
}

ParameterValues normalizer_parameters(const ParameterValues& given, std::string_view bias,
                                      double n) {
    ParameterValues values = given;
    values.set(resolved_sigmoid_bias, sigmoid_bias(bias, static_cast<std::int64_t>(n)));
    return values;
}

double exact_weight_mean(WeightStatistic statistic, const Normalizer& normalizer, ScoreModel model,
                         double n, double d, double lambda, const ParameterValues& parameters) {
    detail::require_exact("n", n, 1, max_length);
    detail::require_dimension(d);
    detail::require_exact("lambda", lambda, 0, max_scale);
    const auto found =
        std::ranges::find(means_of_normalizers, normalizer.key, &MeansOfNormalizer::normalizer);
    if (found == means_of_normalizers.end())
        return unknown_mean;
    const MeanOfWeights mean = mean_of(statistic, *found);
    const LogitLaw gaussian = LogitLaw::gaussian(lambda * std::sqrt(d));
    if (lambda == 0 || model == ScoreModel::gaussian || follows_from_length(mean))
        return mean({gaussian, n}, parameters);
    if (model == ScoreModel::sphere)
        return mean({LogitLaw::sphere(d, lambda * d), n}, parameters);
    double sum = 0;
    for (const QueryNorm& query : query_norms(d))
        sum += query.weight * mean({LogitLaw::gaussian(lambda * query.norm), n}, parameters);
    return sum;
}

}  // namespace attnscope
