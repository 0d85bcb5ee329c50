#pragma once

#include <QStringList>

class QWidget;

namespace attnscope {

/// What a dialog asks for: its title, where it begins (a folder, or a file in one), and the kinds
/// of files, as Qt has them: "Tables (*.csv);;All files (*)".
struct FileQuestion {
    QString title, start, kinds;
};

/// Ask for files and folders in dialogs in which names, sizes and dates are read in full; the
/// answer is empty if none is given.
QString fileToOpen(QWidget* window, const FileQuestion& question);
QStringList filesToOpen(QWidget* window, const FileQuestion& question);

/// Whether the dialog asks before a file is replaced, or the caller does so later.
enum class Replacing { asks, isAskedLater };
QString fileToSave(QWidget* window, const FileQuestion& question,
                   Replacing replacing = Replacing::asks);
QString folderToSaveIn(QWidget* window, const FileQuestion& question);

}  // namespace attnscope
