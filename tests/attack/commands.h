#pragma once

#include <string>
#include <vector>

#include "tests/attack/sandbox.h"

namespace attnscope::attack {

/// A command that writes one file, as far as that file's name.
struct Writer {
    std::vector<std::string> before;
    std::string ending;  ///< that the file's name needs
};

/// One command for each way of writing, quick ones.
const std::vector<Writer>& writers();

/// The arguments with which it writes to `path`.
std::vector<std::string> writing_to(const Writer& writer, const std::string& path);

/// What it writes to a file of that name, in any folder, as it does undisturbed: the name is in it.
std::string written_by(const Writer& writer, const std::string& name);

}  // namespace attnscope::attack
