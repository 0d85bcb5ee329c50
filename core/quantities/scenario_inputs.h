#pragma once

#include "core/quantities/input_reader.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The input `model` as the Scenario's field of that name has it; sphere where it is absent.
ScoreModel read_score_model(InputReader& inputs);

/// The model's name on the command line.
std::string_view score_model_name(ScoreModel model);

/// An input that is a number of the Scenario: its range and its default are the field's.
double read_real_field(InputReader& inputs, std::string_view key);
std::int64_t read_integer_field(InputReader& inputs, std::string_view key);

}  // namespace attnscope
