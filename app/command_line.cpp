#include "app/command_line.h"

#include <CLI/CLI.hpp>
#include <QFileInfo>
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <iostream>
#include <new>

#include "app/commands/command.h"
#include "app/commands/language.h"
#include "app/commands/reader.h"
#include "app/interrupt.h"
#include "app/standard_streams.h"
#include "app/window.h"
#include "core/io/path_ending.h"
#include "core/io/quiet_errors.h"
#include "core/io/temporary_file.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "core/version.h"
#include "ui/lessons/lesson_source.h"
#include "ui/look/translated.h"
#include "ui/window/window_words.h"

namespace attnscope {
namespace {

constexpr int failure = 1, usage = 2;

constexpr auto commands = {add_eval,    add_plot,       add_attention, add_gallery,
                           add_animate, add_screenshot, add_lesson,    add_lab,
                           add_devices, add_list,       add_help};

constexpr auto footer = R"(Examples:
  attnscope                                   the window
  attnscope lecture.attnscope                 a saved session
  attnscope heads.safetensors tokens.txt      queries and keys, and their tokens; q.npy k.npy, too
  attnscope - < lecture.attnscope             a session from standard input
  attnscope --set n=4096 --set mask=causal    the window with a Scenario, as Edit > Copy writes it
  attnscope eval entropy n=512 d=64           one number, as JSON
  attnscope plot entropy-vs-scale -o h.svg    a figure
  attnscope gallery pictures                  every figure and a page that shows them
  attnscope help annealed                     what a word means
  attnscope lab largest -o largest.csv        small models, trained and measured at other lengths
  attnscope lesson list                       lessons to learn and to teach with
  attnscope --language zh_CN                  the window in Chinese; commands take it, too

'attnscope COMMAND --help' explains a command. Exit status: 0, 1 (failure) or 2 (usage).)";

/// Writes the line that reports a failure to `err` and returns `status`. The line has less than 500
/// bytes whatever the message is.
int report(std::ostream& err, std::string message, int status) {
    constexpr std::size_t longest = 480;
    while (!message.empty() && message.back() == '\n')
        message.pop_back();
    std::ranges::replace(message, '\n', ' ');
    err << "attnscope: " << printable(message, longest) << '\n';
    return status;
}

/// Writes a message in a language, in English if Qt lacks memory or threads to translate it.
int report(std::ostream& err, const Message& message, const Language* language, int status) {
    std::string sentence = text_of(message);
    try {
        const InLanguage spoken(language);
        sentence = spokenText(message);
    } catch (const std::exception&) {
    }
    return report(err, std::move(sentence), status);
}

Message no_memory() {
    return {"memory.none", "there is not enough memory"};
}

/// Runs an action and returns its exit status. What it throws becomes a line on `err` in the
/// language, in English if that is null.
int in_sentences(const Language* language, std::ostream& err, const std::function<int()>& run) {
    try {
        return run();
    } catch (const InvalidRequest& refusal) {
        return report(err, refusal.message(), language, usage);
    } catch (const Cancelled&) {
        throw;
    } catch (const ReaderEnded&) {
        return 0;
    } catch (const std::bad_alloc&) {
        return report(err, no_memory(), language, failure);
    } catch (const Error& fault) {
        return report(err, fault.message(), language, failure);
    } catch (const std::exception& fault) {
        return report(err, fault.what(), failure);
    }
}

int run_action(const Action& action, const CommandContext& context) {
    const int status = action(context);
    context.out.flush();
    if (!context.out)
        throw FileError(Message("command.output", "standard output cannot be written"));
    return status;
}

/// Throws InvalidRequest if the first word is neither an option nor a command's name.
void check_command(const CLI::App& program, const std::vector<std::string>& arguments) {
    if (arguments.empty() || arguments.front().starts_with('-'))
        return;
    std::string names;
    for (const CLI::App* command : program.get_subcommands({})) {
        if (command->get_name() == arguments.front())
            return;
        names += (names.empty() ? "" : ", ") + command->get_name();
    }
    throw InvalidRequest(Message("command.unknown", "%1 is not a command; the commands are %2",
                                 {in_quotes(arguments.front()), names}));
}

bool is_flag(const CLI::App& app, const std::string& name) {
    const CLI::Option* const option = app.get_option_no_throw(name);
    return option != nullptr && option->get_items_expected_max() == 0 &&
           option->get_type_name().empty();  // otherwise it may have a value of that form
}

/// Throws InvalidRequest if a flag is given a value, as in --version=3.
void check_flags(const CLI::App& program, const std::vector<std::string>& arguments) {
    for (const std::string& word : arguments) {
        if (word == "--")
            return;
        const auto equals = word.find('=');
        if (!word.starts_with("--") || equals == std::string::npos)
            continue;
        const std::string name = word.substr(0, equals);
        std::vector<const CLI::App*> apps = program.get_subcommands({});
        apps.push_back(&program);
        if (std::ranges::any_of(apps, [&](const CLI::App* app) { return is_flag(*app, name); }))
            throw InvalidRequest(Message("option.no-value", "%1 takes no value, but is given %2",
                                         {name, in_quotes(word.substr(equals + 1))}));
    }
}

/// Throws InvalidRequest if an option of the command stands where another one needs its value.
void check_values(const CLI::App& program, const std::vector<std::string>& arguments) {
    const std::vector<const CLI::App*> all = program.get_subcommands({});
    const auto found = std::ranges::find_if(all, [&](const CLI::App* each) {
        return !arguments.empty() && each->get_name() == arguments.front();
    });
    if (found == all.end())
        return;
    const CLI::App* const command = *found;
    for (std::size_t i = 1; i + 1 < arguments.size() && arguments[i] != "--"; ++i) {
        const CLI::Option* const option = command->get_option_no_throw(arguments[i]);
        const std::string& next = arguments[i + 1];
        if (arguments[i].starts_with('-') && option != nullptr &&
            option->get_items_expected_min() > 0 && next.starts_with('-') &&
            command->get_option_no_throw(next) != nullptr)
            throw InvalidRequest(
                Message("option.value-before", "%1 needs a value before %2", {arguments[i], next}));
    }
}

/// Returns the first unknown option among the words that nothing takes; empty if there is none.
std::string unknown_option(const CLI::App& program) {
    for (const std::string& word : program.remaining(true))
        if (word.starts_with('-') && word.find_first_not_of('-') != std::string::npos)
            return word;
    return {};
}

std::string upper(std::string text) {
    for (char& c : text)
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return text;
}

/// Returns the sentence that says what CLI11 refuses. If a required word is missing and there is an
/// unknown option, CLI11 reports the word, but the sentence names the option.
Message sentence_of(const CLI::App& program, const CLI::ParseError& refusal) {
    const std::string sentence = refusal.what();
    const std::string name = sentence.substr(0, sentence.find_first_of(": "));
    const bool is_option = name.starts_with('-');
    const bool lacks = dynamic_cast<const CLI::RequiredError*>(&refusal) != nullptr;
    const bool has_more = dynamic_cast<const CLI::ExtrasError*>(&refusal) != nullptr;
    if (const std::string option = unknown_option(program); !option.empty() && (lacks || has_more))
        return Message("option.unknown", "%1 is not an option", {in_quotes(option)});
    if (has_more)
        return Message("command.too-many", "%1 is one word too many",
                       {in_quotes(program.remaining(true).front())});
    if (lacks)
        return program.get_subcommands().empty()
                   ? Message("command.missing", "a command is missing")
                   : Message("option.missing", "%1 is missing", {is_option ? name : upper(name)});
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&refusal) != nullptr && is_option)
        return sentence.find("At Most") == std::string::npos
                   ? Message("option.needs-value", "%1 needs a value", {name})
                   : Message("option.twice", "%1 is given twice", {name});
    const std::string excludes = " excludes ";
    if (const auto at = sentence.find(excludes); at != std::string::npos)
        return Message("option.excludes", "%1 does not go with %2",
                       {is_option ? name : upper(name), sentence.substr(at + excludes.size())});
    return sentence;
}

/// Whether the word is a path that the window opens: its name says so, or there is such a file, of
/// which the window says what it is.
bool is_opened_by_window(const QString& path) {
    const std::string ending = ending_of(path.toStdString());
    return !path.startsWith(QLatin1Char('-')) &&
           (ending == "attnscope" || ending == "npy" || ending == "npz" ||
            ending == "safetensors" || namesLesson(path) || namesTokens(path) ||
            (!ending.empty() && QFileInfo(path).isFile()));
}

/// Whether these words open the window: they are files and settings, or stand for a session on
/// standard input.
bool are_of_window(const WindowWords& words) {
    return words.files == QStringList{QStringLiteral("-")} ||
           std::ranges::all_of(words.files, is_opened_by_window);
}

int run_window(int argc, char** argv, const WindowWords& given, const Language* language) {
    WindowWords words;
    const int status = in_sentences(language, std::cerr, [&] {
        words = withModelConfig(given);
        scenarioOf(words);
        return 0;
    });
    if (status != 0)
        return status;
    try {
        return open_window(argc, argv, words, language);
    } catch (const Error& fault) {
        return report(std::cerr, fault.message(), language, failure);
    }  // end_with_a_sentence() says what else it throws
}

/// Ends the program with one line rather than a core dump. This is the last resort for what is
/// thrown where nothing can catch it, such as a lack of memory within Qt or in a thread.
[[noreturn]] void end_with_a_sentence() {
    QuietErrors::end();
    try {
        if (const std::exception_ptr thrown = std::current_exception())
            std::rethrow_exception(thrown);
        report(std::cerr, "the program cannot continue", failure);
    } catch (const std::bad_alloc&) {
        std::fputs("attnscope: there is not enough memory\n", stderr);
    } catch (const std::exception& fault) {
        report(std::cerr, fault.what(), failure);
    } catch (...) {
        std::fputs("attnscope: the program cannot continue\n", stderr);
    }
    abandon_files();
    std::_Exit(failure);
}

/// Returns the name of the command that was given, with a blank after it; empty if none was.
std::string name_of_chosen(const CLI::App& program) {
    const std::vector<const CLI::App*> chosen =
        program.get_subcommands([](const CLI::App* each) { return each->parsed(); });
    return chosen.empty() ? "" : chosen.front()->get_name() + ' ';
}

/// Returns what --version prints: a line with the version, and how to cite it.
std::string version_text() {
    return "attnscope " + std::string(version()) + "\n\nTo cite it in a paper:\n\n" +
           std::string(citation());
}

int parse_and_run(std::vector<std::string> arguments, const CommandContext& context) {
    CLI::App program("What the scale factor does to attention, live.", "attnscope");
    program.footer(footer);
    program.require_subcommand(1);
    program.set_version_flag("--version", version_text());
    std::string language;  // read by without_language(); here so that --help lists it
    program.add_option("--language", language, language_help());
    Action action;
    for (const auto add : commands)
        add(program, action);
    check_command(program, arguments);
    check_flags(program, arguments);
    check_values(program, arguments);
    std::ranges::reverse(arguments);  // as CLI11 takes a vector
    try {
        program.parse(arguments);
    } catch (const CLI::ParseError& refusal) {
        if (refusal.get_exit_code() != 0)
            throw InvalidRequest(Message("command.see", "%1; see %2",
                                         {sentence_of(program, refusal),
                                          "attnscope " + name_of_chosen(program) + "--help"}));
        action = [&](const CommandContext& s) {
            print_to_reader(s.out, [&](std::ostream& out) { program.exit(refusal, out, s.err); });
            return 0;
        };
        return run_action(action, context);
    }
    return run_action(action, context);
}

/// Takes --language out of the words. Returns an exit status other than 0 if it is wrong.
int take_language(const std::vector<std::string>& words, std::ostream& err,
                  LanguageAndWords& line) {
    return in_sentences(nullptr, err, [&] {
        line = without_language(words);
        return 0;
    });
}

int run_line(const LanguageAndWords& line, const CommandContext& context) {
    return in_sentences(line.language, context.err, [&] {
        const InLanguage spoken(line.language);
        return parse_and_run(line.words, context);
    });
}

}  // namespace

int run_subcommand(const std::vector<std::string>& arguments, std::ostream& out, std::ostream& err,
                   const std::stop_token& stop) {
    LanguageAndWords line;
    const int status = take_language(arguments, err, line);
    return status == 0 ? run_line(line, {out, err, stop}) : status;
}

int run_command_line(int argc, char** argv) {
    std::set_terminate(end_with_a_sentence);
    keep_closed_streams_closed();
    fail_writes_without_signals();
    LanguageAndWords line;
    if (const int status = take_language({argv + std::min(argc, 1), argv + argc}, std::cerr, line);
        status != 0)
        return status;
    const WindowWords words = windowWords(line.words);
    if (words.files == QStringList{QStringLiteral("-")} && !words.settings.empty())
        return report(std::cerr,
                      Message("session.no-settings",
                              "a session from standard input takes no --set: it has all fields"),
                      line.language, usage);
    if (are_of_window(words))
        return run_window(argc, argv, words, line.language);
    const std::stop_token stop = stop_on_interrupt();
    try {
        return run_line(line, {std::cout, std::cerr, stop});
    } catch (const Cancelled&) {
        end_by_interrupt();
        return report(std::cerr, "interrupted", failure);
    }
}

}  // namespace attnscope
