#include "ui/handout/handout.h"

#include <algorithm>
#include <filesystem>
#include <set>

#include "core/io/atomic_file.h"
#include "core/io/page_folder.h"
#include "core/io/path_ending.h"
#include "core/lessons/lessons.h"
#include "core/text/errors.h"
#include "core/text/nearest.h"
#include "core/text/printable.h"
#include "core/text/split.h"
#include "ui/handout/handout_content.h"
#include "ui/handout/handout_figures.h"
#include "ui/handout/handout_html.h"
#include "ui/handout/handout_numbers.h"
#include "ui/handout/handout_pdf.h"
#include "ui/lessons/lesson_source.h"
#include "ui/look/language.h"
#include "ui/look/text.h"
#include "ui/pictures/page.h"
#include "ui/views/command_words.h"

namespace attnscope {
namespace {

/// Three in each of twelve steps, and as many that answers reveal.
constexpr std::size_t most_figures = 72;

/// Returns progress of a part of the work, from one share of it to another.
Progress between(double from, double to, const Progress& whole) {
    return [=](double part) { whole(from + part * (to - from)); };
}

void requireKnown(const std::string& lesson) {
    const auto names = lesson_names();
    if (std::ranges::count(names, lesson) > 0 || namesLesson(toQString(lesson)))
        return;
    const std::vector<std::string_view> known(names.begin(), names.end());
    if (const std::string_view meant = suggested(lesson, known); !meant.empty())
        throw InvalidRequest(
            Message("handout.lesson-meant",
                    "there is no lesson %1; did you mean %2? The lessons are %3, or a file FILE.md",
                    {in_quotes(lesson), meant, comma_separated(known)}));
    throw InvalidRequest(Message("handout.lesson",
                                 "there is no lesson %1; the lessons are %2, or a file FILE.md",
                                 {in_quotes(lesson), comma_separated(known)}));
}

/// Reads a lesson that is right, also in what it claims if it is a person's own.
Lesson rightLesson(const std::string& name, const std::stop_token& stop) {
    requireKnown(name);
    auto [lesson, faults] = readLesson(name);
    if (faults.empty() && std::ranges::count(lesson_names(), name) == 0)
        faults = untrue_in(lesson, stop);
    if (!faults.empty())
        throw FileError(Message("lesson.fault", "%1, line %2: %3",
                                {printable(name), faults.front().line, faults.front().what}));
    return lesson;
}

PageFolder folderAt(const std::string& path) {
    PageFolder folder{path, Message("page.handout", "a handout"), {"index.html"}, handoutGenerator};
    for (std::size_t i = 0; i < most_figures; ++i)
        folder.names.insert(figureName(i));
    return folder;
}

bool isPdf(const std::string& path) {
    return ending_of(path) == "pdf";
}

QString commandOf(const std::string& path, const HandoutRequest& request) {
    const bool is_own = std::ranges::count(lesson_names(), request.lesson) > 0;
    CommandWords words = {"lesson", "export", is_own ? request.lesson : fileName(request.lesson)};
    if (request.notes)
        words.emplace_back("--notes");
    if (!request.answers)
        words.emplace_back("--no-answers");
    add(words, "-o", fileName(path));
    addLanguage(words);
    return QString::fromStdString(commandLine(std::move(words)));
}

std::vector<PaintedFigure> paintedFigures(const Handout& handout, const Work& work) {
    std::vector<PaintedFigure> figures;
    const double count = static_cast<double>(handout.figures.size());
    for (std::size_t i = 0; i < handout.figures.size(); ++i) {
        if (work.stop.stop_requested())
            throw Cancelled();
        const double done = static_cast<double>(i);
        figures.push_back(
            painted(handout.figures[i], i,
                    {work.stop, between(done / count, (done + 1) / count, work.progress)}));
    }
    return figures;
}

void write(const std::string& path, const QByteArray& bytes) {
    write_atomically(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

void writeFolder(const std::string& path, const Handout& handout,
                 const std::vector<PaintedFigure>& figures,
                 const OnPaintingThread& on_painting_thread, const Work& work) {
    std::map<std::string, QByteArray> files;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        Encode encode;
        on_painting_thread([&] {
            encode =
                paintPicture(figureName(i), figures[i].about, figures[i].look, figures[i].paint);
        });
        files.emplace(figureName(i), encode());
        work.progress((static_cast<double>(i) + 1) / static_cast<double>(figures.size()));
    }
    if (work.stop.stop_requested())
        throw Cancelled();
    const PageFolder folder = folderAt(path);
    folder.make();
    // The page comes first: by it, a later call knows the folder of one that was interrupted.
    write_atomically(folder.index(), handoutPage(handout));
    for (const auto& [name, bytes] : files)
        write((std::filesystem::path(path) / name).string(), bytes);
    for (const std::string& name : folder.names)  // figures of an earlier handout
        if (std::error_code ignored; name != "index.html" && !files.contains(name))
            std::filesystem::remove(std::filesystem::path(path) / name, ignored);
}

}  // namespace

void requireHandoutWritable(const std::string& path) {
    if (isPdf(path))
        require_writable(path);
    else
        folderAt(path).check();
}

void writeHandout(const std::string& path, const HandoutRequest& request,
                  const OnPaintingThread& on_painting_thread, const Work& work) {
    constexpr double after_numbers = 0.1, after_figures = 0.8;
    const Lesson lesson =
        withNumbers(rightLesson(request.lesson, work.stop), request.lesson, work.stop);
    work.progress(after_numbers);
    const Handout handout = handoutOf(lesson, {request.notes, request.answers});
    const std::vector<PaintedFigure> figures =
        paintedFigures(handout, {work.stop, between(after_numbers, after_figures, work.progress)});
    const Work writing{work.stop, between(after_figures, 1, work.progress)};
    if (!isPdf(path))
        return writeFolder(path, handout, figures, on_painting_thread, writing);
    QByteArray bytes;
    on_painting_thread(
        [&] { bytes = handoutPdf(handout, figures, commandOf(path, request), writing); });
    write(path, bytes);
}

std::optional<Message> missingLetters() {
    const Language& language = spokenLanguage();
    if (language.fonts.empty() || withLetters({}).size() > 1)
        return {};
    return Message("handout.font",
                   "no font with the letters of %1 is installed, such as %2: texts in the pictures "
                   "and in a PDF may be boxes",
                   {language.name, language.fonts.front()});
}

}  // namespace attnscope
