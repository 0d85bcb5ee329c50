#pragma once

#include <chrono>
#include <filesystem>
#include <string>

namespace attnscope::testing {

/// Writes a file anew, dated a second later, for clocks of files that are coarse.
template <typename Write>
void rewrite(const std::string& path, const Write& write) {
    const auto before = std::filesystem::last_write_time(path);
    write();
    std::filesystem::last_write_time(path, before + std::chrono::seconds(1));
}

}  // namespace attnscope::testing
