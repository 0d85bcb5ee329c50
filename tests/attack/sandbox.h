#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "tests/core/temporary_folder.h"

namespace attnscope::attack {

/// What stands in a folder and below: the path of each thing, and what would show that it was
/// touched.
using Listing = std::map<std::string, std::string>;

Listing list(const std::string& folder);

std::string content_of(const std::string& path);

/// Returns the paths that are new, lost or changed, each with that word before it.
std::vector<std::string> changes(const Listing& before, const Listing& after);

/// A folder with files that tempt: matrices, a table, old outputs. Everyone may write there.
class Sandbox {
public:
    Sandbox();

    std::string path() const { return folder_.path().string(); }
    std::string operator/(std::string_view name) const { return folder_ / name; }
    std::string write(std::string_view name, std::string_view bytes) const;
    Listing list() const { return attack::list(path()); }

private:
    TemporaryFolder folder_;
};

}  // namespace attnscope::attack
