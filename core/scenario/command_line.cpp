#include "core/scenario/command_line.h"

#include <algorithm>
#include <span>

#include "core/errors.h"
#include "core/scenario/assignments.h"
#include "core/text/printable.h"
#include "core/text/shell.h"

namespace attnscope {
namespace {

using Settings = std::vector<std::string>;

constexpr std::string_view program = "attnscope", setter = "--set";
constexpr std::size_t longest = 1 << 16;  ///< bytes

/// Options of commands that set a field.
constexpr std::pair<std::string_view, std::string_view> options[] = {
    {"--q", "query_file"},        {"--k", "key_file"},        {"--tensors", "query_file"},
    {"--q-name", "query_tensor"}, {"--k-name", "key_tensor"},
};

// --- writing

/// Whether a formula gives the field's value without n and d, and the field is read.
bool gives_anywhere(const Scenario& scenario, std::string_view key, std::string_view formula) {
    try {
        Scenario typed;
        set(typed, key, formula);
        return field(key).applies(scenario) && get(typed, field(key)) == get(scenario, field(key));
    } catch (const InvalidRequest&) {
        return false;
    }
}

/// The settings that make the Scenario, with formulas in place of their numbers.
Settings as_typed(const Scenario& scenario, const Formulas& formulas) {
    std::vector<std::string_view> said;
    for (const auto& [key, formula] : formulas)
        if (gives_anywhere(scenario, key, formula))
            said.push_back(key);
    Settings settings = settings_of(scenario, said);
    for (std::string& setting : settings)
        if (const auto key = split_assignment(setting).first;
            std::ranges::find(said, key) != said.end())
            setting = key + '=' + formulas.at(key);
    return settings;
}

// --- reading

bool is_program(std::string_view word) {
    const std::string_view name = word.substr(word.rfind('/') + 1);
    return name == program || name == "run";
}

bool is_field(std::string_view key) {
    return std::ranges::find(fields(), key, &Field::key) != fields().end();
}

/// The words of a command line taken apart.
struct Words {
    Settings settings;
    std::vector<std::string> others;
    bool has_program = false;
};

void take_assignment(Words& taken, const std::string& word) {
    const bool is_one = is_field(word.substr(0, word.find('=')));
    (is_one && word.find('=') != std::string::npos ? taken.settings : taken.others).push_back(word);
}

/// Takes an option that sets a field, and returns how many words it has; 0 where it is none.
std::size_t take_option(Words& taken, std::span<const std::string> words) {
    if (words.size() < 2)
        return 0;
    const auto* const option =
        std::ranges::find(options, words[0], [](const auto& each) { return each.first; });
    if (words[0] == setter)
        taken.settings.push_back(words[1]);
    else if (option != std::end(options))
        taken.settings.push_back(std::string(option->second) + '=' + words[1]);
    else
        return 0;
    if (words[0] == "--tensors")
        taken.settings.push_back("key_file=" + words[1]);
    return 2;
}

Words take_apart(std::span<const std::string> words) {
    Words taken;
    if (!words.empty() && words[0] == "$")
        words = words.subspan(1);  // of a shell's prompt
    if (!words.empty() && is_program(words[0])) {
        taken.has_program = true;
        words = words.subspan(1);
    }
    while (!words.empty()) {
        std::size_t count = take_option(taken, words);
        if (count == 0) {
            const bool joined = words[0].starts_with(std::string(setter) + '=');
            take_assignment(taken, joined ? words[0].substr(setter.size() + 1) : words[0]);
            count = 1;
        }
        words = words.subspan(count);
    }
    return taken;
}

/// Keeps the settings that can be read, each by itself, and says what is wrong with the others.
void drop_unreadable(Settings& settings, std::vector<Message>& unread) {
    std::erase_if(settings, [&](const std::string& setting) {
        try {
            const auto [key, value] = split_assignment(setting);
            Scenario alone;
            set(alone, key, value);
            return false;
        } catch (const InvalidRequest& fault) {
            unread.push_back(fault.message());
            return true;
        }
    });
}

Message unread_words(const std::vector<std::string>& words) {
    std::string joined;
    for (const std::string& word : words) {
        if (!joined.empty())
            joined += ' ';
        joined += shell_quoted(word);
    }
    return {"paste.words", "%1 says nothing of a Scenario", {in_quotes(joined)}};
}

}  // namespace

std::string command_line_of(const Scenario& scenario, const Formulas& formulas) {
    std::string line(program);
    for (const std::string& setting : as_typed(scenario, formulas))
        line += ' ' + std::string(setter) + ' ' + shell_quoted(setting);
    return line;
}

Formulas formulas_in(const std::vector<std::string>& settings) {
    Formulas formulas;
    for (const std::string& setting : settings)
        if (const auto [key, value] = split_assignment(setting); is_formula(field(key), value))
            formulas.insert_or_assign(key, value);
    return formulas;
}

ReadCommandLine read_command_line(std::string_view line) {
    if (line.size() > longest)
        throw InvalidRequest(
            Message("paste.long", "a command line has at most %1 characters", {longest}));
    Words taken = take_apart(shell_words(line));
    std::vector<Message> unread;
    drop_unreadable(taken.settings, unread);
    if (taken.settings.empty() && unread.empty() && !(taken.has_program && taken.others.empty()))
        throw InvalidRequest(
            Message("paste.none", "%1 is no command line of Attnscope", {in_quotes(line)}));
    if (!taken.others.empty())
        unread.push_back(unread_words(taken.others));
    const Scenario scenario = scenario_with(taken.settings);
    return {scenario, holding(formulas_in(taken.settings), scenario), unread};
}

}  // namespace attnscope
