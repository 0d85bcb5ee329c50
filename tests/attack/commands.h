#pragma once

#include <string>
#include <vector>

#include "tests/attack/sandbox.h"

namespace attnscope::attack {

/// A command that writes one file, up to that file's name.
struct Writer {
    std::vector<std::string> before;
    std::string ending;  ///< the ending that the file's name needs
};

/// One command for each way of writing, quick ones.
const std::vector<Writer>& writers();

/// Returns the arguments with which the command writes to `path`.
std::vector<std::string> writing_to(const Writer& writer, const std::string& path);

/// Returns what the command writes, undisturbed, to a file of that name in any folder: the name is
/// in it.
std::string written_by(const Writer& writer, const std::string& name);

}  // namespace attnscope::attack
