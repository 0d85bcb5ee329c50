#pragma once

#include <string>
#include <string_view>

#include "core/fields/formulas.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the shortest command line that makes this Scenario, "attnscope --set n=4096 --set
/// mask=causal", for a shell. Fields that nothing reads are left out; a formula takes the place of
/// its number if it gives it without n and d.
std::string command_line_of(const Scenario& scenario, const Formulas& formulas = {});

/// The Scenario that a command line describes.
struct ReadCommandLine {
    Scenario scenario;
    Formulas formulas;
};

/// Returns the texts typed for numbers in "key=value" settings that say more than the number.
Formulas formulas_in(const std::vector<std::string>& settings);

/// Reads a command line that a person pastes: its --set KEY=VALUE, KEY=VALUE, and the options of
/// `attention` that name files; all other fields are as in the default Scenario. Other words of a
/// command such as `plot` are ignored. Throws InvalidRequest, which names the first fault, if
/// something cannot be read, if nothing is said of a Scenario, or if the line contradicts itself.
ReadCommandLine read_command_line(std::string_view line);

}  // namespace attnscope
