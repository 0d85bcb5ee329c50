#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "app/commands/command.h"
#include "app/commands/lesson_export.h"
#include "core/io/regular_file.h"
#include "core/lessons/lesson_reader.h"
#include "core/lessons/lessons.h"
#include "core/text/errors.h"
#include "core/text/printable.h"
#include "ui/lessons/lesson_source.h"
#include "ui/look/translated.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

constexpr std::size_t largest_lesson = 100'000;  // bytes

bool is_any_view(std::string_view key) {
    const std::vector<std::string_view> views = allViews();
    return std::ranges::find(views, key) != views.end();
}

void print_lessons(std::ostream& out) {
    for (const std::string_view name : lesson_names())
        out << name << "  " << titleOfLesson(std::string(name)).toStdString() << '\n';
}

/// Prints a line FILE:LINE: SENTENCE for each fault of a file, and returns whether there was one.
bool print_faults(const std::string& path, const CommandContext& context) {
    const std::string name = printable(path);
    const auto [lesson, faults] =
        read_lesson(read_regular_file(path, largest_lesson, name), is_any_view);
    const std::vector<LessonFault> all = faults.empty() ? untrue_in(lesson, context.stop) : faults;
    for (const LessonFault& fault : all)
        context.err << name << ':' << fault.line << ": " << spokenText(fault.what) << '\n';
    return !all.empty();
}

int check_files(const std::vector<std::string>& paths, const CommandContext& context) {
    bool is_faulty = false;
    for (const std::string& path : paths)
        try {
            is_faulty |= print_faults(path, context);
        } catch (const FileError& fault) {  // the other files are checked all the same
            if (paths.size() == 1)
                throw;
            context.err << "attnscope: " << spokenText(fault.message()) << '\n';
            is_faulty = true;
        }
    return is_faulty ? 1 : 0;
}

constexpr auto lesson_examples = R"(Examples:
  attnscope lesson list
  attnscope lesson check mine.en.md
  attnscope lesson export row -o row.pdf)";

constexpr auto check_footer = R"(Examples:
  attnscope lesson check mine.en.md

Prints a line FILE:LINE: SENTENCE on standard error for each of the first faults. A file without
faults is also checked for what it says: each number in it is computed, each claim has to hold, and
each task has to be open before and done after what solves it. The exit status is 1 if there is a
fault.)";

}  // namespace

void add_lesson(CLI::App& program, Action& chosen) {
    CLI::App* lesson =
        program.add_subcommand("lesson", "Lessons: the list of them, checks, and handouts");
    lesson->footer(lesson_examples);
    lesson->require_subcommand(0, 1);
    lesson->callback([lesson] {
        if (lesson->get_subcommands().empty())
            throw InvalidRequest(
                Message("lesson.words", "lesson needs one of the words list, check and export"));
    });
    CLI::App* list = lesson->add_subcommand("list", "A line for each lesson: its name and title");
    list->footer("Example:\n  attnscope lesson list");
    list->callback([&chosen] {
        chosen = [](const CommandContext& context) {
            print_lessons(context.out);
            return 0;
        };
    });
    const auto paths = std::make_shared<std::vector<std::string>>();
    CLI::App* check = lesson->add_subcommand("check", "Whether files of lessons are right");
    check->footer(check_footer);
    check->add_option("files", *paths, "Files of lessons, in Markdown")->required();
    check->callback([&chosen, paths] {
        chosen = [paths](const CommandContext& context) { return check_files(*paths, context); };
    });
    add_lesson_export(*lesson, chosen);
}

}  // namespace attnscope
