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
    double row = n - 1;  ///< position of the row, from 0, which under a causal mask is that of
                         ///< the last key that it sees
    ScoreModel model = ScoreModel::sphere;        ///< law of the scores, if λ follows from means
    std::string_view formula = standard_formula;  ///< of λ, if a person types it
};

/// Returns the factor on λ of a row that has this entropy, in nats, at λ.
using RowTemper = double (*)(double entropy);

/// One scaling rule λ(n, d), as a record. Each has a file in core/scaling/rules/.
struct Rule {
    std::string_view key;      ///< name on the command line
    std::string_view label;    ///< what a person reads
    std::string_view meaning;  ///< two sentences for everybody: what it is, and when it holds
    std::string_view formula;  ///< of λ
    std::string_view source;
    Multiplies multiplies = Multiplies::dot;
    std::span<const Parameter* const> parameters = {};  ///< inputs besides n and d
    double (*scale)(const RuleInput&) = nullptr;        ///< λ

    /// If set, each row of a matrix has λ = base · temper(H), where H is its own entropy at base.
    /// `scale` then has the mean entropy of random scores at base in place of H, so that a mean
    /// over rows at `scale` is not the exact mean of such a matrix.
    double (*base)(const RuleInput&) = nullptr;
    RowTemper temper = nullptr;

    bool reads_model = false;  ///< whether λ follows from the law of the scores, too
};

/// The factor on q·k that corresponds to λ of a rule: λ itself or, if it multiplies cosines, λ/d,
/// since q·k = d cos θ for q and k of norm √d, the norm of random vectors here.
inline double dot_factor(const Rule& rule, double lambda, double d) {
    return rule.multiplies == Multiplies::dot ? lambda : lambda / d;
}

}  // namespace attnscope
