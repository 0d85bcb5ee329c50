#pragma once

#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/approximations/curve_kind.h"
#include "core/approximations/tolerance.h"
#include "core/text/message.h"
#include "core/theory/exact_curves.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// A mean over rows of n random keys at scale λ, in nats where it is an entropy.
using RowMean = double (*)(ScoreModel model, double n, double d, double lambda);

/// The same of many rows, such as a curve's, in less time where one can serve another
/// (core/theory/exact_curves.h).
using RowMeans = std::vector<double> (*)(ScoreModel model, double d, std::span<const RowAt> rows,
                                         const std::stop_token& stop, Precision precision);

/// A quantity of a row of attention that is approximated, with its exact mean.
struct RowQuantity {
    std::string_view key;  ///< name on the command line and of axes
    RowMean exact;
    RowMeans exact_along;
    Tolerance tolerance;  ///< within which an approximation of it holds
};

/// An entropy holds within 0.1 nat or 2 % of the exact mean, the collision Σp² and the gradient
/// λ(1 − Σp²) within 2 % of it.
extern const RowQuantity row_entropy, row_collision, row_gradient;

/// A closed form that people use for the mean of such a quantity (core/theory/approximations.h).
struct Approximation {
    const RowQuantity* of;
    std::string_view key;                ///< method= on the command line; one key, one look
    std::string_view label;              ///< in legends
    RowMean value;                       ///< throws InvalidRequest where it has none
    std::span<const ScoreModel> models;  ///< that it makes sense for
    std::string_view formula, source = {};
    bool is_read_out = false;  ///< of the entropy: its value is read out beside the exact one

    bool serves(ScoreModel model) const;
};

/// Its label in any language.
Message label_of(const Approximation& approximation);

/// What its curve is.
CurveKind kind_of(const Approximation& approximation);

/// The place of that kind among the keys of the approximations, in their order, from which its look
/// follows; that after the last where none has its name.
std::size_t place_of(const CurveKind& approximation);

/// All of them, in the order in which they are shown.
std::span<const Approximation> approximations();

/// Those of a quantity.
std::vector<Approximation> approximations_of(const RowQuantity& quantity);

/// The approximation of that quantity and key. Throws InvalidRequest where there is none.
const Approximation& approximation(const RowQuantity& quantity, std::string_view key);

/// 0 for an entropy of at most 1e-13 log n, which rounding leaves of log n less something as large;
/// `value` otherwise.
double without_rounding(const RowQuantity& of, double value, double n);

/// NaN where the approximation has no value, or none that a number holds.
double value_or_gap(const Approximation& approximation, ScoreModel model, double n, double d,
                    double lambda);

}  // namespace attnscope
