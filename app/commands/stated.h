#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the Scenario of a command's settings, which may name a model's configuration
/// (core/vectors/model_settings.h), and for which the fields that its files state are the defaults
/// (core/vectors/statement.h). Throws InvalidRequest, also if the file says that its mask
/// cannot be shown and no setting chooses a mask; FileError if a file is changed meanwhile.
Scenario scenario_as_stated(const std::vector<std::string>& settings);

/// Writes to `err`, a line each, what a model's configuration in the settings says, which fields
/// have the values that the Scenario's file states, why the file's metadata could not be used, what
/// is drawn or used twice because no file of it is named, and that there are fewer or more tokens
/// than positions.
void tell_what_files_state(const Scenario& scenario, const std::vector<std::string>& settings,
                           std::ostream& err);

/// Writes to `err` that the heads are those of one of several batches (other_batches_note()).
void tell_of_other_batches(const Scenario& scenario, std::ostream& err);

}  // namespace attnscope
