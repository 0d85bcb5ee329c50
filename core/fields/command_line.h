#pragma once

#include <string>
#include <string_view>

#include "core/fields/formulas.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The shortest command line that makes this Scenario, "attnscope --set n=4096 --set mask=causal",
/// for a shell. What nothing reads is left out; a formula stands in place of its number where it
/// gives it anywhere.
std::string command_line_of(const Scenario& scenario, const Formulas& formulas = {});

/// What a command line says of a Scenario.
struct ReadCommandLine {
    Scenario scenario;
    Formulas formulas;
};

/// What was typed for numbers in "key=value" settings where that says more than the number.
Formulas formulas_in(const std::vector<std::string>& settings);

/// Reads a command line as a person pastes it: its --set KEY=VALUE, KEY=VALUE, and the options of
/// `attention` that name files; what these leave out is as in the default Scenario. What else a
/// command such as `plot` is told is its own. Throws InvalidRequest, which names the first fault,
/// where anything cannot be read, nothing is said of a Scenario, or it contradicts itself.
ReadCommandLine read_command_line(std::string_view line);

}  // namespace attnscope
