#pragma once

#include <QStringList>

class QWidget;

namespace attnscope {

/// What a dialog asks for: its title, where it starts (a folder, or a file in a folder), and the
/// kinds of files in Qt's notation: "Tables (*.csv);;All files (*)". Only the first kind has the
/// ending.
struct FileQuestion {
    QString title, start, kinds;
    QString ending = {};  ///< that names of files to be saved get; empty: none
};

/// Returns the file that a person chooses; empty if none is chosen. A name that was typed may be of
/// a file or a folder that does not exist: the caller says so. This dialog and those of the
/// functions below are wide enough for names, sizes and dates in full.
QString fileToOpen(QWidget* window, const FileQuestion& question);
QStringList filesToOpen(QWidget* window, const FileQuestion& question);

/// Whether the dialog asks before a file is replaced, or the caller does so later.
enum class Replacing { asks, isAskedLater };
/// `kind`, if not null, becomes the kind of file that was chosen.
QString fileToSave(QWidget* window, const FileQuestion& question,
                   Replacing replacing = Replacing::asks, QString* kind = nullptr);
QString folderToSaveIn(QWidget* window, const FileQuestion& question);

}  // namespace attnscope
