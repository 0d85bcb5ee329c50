#include "ui/lessons/lesson_source.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <algorithm>

#include "core/io/regular_file.h"
#include "core/lessons/lessons.h"
#include "ui/look/language.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

constexpr std::size_t largest_lesson = 100'000;  ///< bytes

bool isAnyView(std::string_view key) {
    return std::ranges::count(allViews(), key) > 0;
}

/// Returns the text of a lesson of the program's own; in English if the window's language has none.
std::string_view ownText(const std::string& name) {
    const std::string_view text = lesson_text(name, spokenLanguage().key);
    return text.empty() ? lesson_text(name, "en") : text;
}

}  // namespace

bool namesLesson(const QString& path) {
    return QFileInfo(path).suffix().toLower() == QStringLiteral("md");
}

ReadLesson readLesson(const std::string& lesson) {
    const bool isOwn = std::ranges::count(lesson_names(), lesson) > 0;
    if (isOwn)
        return read_lesson(ownText(lesson), isAnyView);
    const QByteArray path = QFile::encodeName(toQString(lesson));
    const std::string name = fileNameOfLesson(lesson).toStdString();
    return read_lesson(read_regular_file(path.toStdString(), largest_lesson, name), isAnyView);
}

QString fileNameOfLesson(const std::string& path) {
    return legible(QFileInfo(toQString(path)).fileName());
}

QString titleOfLesson(const std::string& name) {
    const std::string_view text = ownText(name), first = text.substr(0, text.find('\n'));
    return toQString(first.substr(std::min(first.size(), std::string_view("# ").size())));
}

std::string lessonAfter(const std::string& name) {
    const auto names = lesson_names();
    const auto found = std::ranges::find(names, name);
    if (found == names.end() || found + 1 == names.end())
        return {};
    return std::string(*(found + 1));
}

QString faultsText(const std::string& lesson, const std::vector<LessonFault>& faults) {
    if (faults.empty())
        return {};
    const LessonFault& first = faults.front();
    const QString name = fileNameOfLesson(lesson), what = translated(first.what);
    if (faults.size() == 1)
        return QCoreApplication::translate("Lessons", "%1, line %2: %3.")
            .arg(name)
            .arg(first.line)
            .arg(what);
    return QCoreApplication::translate(
               "Lessons", "%1, line %2: %3. It has %4 faults; attnscope lesson check lists them.")
        .arg(name)
        .arg(first.line)
        .arg(what)
        .arg(faults.size());
}

}  // namespace attnscope
