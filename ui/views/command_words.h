#pragma once

#include <string>
#include <vector>

#include "core/fields/comparison.h"
#include "core/scenario/scenario.h"

namespace attnscope {

/// The words of a command line after "attnscope": `plot entropy-vs-length --set d=16 -o a.pdf`.
using CommandWords = std::vector<std::string>;

void add(CommandWords& words, const std::string& option, const std::string& value);

/// Adds --set KEY=VALUE for all that makes the Scenario, also for what its files state.
void addScenario(CommandWords& words, const Scenario& scenario);

/// Adds the options of a comparison with the Scenario: --reference KEY=VALUE, at least once, for
/// the first frozen Scenario if it has no name; --freeze for each other one; --frozen for the one
/// that is chosen; --over for the family.
void addComparison(CommandWords& words, const Scenario& scenario, const Comparison& comparison);

/// Adds --language if texts are in another language than English.
void addLanguage(CommandWords& words);

/// Returns the words, with "attnscope" before them, as a line for a shell, each word quoted if
/// necessary.
std::string commandLine(CommandWords words);

/// Returns the last name of a path, even if that is a folder, with ./ before it if it begins with a
/// dash like an option. Files hold names without folders, so that equal requests give equal files
/// wherever they are written.
std::string fileName(const std::string& path);

}  // namespace attnscope
