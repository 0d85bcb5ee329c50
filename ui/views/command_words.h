#pragma once

#include <string>
#include <vector>

#include "core/scenario/scenario.h"

namespace attnscope {

/// The words of a command line behind "attnscope": `plot entropy-vs-length --set d=16 -o a.pdf`.
using CommandWords = std::vector<std::string>;

void add(CommandWords& words, const std::string& option, const std::string& value);

/// --set KEY=VALUE of all that makes the Scenario.
void addScenario(CommandWords& words, const Scenario& scenario);

/// --reference KEY=VALUE of all that makes the one Scenario of the other, at least one.
void addReference(CommandWords& words, const Scenario& scenario, const Scenario& reference);

/// The whole line for a shell, each word quoted where it must be.
std::string commandLine(CommandWords words);

/// The last name of a path, be it of a folder, as a word that is no option: files of the same
/// request are the same wherever they are written.
std::string fileName(const std::string& path);

}  // namespace attnscope
