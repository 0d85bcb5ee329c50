#pragma once

#include "core/quantities/input_reader.h"
#include "core/sampling/estimate.h"
#include "core/theory/score_model.h"

namespace attnscope {

/// Reads the input `model`, which takes the values of the Scenario's field; sphere if it is absent.
ScoreModel read_score_model(InputReader& inputs);

/// Reads an input that is also a whole number of the Scenario, with the field's range and default.
std::int64_t read_integer_field(InputReader& inputs, std::string_view key);

/// A row of n random keys at scale λ.
struct RowInput {
    double n, d, lambda;
    ScoreModel model;
    bool of_mean_row;  ///< whether λ is that of the mean row, because a rule gives each row its own
};

/// Reads the inputs n, d, model and lambda or, in place of lambda, a rule with its parameters
/// (rule_inputs.h), whose λ at n and d is recorded as lambda. λ is 1/√d if neither is given. Throws
/// InvalidRequest if both are, as lambda is a parameter of the constant rule alone.
RowInput read_row(InputReader& inputs);

/// Returns the result with the value and the standard error of an estimate.
Result sampled(InputReader&& inputs, const Estimate& estimate, std::string_view unit);

}  // namespace attnscope
