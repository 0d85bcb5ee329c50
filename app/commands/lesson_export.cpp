#include "app/commands/lesson_export.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "app/commands/arguments.h"
#include "app/commands/offscreen.h"
#include "core/io/distinct_files.h"
#include "core/lessons/lessons.h"
#include "core/text/errors.h"
#include "ui/handout/handout.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

struct LessonExportOptions {
    HandoutRequest handout;
    std::string output;
};

int export_lesson(const LessonExportOptions& options, const CommandContext& context) {
    if (options.output.empty())
        throw InvalidRequest(Message("output.empty", "the name of the output is empty"));
    refuse_dash(options.output);
    if (std::ranges::count(lesson_names(), options.handout.lesson) == 0)
        require_distinct({options.handout.lesson}, {options.output});
    requireHandoutWritable(options.output);
    const OffscreenApplication application;
    writeHandout(options.output, options.handout,
                 [](const std::function<void()>& paint) { paint(); }, {.stop = context.stop});
    if (const auto note = missingLetters())
        context.err << "attnscope: " << text_of(*note, translatedForm) << '\n';
    return 0;
}

constexpr auto lesson_export_footer = R"(Examples:
  attnscope lesson export row -o row.pdf
  attnscope lesson export row --notes -o row
  attnscope lesson export row --no-answers -o row.pdf
  attnscope lesson export mine.en.md -o mine.pdf
  attnscope --language zh_CN lesson export row -o row.pdf

An output whose name ends in .pdf is a PDF of A4 pages. Any other output is a folder, new or empty or
that of an earlier handout, of index.html and the figures as SVG, which need no network. Both hold
all texts of the lesson with their numbers computed, the views of each step and the line that makes
its settings, tasks with an empty box, questions with their choices, and at the end the hints, the
answers and the sources. A file with faults is refused; 'attnscope lesson check' lists them.)";

}  // namespace

void add_lesson_export(CLI::App& lesson, Action& chosen) {
    const auto options = std::make_shared<LessonExportOptions>();
    CLI::App* command =
        lesson.add_subcommand("export", "A handout of a lesson, as PDF or as a page in a folder");
    command->footer(lesson_export_footer);
    command
        ->add_option("lesson", options->handout.lesson,
                     "Name of a lesson, or a file FILE.md of your own")
        ->required();
    command->add_option("-o,--output", options->output, "File to write (.pdf), or folder")
        ->required();
    command->add_flag("--notes", options->handout.notes,
                      "With the lecturer's notes below each step");
    command->add_flag("!--no-answers", options->handout.answers,
                      "Without the answers and what they reveal");
    command->callback([options, &chosen] {
        chosen = [options](const CommandContext& context) {
            return export_lesson(*options, context);
        };
    });
}

}  // namespace attnscope
