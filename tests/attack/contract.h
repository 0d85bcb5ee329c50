#pragma once

#include <string>

#include "tests/attack/child.h"
#include "tests/attack/sandbox.h"

namespace attnscope::attack {

/// Returns what is wrong with a failure's message; empty if it is one line of less than 500 bytes
/// that begins with the program's name and holds no control characters.
std::string fault_of_message(const std::string& err);

// Each of these expects something, and names the command if it fails.

/// The program did not hang, and took no more than 2.5 times what it read and 200 MB.
void expect_orderly(const Start& start, const Ending& ending);

/// The program refused: status 1 or 2, and one line.
void expect_failure(const Start& start, const Ending& ending);

/// Run in the sandbox, the program refuses and leaves every file as it was.
void expect_refused(const Sandbox& sandbox, Start start);

/// Run in the sandbox, the program succeeds, says nothing on standard error, and changes just this
/// file.
void expect_written(const Sandbox& sandbox, Start start, const std::string& name);

}  // namespace attnscope::attack
