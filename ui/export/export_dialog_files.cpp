#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>

#include "ui/export/export_dialog.h"
#include "ui/export/exporter.h"
#include "ui/export/figure_editor.h"
#include "ui/export/look_controls.h"
#include "ui/export/preview_editing.h"
#include "ui/files/file_dialogs.h"
#include "ui/look/fault_label.h"
#include "ui/look/text.h"

// The files of the export dialog, and what it remembers when it is closed.

namespace attnscope {

/// Chooses the format that has the file's ending, if there is one.
void ExportDialog::takeTypedEnding() {
    const QString path = file_->text();
    const int typed = format_->findText(QFileInfo(path).suffix().toUpper());
    if (isOfAll() || typed < 0 || typed == format_->currentIndex())
        return;
    format_->setCurrentIndex(typed);
    file_->setText(path);
}

void ExportDialog::browse() {
    const QString suffix = toQString(ending());
    const QString kinds = QStringLiteral("%1 (*.%2)").arg(suffix.toUpper(), suffix);
    const QString path =
        isOfAll() ? folderToSaveIn(this, {tr("Folder for the files"), file_->text(), {}})
                  : fileToSave(this, {tr("Export"), file_->text(), kinds}, Replacing::isAskedLater);
    if (!path.isEmpty())
        file_->setText(path);
}

std::vector<std::pair<ExportRequest, std::string>> ExportDialog::files() const {
    const QString suffix = u'.' + toQString(ending());
    std::vector<std::pair<ExportRequest, std::string>> files;
    const auto add = [&](const ExportRequest& of, const QString& path) {
        files.emplace_back(of, QFile::encodeName(path).toStdString());
    };
    if (!isOfAll()) {
        const QString path = file_->text();
        add(request(), path.endsWith(suffix, Qt::CaseInsensitive) ? path : path + suffix);
        return files;
    }
    for (const std::string& view : chosenViews())
        add(markedAsSeen(finished(request_of_(view))),
            QDir(file_->text()).filePath(exportName(view) + suffix));
    return files;
}

/// Whether the files may be written; asks if some exist already.
bool ExportDialog::mayReplace() {
    QStringList there;
    for (const auto& [each, path] : files())
        if (const QString name = QFile::decodeName(QByteArray::fromStdString(path));
            QFileInfo::exists(name))
            there.append(QFileInfo(name).fileName());
    return there.isEmpty() ||
           QMessageBox::question(
               this, windowTitle(), tr("Replace %1?").arg(there.join(QStringLiteral(", "))),
               QMessageBox::Yes | QMessageBox::No, QMessageBox::No) == QMessageBox::Yes;
}

QString ExportDialog::folder() const {
    return isOfAll() ? file_->text() : QFileInfo(file_->text()).absolutePath();
}

/// Whether the folder exists; if not, says so in the dialog, where another folder can be chosen.
bool ExportDialog::hasFolder() {
    if (QFileInfo(folder()).isDir())
        return true;
    showFault(*fault_, tr("There is no folder %1.").arg(folder()));
    file_->setFocus();
    return false;
}

void ExportDialog::accept() {
    if (!controls_->refusal().isEmpty() || editor_->hasRefusal() || !editing_->take() ||
        !hasFolder() || !mayReplace())
        return;
    settings_.setExportFolder(folder());
    QDialog::accept();
}

/// Remembers what was chosen, also if nothing is exported.
void ExportDialog::done(int result) {
    editing_->take();
    const std::string view = chosenViews().front();
    if (controls_->refusal().isEmpty())
        settings_.setExportLook(kindOf(view), controls_->look());
    settings_.setBytes(endingKey(view), ending().c_str());
    QDialog::done(result);
}

}  // namespace attnscope
