#pragma once

#include <QString>
#include <string>

#include "core/lessons/lesson_reader.h"

namespace attnscope {

/// Whether a path is that of a lesson: its name ends in .md.
bool namesLesson(const QString& path);

/// Reads a lesson, given by the name of one of the program's own, in the window's language if there
/// is such a text, or by the path of a file. Throws FileError if the file cannot be read.
ReadLesson readLesson(const std::string& lesson);

/// Returns the name of the file of a lesson, for a person.
QString fileNameOfLesson(const std::string& path);

/// Returns the title of one of the program's own lessons.
QString titleOfLesson(const std::string& name);

/// Returns the name of the lesson of the program's own after this one; empty if there is none.
std::string lessonAfter(const std::string& name);

/// Returns a sentence on what is wrong in a lesson, with the file and the line of the first fault;
/// empty if there is none.
QString faultsText(const std::string& lesson, const std::vector<LessonFault>& faults);

}  // namespace attnscope
