#pragma once

#include <span>
#include <string_view>

#include "core/parameters/parameter.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// The quantity that a rule's λ multiplies: q·k, or the cosine of the angle between q and k.
enum class Multiplies { dot, cosine };

/// The formula of λ before a person types one.
inline constexpr std::string_view standard_formula = "log(n)/sqrt(d)";

/// The inputs on which λ may depend.
struct RuleInput {
    double n;  ///< number of keys that the row sees; not whole on a curve over n
    double d;  ///< head dimension
    const ParameterValues& parameters;
    double row = n - 1;  ///< position, from 0, of the last key that the row sees; under a
                         ///< causal mask also that of the row
    ScoreModel model = ScoreModel::sphere;        ///< law of the scores, read if λ follows from it
    std::string_view formula = standard_formula;  ///< of λ, if a person types it
};

/// Returns the factor by which λ of a row is multiplied if the row has this entropy, in nats, at λ.
using RowTemper = double (*)(double entropy);

/// One scaling rule λ(n, d), as a record. Each has a file in core/scaling/rules/.
struct Rule {
    std::string_view key;      ///< name on the command line
    std::string_view label;    ///< what a person reads
    std::string_view family;   ///< heading above it and its kin in a list
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view formula;  ///< of λ
    std::string_view source;
    Multiplies multiplies = Multiplies::dot;
    std::span<const Parameter* const> parameters = {};  ///< inputs besides n and d
    double (*scale)(const RuleInput&) = nullptr;        ///< λ

    /// If set, each row of a matrix has a λ of its own: base · temper(H), where H is the row's
    /// entropy at λ = base. For `scale`, H is the mean entropy of rows of random scores at base. A
    /// mean over rows that all have λ = `scale` is therefore not the mean over the rows of such a
    /// matrix.
    double (*base)(const RuleInput&) = nullptr;
    RowTemper temper = nullptr;

    bool reads_model = false;  ///< whether λ follows from the law of the scores, too
};

/// Returns the factor on q·k that corresponds to λ of a rule: λ itself if the rule multiplies q·k,
/// λ/d if it multiplies cosines. λ/d holds for q and k of norm √d, as random vectors have it here:
/// then q·k = d cos θ.
inline double dot_factor(const Rule& rule, double lambda, double d) {
    return rule.multiplies == Multiplies::dot ? lambda : lambda / d;
}

}  // namespace attnscope
