#include "ui/views/command_words.h"

#include <filesystem>

#include "core/fields/assignments.h"
#include "core/text/shell.h"
#include "core/vectors/statement.h"
#include "ui/look/language.h"

namespace attnscope {

void add(CommandWords& words, const std::string& option, const std::string& value) {
    words.insert(words.end(), {option, value});
}

void addScenario(CommandWords& words, const Scenario& scenario) {
    for (const std::string& setting : settings_by_files(scenario))
        add(words, "--set", setting);
}

namespace {

void addReference(CommandWords& words, const Scenario& scenario, const Scenario& reference) {
    std::vector<std::string> settings = settings_between(scenario, reference);
    if (settings.empty())
        settings = {"d=" + std::to_string(scenario.d)};  // an equal Scenario is a reference, too
    for (const std::string& setting : settings)
        add(words, "--reference", setting);
}

}  // namespace

void addComparison(CommandWords& words, const Scenario& scenario, const Comparison& comparison) {
    for (const Frozen& each : comparison.frozen)
        if (each.name.empty() && &each == comparison.frozen.data())
            addReference(words, scenario, each.scenario);
        else
            add(words, "--freeze", text_of(each, scenario));
    if (comparison.chosen)
        add(words, "--frozen", std::to_string(*comparison.chosen + 1));
    if (!comparison.over.empty())
        add(words, "--over", text_of(comparison.over));
}

void addLanguage(CommandWords& words) {
    const Language& language = spokenLanguage();
    if (&language != &languages().front())
        add(words, "--language", std::string(language.key));
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
