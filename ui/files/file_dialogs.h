#pragma once

#include <QStringList>

class QWidget;

namespace attnscope {

/// What is asked for: the dialog's title, where it begins (a folder, or a file in one), and the
/// kinds of files, as Qt has them: "Tables (*.csv);;All files (*)".
struct FileQuestion {
    QString title, start, kinds;
};

/// The answers of dialogs in which names, sizes and dates are read in full; empty where none is
/// given.
QString fileToOpen(QWidget* window, const FileQuestion& question);
QStringList filesToOpen(QWidget* window, const FileQuestion& question);

/// Asks before a file is replaced, unless whoever asks does.
enum class Replacing { asks, isAskedLater };
QString fileToSave(QWidget* window, const FileQuestion& question,
                   Replacing replacing = Replacing::asks);
QString folderToSaveIn(QWidget* window, const FileQuestion& question);

}  // namespace attnscope
