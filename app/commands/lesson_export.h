#pragma once

#include "app/commands/command.h"

namespace attnscope {

/// Adds the word `export` to the command `lesson`.
void add_lesson_export(CLI::App& lesson, Action& chosen);

}  // namespace attnscope
