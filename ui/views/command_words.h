#pragma once

#include <string>
#include <vector>

#include "core/fields/comparison.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The words of a command line behind "attnscope": `plot entropy-vs-length --set d=16 -o a.pdf`.
using CommandWords = std::vector<std::string>;

void add(CommandWords& words, const std::string& option, const std::string& value);

/// Adds --set KEY=VALUE for all that makes the Scenario.
void addScenario(CommandWords& words, const Scenario& scenario);

/// Adds all that makes the comparison beside the Scenario: for the first frozen one, unless it has
/// a name, --reference KEY=VALUE at least once; else --freeze, --frozen and --over.
void addComparison(CommandWords& words, const Scenario& scenario, const Comparison& comparison);

/// Returns the whole line for a shell, each word quoted if it must be.
std::string commandLine(CommandWords words);

/// Returns the last name of a path, also of a folder, as a word that is not an option: files of the
/// same request are the same wherever they are written.
std::string fileName(const std::string& path);

}  // namespace attnscope
