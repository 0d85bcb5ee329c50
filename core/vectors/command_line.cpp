#include "core/vectors/command_line.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <span>

#include "core/fields/assignments.h"
#include "core/fields/fields.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "core/text/shell.h"
#include "core/vectors/inputs.h"
#include "core/vectors/opened.h"
#include "core/vectors/statement.h"

namespace attnscope {
namespace {

using Settings = std::vector<std::string>;

constexpr std::string_view program_word = "attnscope", setter = "--set";
constexpr std::size_t longest_line = 1 << 16;  ///< bytes

/// Options of commands that set a field.
constexpr std::pair<std::string_view, std::string_view> file_options[] = {
    {"--q", "query_file"},
    {"--k", "key_file"},
    {"--q-name", "query_tensor"},
    {"--k-name", "key_tensor"},
};

constexpr std::string_view commands[] = {"eval",    "plot",       "attention", "gallery",
                                         "animate", "screenshot", "lesson",    "lab",
                                         "devices", "list",       "help"};

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

/// The fields that a window may propose for files of its own accord, so that a line has to say
/// them.
constexpr std::string_view proposed_keys[] = {"mask", "alignment"};

/// Returns the settings that make the Scenario, with formulas in place of their numbers.
Settings as_typed(const Scenario& scenario, const Formulas& formulas) {
    std::vector<std::string_view> said;
    for (const auto& [key, formula] : formulas)
        if (gives_anywhere(scenario, key, formula))
            said.push_back(key);
    std::vector<std::string_view> spelled = said;
    if (has_given_vectors(scenario))
        std::ranges::copy(proposed_keys, std::back_inserter(spelled));
    Settings settings = settings_by_files(scenario, spelled);
    for (std::string& setting : settings)
        if (const auto key = split_assignment(setting).first;
            std::ranges::find(said, key) != said.end())
            setting = key + '=' + formulas.at(key);
    return settings;
}

// --- reading

bool is_program(std::string_view word) {
    const std::string_view name = word.substr(word.rfind('/') + 1);
    return name == program_word || name == "run";
}

bool is_assignment(std::string_view word) {
    const auto equals = word.find('=');
    return equals != std::string_view::npos &&
           std::ranges::find(fields(), word.substr(0, equals), &Field::key) != fields().end();
}

/// Returns the words without --language LANGUAGE: texts of a window are in its own language.
std::vector<std::string> without_language_option(const std::vector<std::string>& words) {
    constexpr std::string_view option = "--language";
    std::vector<std::string> left;
    const auto end = std::ranges::find(words, "--");
    for (auto word = words.begin(); word != end; ++word)
        if (*word == option && word + 1 != end)
            ++word;
        else if (!word->starts_with(std::string(option) + '='))
            left.push_back(*word);
    left.insert(left.end(), end, words.end());
    return left;
}

/// Reads the words of a command line, up to the first fault.
class Reading {
public:
    explicit Reading(std::span<const std::string> words) : words_(words) {
        if (has_word() && words_[0] == "$")
            skip(1);  // a shell's prompt
        if (has_word() && is_program(words_[0])) {
            is_ours_ = true;
            skip(1);
        }
        if (has_word() && std::ranges::find(commands, words_[0]) != std::end(commands)) {
            is_ours_ = true;
            command_ = words_[0];
            skip(1);
        }
        while (has_word() && !fault_)
            take();
    }

    bool is_ours() const { return is_ours_; }
    /// Whether the line has a command, which has words of its own besides those of the Scenario.
    bool is_command() const { return !command_.empty(); }
    const Settings& settings() const { return settings_; }
    const std::optional<InvalidRequest>& fault() const { return fault_; }

private:
    bool has_word() const { return !words_.empty(); }
    void skip(std::size_t count) { words_ = words_.subspan(count); }

    void take() {
        const std::string& word = words_[0];
        const auto* const option =
            std::ranges::find(file_options, word, [](const auto& each) { return each.first; });
        if (words_.size() > 1 && word == setter)
            take_option({words_[1]});
        else if (words_.size() > 1 && word == "--tensors")
            take_option({"query_file=" + words_[1], "key_file=" + words_[1]});
        else if (words_.size() > 1 && option != std::end(file_options))
            take_option({std::string(option->second) + '=' + words_[1]});
        else
            take_word(word);
    }

    void take_option(const Settings& settings) {
        for (const std::string& setting : settings)
            take_setting(setting);
        skip(2);
    }

    void take_word(const std::string& word) {
        const std::string joined = std::string(setter) + '=';
        const bool may_be_bare = !is_command() || command_ == "eval";
        if (word.starts_with(joined))
            take_setting(word.substr(joined.size()));
        else if (may_be_bare && is_assignment(word))
            take_setting(word);
        else if (!is_command())
            fault_ = InvalidRequest(
                Message("paste.word", "%1 is not a setting of a Scenario", {in_quotes(word)}));
        skip(1);
    }

    /// Takes a setting if it can be read by itself; otherwise notes the fault.
    void take_setting(const std::string& setting) {
        is_ours_ = true;
        try {
            const auto [key, value] = split_assignment(setting);
            Scenario alone;
            set(alone, key, value);
            settings_.push_back(setting);
        } catch (const InvalidRequest& refused) {
            if (!fault_)
                fault_ = refused;
        }
    }

    std::span<const std::string> words_;
    std::string command_;
    Settings settings_;
    std::optional<InvalidRequest> fault_;
    bool is_ours_ = false;
};

}  // namespace

std::string command_line_of(const Scenario& scenario, const Formulas& formulas) {
    std::string line(program_word);
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
    if (line.size() > longest_line)
        throw InvalidRequest(
            Message("paste.long", "a command line has at most %1 characters", {longest_line}));
    const std::vector<std::string> words = without_language_option(shell_words(line));
    const Reading read(words);
    if (!read.is_ours())
        throw InvalidRequest(
            Message("paste.none", "%1 is not a command line of Attnscope", {in_quotes(line)}));
    if (read.fault())
        throw *read.fault();
    if (read.is_command() && read.settings().empty())
        throw InvalidRequest(Message("paste.no-settings", "%1 contains no setting of a Scenario",
                                     {in_quotes(line)}));
    const Scenario scenario = read.is_command() ? scenario_by_files(read.settings())
                                                : scenario_by_opening(read.settings());
    return {scenario, holding(formulas_in(read.settings()), scenario)};
}

}  // namespace attnscope
