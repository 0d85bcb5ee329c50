#pragma once

#include <string>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// The words of a command line behind "attnscope": `plot entropy-vs-length --set d=16 -o a.pdf`.
using CommandWords = std::vector<std::string>;

void add(CommandWords& words, const std::string& option, const std::string& value);

/// Adds --set KEY=VALUE for all that makes the Scenario.
void addScenario(CommandWords& words, const Scenario& scenario);

/// Adds --reference KEY=VALUE for all that makes the reference from the Scenario, at least once.
void addReference(CommandWords& words, const Scenario& scenario, const Scenario& reference);

/// Returns the whole line for a shell, each word quoted if it must be.
std::string commandLine(CommandWords words);

/// Returns the last name of a path, also of a folder, as a word that is not an option: files of the
/// same request are the same wherever they are written.
std::string fileName(const std::string& path);

}  // namespace attnscope
