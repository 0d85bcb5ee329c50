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

/// The mean of a quantity over rows of n independent random keys at scale λ, in nats if the
/// quantity is an entropy.
using RowMean = double (*)(ScoreModel model, double n, double d, double lambda);

/// The means of many rows, such as those of a curve, computed together
/// (core/theory/exact_curves.h): faster than one by one.
using RowMeans = std::vector<double> (*)(ScoreModel model, double d, std::span<const RowAt> rows,
                                         const std::stop_token& stop, Precision precision);

/// A quantity of a row of attention that has approximations: its name, its exact mean, and the
/// tolerance of its approximations.
struct RowQuantity {
    std::string_view key;  ///< name on the command line and of axes
    RowMean exact;
    RowMeans exact_along;
    Tolerance tolerance;                      ///< within which an approximation holds
    std::string_view normalizer = "softmax";  ///< of its rows
};

/// The entropy, whose approximations hold within 0.1 nat or 2 % of the exact mean, and the
/// collision Σp² and the gradient λ(1 − Σp²), whose approximations hold within 2 % of it.
extern const RowQuantity row_entropy, row_collision, row_gradient;

/// A closed form that people use for the mean of a quantity of a row
/// (core/theory/closed_forms.h).
struct Approximation {
    const RowQuantity* of;
    std::string_view key;                ///< method= on the command line; has one colour and dash
    std::string_view label;              ///< in legends
    RowMean value;                       ///< throws InvalidRequest where there is no value
    std::span<const ScoreModel> models;  ///< models for which it makes sense
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view formula, source = {};
    bool is_read_out = false;  ///< whether the status line shows it beside the exact entropy
    bool is_main = false;      ///< whether it is among the most used

    bool serves(ScoreModel model) const;
};

/// The label of an approximation, which can be translated.
Message label_of(const Approximation& approximation);

/// The kind of an approximation's curve.
CurveKind kind_of(const Approximation& approximation);

/// Returns the index of an approximation's kind of curve among the distinct keys of
/// approximations(), which determines its colour and dash; one past the last index if no
/// approximation has that name.
std::size_t place_of(const CurveKind& approximation);

/// All approximations, in the order in which they are shown.
std::span<const Approximation> approximations();

/// The approximations of a quantity.
std::vector<Approximation> approximations_of(const RowQuantity& quantity);

/// Returns the approximations of a quantity that make sense for a model.
std::vector<Approximation> approximations_for(const RowQuantity& quantity, ScoreModel model);

/// Returns the most used ones (is_main) of these approximations; all of them if none is.
std::vector<Approximation> main_ones(std::vector<Approximation> approximations);

/// Returns the approximation with this key of a quantity. Throws InvalidRequest if there is none.
const Approximation& approximation(const RowQuantity& quantity, std::string_view key);

/// Returns `value`, or 0 if it is an entropy of at most 1e-13 log n in absolute value: rounding
/// leaves as much when a number as large as log n is subtracted from log n.
double without_rounding(const RowQuantity& of, double value, double n);

/// Returns the value of the approximation; NaN if it throws InvalidRequest or is not finite.
double value_or_gap(const Approximation& approximation, ScoreModel model, double n, double d,
                    double lambda);

}  // namespace attnscope
