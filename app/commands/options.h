#pragma once

#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace attnscope {

// Options that several commands take.

/// Adds --set KEY=VALUE, any number of times.
void add_settings(CLI::App& command, std::vector<std::string>& settings);

/// Adds --backend and --device.
void add_engine(CLI::App& command, std::string& backend, std::optional<std::string>& device);

}  // namespace attnscope
