#include "ui/files/file_dialogs.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QTreeView>
#include <algorithm>

#include "ui/look/on_screen.h"
#include "ui/look/text_scale.h"

namespace attnscope {
namespace {

/// A dialog that also takes names that do not exist; the caller reports them. Without Q_OBJECT its
/// class name stays QFileDialog, the only one that Qt replaces by the system's dialog.
class OpenDialog : public QFileDialog {
public:
    using QFileDialog::QFileDialog;

protected:
    void accept() override {
        const QStringList files = selectedFiles();
        if (std::ranges::all_of(files, [](const QString& file) { return QFileInfo::exists(file); }))
            QFileDialog::accept();
        else
            QDialog::accept();
    }
};

/// Widens the dialog and its column of names; the system's own dialog has no such parts.
void widen(QFileDialog& dialog) {
    constexpr int width = 960, height = 560;
    auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (!list)
        return;
    resizeOnScreen(dialog, {scaled(width), scaled(height)});
    QHeaderView* header = list->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
}

/// Gives the dialog's lists accessible names, which Qt does not set.
void nameLists(QFileDialog& dialog) {
    for (const auto& [name, label] : {std::pair("lookInCombo", QFileDialog::LookIn),
                                      std::pair("fileTypeCombo", QFileDialog::FileType)})
        if (auto* list = dialog.findChild<QComboBox*>(QLatin1StringView(name)))
            list->setAccessibleName(dialog.labelText(label));
}

void begin(QFileDialog& dialog, const QString& start) {
    const QFileInfo place(start);
    if (start.isEmpty())
        return;
    dialog.setDirectory(place.isDir() ? start : place.absolutePath());
    if (!place.isDir())
        dialog.selectFile(place.fileName());
}

QStringList answer(QFileDialog& dialog, const FileQuestion& question) {
    if (!question.kinds.isEmpty())
        dialog.setNameFilter(question.kinds);
    begin(dialog, question.start);
    widen(dialog);
    nameLists(dialog);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

QStringList opened(QWidget* window, const FileQuestion& question, QFileDialog::FileMode mode) {
    OpenDialog dialog(window, question.title);
    dialog.setFileMode(mode);
    return answer(dialog, question);
}

}  // namespace

QString fileToOpen(QWidget* window, const FileQuestion& question) {
    return opened(window, question, QFileDialog::ExistingFile).value(0);
}

QStringList filesToOpen(QWidget* window, const FileQuestion& question) {
    return opened(window, question, QFileDialog::ExistingFiles);
}

QString folderToSaveIn(QWidget* window, const FileQuestion& question) {
    OpenDialog dialog(window, question.title);
    dialog.setFileMode(QFileDialog::Directory);
    dialog.setOption(QFileDialog::ShowDirsOnly);
    return answer(dialog, question).value(0);
}

QString fileToSave(QWidget* window, const FileQuestion& question, Replacing replacing,
                   QString* kind) {
    QFileDialog dialog(window, question.title);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setOption(QFileDialog::DontConfirmOverwrite, replacing == Replacing::isAskedLater);
    const QString first = question.kinds.section(QStringLiteral(";;"), 0, 0);
    const auto end = [&](const QString& chosen) {
        dialog.setDefaultSuffix(chosen == first ? question.ending : QString());
    };
    end(first);  // before the dialog asks whether a file is replaced
    QObject::connect(&dialog, &QFileDialog::filterSelected, &dialog, end);
    const QString path = answer(dialog, question).value(0);
    if (kind)
        *kind = dialog.selectedNameFilter();
    return path;
}

}  // namespace attnscope
