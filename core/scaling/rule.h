#pragma once

#include <span>
#include <string_view>

#include "core/parameters/parameter.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// What a rule's λ multiplies: q·k, or the cosine of the angle between q and k.
enum class Multiplies { dot, cosine };

/// What λ may follow from.
struct RuleInput {
    double n;  ///< keys that the row sees, real where a curve runs over them
    double d;  ///< head dimension
    const ParameterValues& parameters;
    double row = n - 1;  ///< place of the last key that the row sees, from 0: its own where the
                         ///< mask is causal
    ScoreModel model = ScoreModel::sphere;  ///< law of the scores, where λ follows from means
};

/// A factor on a row's λ that follows from the entropy, in nats, that the row has with it.
using RowTemper = double (*)(double entropy);

/// One scaling rule λ(n, d), as a record. Each has a file in core/scaling/rules/.
struct Rule {
    std::string_view key;      ///< name on the command line
    std::string_view label;    ///< what a person reads
    std::string_view formula;  ///< of λ
    std::string_view source;
    Multiplies multiplies = Multiplies::dot;
    std::span<const Parameter* const> parameters = {};  ///< that it reads besides n and d
    double (*scale)(const RuleInput&) = nullptr;        ///< λ

    /// Where given, a row of a matrix has λ = base · temper(its entropy at base), and `scale` is
    /// base · temper of the mean entropy of random scores at base, of which no mean over rows is
    /// exact.
    double (*base)(const RuleInput&) = nullptr;
    RowTemper temper = nullptr;

    bool reads_model = false;  ///< whether λ follows from the law of the scores, too
};

/// The factor on q·k that λ of a rule comes to: λ itself or, where it multiplies cosines, λ/d,
/// since q·k = d cos θ where q and k have norm √d, as random vectors have here.
inline double dot_factor(const Rule& rule, double lambda, double d) {
    return rule.multiplies == Multiplies::dot ? lambda : lambda / d;
}

}  // namespace attnscope
