#pragma once

#include <optional>
#include <string>

#include "core/lessons/lesson_reader.h"
#include "ui/pictures/export.h"
#include "ui/views/exported_view.h"

namespace attnscope {

/// A lesson as a handout.
struct HandoutRequest {
    std::string lesson;   ///< name of one of the program's own lessons, or path of a file
    bool notes = false;   ///< whether the lecturer's notes stand below each step
    bool answers = true;  ///< whether the answers stand at the end
};

/// Writes a handout: a PDF of A4 pages if the path ends in .pdf; else a folder of index.html and
/// the figures as SVG, which is new or empty or that of an earlier handout. Nothing is written
/// before everything is computed. Equal requests and names give equal bytes. Throws InvalidRequest
/// if there is no such lesson, FileError for one that is faulty and for paths that cannot be read
/// or written, what a figure's computation throws, and Cancelled.
void writeHandout(const std::string& path, const HandoutRequest& request,
                  const OnPaintingThread& on_painting_thread, const Work& work);

/// Throws FileError if writeHandout() could not write to this path now.
void requireHandoutWritable(const std::string& path);

/// Returns a sentence if no font with the letters of the language is installed.
std::optional<Message> missingLetters();

}  // namespace attnscope
