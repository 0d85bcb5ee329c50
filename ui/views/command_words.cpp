#include "ui/views/command_words.h"

#include <filesystem>

#include "core/fields/assignments.h"
#include "core/text/shell.h"

namespace attnscope {

void add(CommandWords& words, const std::string& option, const std::string& value) {
    words.insert(words.end(), {option, value});
}

void addScenario(CommandWords& words, const Scenario& scenario) {
    for (const std::string& setting : settings_of(scenario))
        add(words, "--set", setting);
}

void addReference(CommandWords& words, const Scenario& scenario, const Scenario& reference) {
    std::vector<std::string> settings = settings_between(scenario, reference);
    if (settings.empty())
        settings = {"d=" + std::to_string(scenario.d)};  // the same one is one, too
    for (const std::string& setting : settings)
        add(words, "--reference", setting);
}

std::string commandLine(CommandWords words) {
    words.insert(words.begin(), "attnscope");
    return shell_line(words);
}

std::string fileName(const std::string& path) {
    const std::filesystem::path named(path);
    const std::string name =
        (named.has_filename() ? named : named.parent_path()).filename().string();
    return name.starts_with('-') ? "./" + name : name;
}

}  // namespace attnscope
