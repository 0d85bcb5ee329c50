#pragma once

#include <functional>
#include <string>
#include <vector>

namespace attnscope::attack {

// For Start::prepare: what a shell's redirections do.
std::function<void()> appending(int descriptor, const std::string& path);
std::function<void()> truncating(int descriptor, const std::string& path);
std::function<void()> reading(int descriptor, const std::string& path);
std::function<void()> closing(int descriptor);
std::function<void()> all(std::vector<std::function<void()>> steps);

/// Sets a resource's limit, soft and hard.
std::function<void()> limiting(int resource, unsigned long long limit);

}  // namespace attnscope::attack
