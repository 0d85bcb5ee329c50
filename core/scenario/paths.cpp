#include "core/scenario/paths.h"

#include <filesystem>

namespace attnscope {
namespace {

namespace fs = std::filesystem;

/// Returns the absolute path without . and .., unless it then leads elsewhere, as after a symbolic
/// link.
std::string absolute(const std::string& path) {
    std::error_code error;
    const fs::path whole = fs::absolute(path, error);
    if (error)
        return path;
    const fs::path plain = whole.lexically_normal();
    const bool is_there = fs::exists(whole, error);
    return !is_there || fs::equivalent(whole, plain, error) ? plain.string() : whole.string();
}

}  // namespace

Scenario with_absolute_paths(const Scenario& scenario) {
    Scenario with = scenario;
    for (const auto member : path_members)
        if (std::string& path = with.*member; !path.empty() && fs::path(path).is_relative())
            path = absolute(path);
    return with;
}

}  // namespace attnscope
