#pragma once

#include <array>
#include <string_view>

#include "core/lab/train.h"
#include "core/parameters/record.h"

namespace attnscope::lab {

/// What is measured of a trained model at a length.
struct Measure {
    std::string_view key, label, meaning, formula, source;
    double Measured::*value;
    bool is_from_0_to_1 = false;
};

inline constexpr std::array<Measure, 4> measures = {{
    {"accuracy", "accuracy",
     "The part of new examples of a length that the trained model answers rightly. Guessing gives "
     "one part in the number of classes, so a curve that comes down to that has lost everything.",
     R"(\frac{1}{m} \sum [\hat{y} = y])", "Attnscope", &Measured::accuracy, true},
    {"loss", "loss",
     "The mean of −log of the probability that the model gives the right answer, in nats. Beyond "
     "the trained length it can rise far above that of guessing, because a model that is wrong is "
     "often sure of it.",
     R"(-\log p(y))", "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x", &Measured::loss},
    {"entropy", "entropy of the row",
     "The mean entropy of the rows that are read out, in nats: how evenly they spread their "
     "weight. Where it grows with n the model disperses, and where it stays the scale has kept up "
     "with the number of keys.",
     R"(H = -\sum p_j \log p_j)", "Veličković et al. 2024, arXiv 2410.01104", &Measured::entropy},
    {"target-weight", "weight on the target",
     "The mean weight that rows give to the keys that hold the answer. It shows whether attention "
     "finds the right place, which accuracy alone does not.",
     R"(\sum_{j \in T} p_j)", "Attnscope", &Measured::target_weight, true},
}};

/// Returns the measure with this key. Throws InvalidRequest if there is none.
inline const Measure& measure(std::string_view key) {
    return record_of(measures, "measure", key);
}

/// What is shown of a run while it trains.
struct LearningCurve {
    std::string_view key, label, meaning, formula, source;
    double CurvePoint::*value;
    bool is_from_0_to_1 = false;
};

inline constexpr std::array<LearningCurve, 2> learning_curves = {{
    {"accuracy", "accuracy",
     "The part of the examples of the last steps that were answered rightly before the weights "
     "moved. Each step draws new examples, so it is no accuracy on examples that were learnt.",
     R"(\frac{1}{m} \sum [\hat{y} = y])", "Attnscope", &CurvePoint::accuracy, true},
    {"loss", "loss",
     "The mean of −log of the probability of the right answer over the last steps, in nats, which "
     "training makes smaller. It still falls where accuracy is at its top already.",
     R"(-\log p(y))", "Shannon 1948, doi 10.1002/j.1538-7305.1948.tb01338.x", &CurvePoint::loss},
}};

/// Returns the learning curve with this key. Throws InvalidRequest if there is none.
inline const LearningCurve& learning_curve(std::string_view key) {
    return record_of(learning_curves, "learning curve", key);
}

}  // namespace attnscope::lab
