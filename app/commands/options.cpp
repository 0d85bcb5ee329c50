#include "app/commands/options.h"

#include <CLI/CLI.hpp>

namespace attnscope {

void add_settings(CLI::App& command, std::vector<std::string>& settings) {
    command
        .add_option("--set", settings,
                    "A field of the Scenario as key=value; model_config=FILE sets those that a "
                    "model's config.json decides")
        ->allow_extra_args(false);
}

void add_engine(CLI::App& command, std::string& backend, std::optional<std::string>& device) {
    command.add_option("--backend", backend, "auto, or a backend that \"attnscope devices\" lists")
        ->capture_default_str();
    command.add_option("--device", device,
                       "The device of the backend: its number, from 0, or part of its name");
}

}  // namespace attnscope
