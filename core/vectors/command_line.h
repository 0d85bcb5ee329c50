#pragma once

#include <string>
#include <string_view>

#include "core/fields/typed_numbers.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// Returns the shortest command line that makes this Scenario, "attnscope --set n=4096 --set
/// mask=causal", for a shell. Fields that nothing reads are left out; those that a captured file
/// states are spelled out (core/vectors/statement.h). A number is written as its
/// formula in `formulas`, if the formula gives the number without naming n and d.
std::string command_line_of(const Scenario& scenario, const Formulas& formulas = {});

/// The Scenario that a command line describes.
struct ReadCommandLine {
    Scenario scenario;
    Formulas formulas;
};

/// Returns the formulas in "key=value" settings: the texts typed for numbers that say more than the
/// number, such as 1/sqrt(64).
Formulas formulas_in(const std::vector<std::string>& settings);

/// Reads a command line that a person pastes: --set KEY=VALUE, KEY=VALUE, and the options of
/// `attention` that name files. All other fields are as these files state, or as in the default
/// Scenario. Other words of a command such as `plot` are ignored. Throws InvalidRequest, which
/// names the first fault, if something cannot be read, if the line says nothing about a Scenario,
/// or if it contradicts itself.
ReadCommandLine read_command_line(std::string_view line);

}  // namespace attnscope
