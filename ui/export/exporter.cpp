#include "ui/export/exporter.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <new>

#include "core/errors.h"
#include "core/io/atomic_file.h"
#include "core/io/path_ending.h"
#include "ui/export/export_dialog.h"
#include "ui/jobs/work_in_dialog.h"
#include "ui/look/translated.h"

namespace attnscope {

Exporter::Exporter(ScenarioModel& model, Settings& settings, QWidget* window)
    : QObject(window), model_(model), settings_(settings), window_(window) {}

void Exporter::fill(QMenu* menu, const ExportTarget& target) {
    std::vector<QAction*> actions;
    for (const char* ending : {"png", "svg", "pdf"}) {
        const QString suffix = QLatin1StringView(ending);
        QAction* action = menu->addAction(suffix.toUpper() + QStringLiteral("…"));
        connect(action, &QAction::triggered, this,
                [this, target, suffix] { askAndSavePicture(target, suffix); });
        actions.push_back(action);
    }
    for (const ExportTable& table : target.tables) {
        QAction* action = menu->addAction(table.label + QStringLiteral("…"));
        connect(action, &QAction::triggered, this,
                [this, target, table] { askAndSaveTable(target, table); });
        actions.push_back(action);
    }
    menu->addSeparator();
    QAction* action = menu->addAction(tr("Copy picture"));
    connect(action, &QAction::triggered, this, [this, target] { copy(target); });
    actions.push_back(action);
    connect(menu, &QMenu::aboutToShow, this, [actions, target] {
        for (QAction* each : actions)
            each->setEnabled(target.isReady());
    });
}

ExportOptions Exporter::defaults() const {
    ExportOptions options = settings_.exportOptions();
    options.theme = theme_;
    return options;
}

void Exporter::save(const ExportTarget& target, const std::string& path,
                    const ExportOptions& options, Extent extent) {
    attempt([&] {
        write(target, path, options, extent);
        tell(path);
    });
}

About Exporter::about(const ExportTarget& target, Extent extent) const {
    const Subject of = target.of ? target.of() : Subject{model_.scenario(), {}};
    return {target.title, of.scenario, extent == Extent::shown ? target.part() : QString(),
            of.frozen};
}

void Exporter::write(const ExportTarget& target, const std::string& path,
                     const ExportOptions& options, Extent extent) const {
    if (ending_of(path) == "csv" && !target.tables.empty()) {
        writeBytes(path, target.tables.front().csv(extent));
        return;
    }
    const Paint paint = target.picture(canvasOf(path, options), options.theme, extent);
    const auto painted = [&, about = about(target, extent)] {
        return paintPicture(path, about, options, paint);
    };
    if (target.paintsAnywhere)
        return writeBytes(path, [&painted] { return painted()().toStdString(); });
    writeBytes(path, [encode = painted()] { return encode().toStdString(); });
}

void Exporter::writeBytes(const std::string& path,
                          const std::function<std::string()>& bytes) const {
    workInDialog(window_, tr("Export"), tr("Writing the file…"),
                 [&](const std::stop_token&, const Progress&) { write_atomically(path, bytes()); });
}

void Exporter::tell(const std::string& path) {
    Q_EMIT written(QFile::decodeName(QByteArray::fromStdString(path)));
}

void Exporter::copy(const ExportTarget& target) {
    if (!isReady(target))
        return;
    const ExportOptions options = defaults();
    attempt([&] {
        const Paint paint = target.picture(canvasOf("png", options), options.theme, Extent::shown);
        QGuiApplication::clipboard()->setImage(
            pictureImage(about(target, Extent::shown), options, paint));
        Q_EMIT copied(target.title);
    });
}

std::string Exporter::askPath(const QString& name, const QString& ending) {
    const QString proposed = QDir(settings_.exportFolder()).filePath(name + u'.' + ending);
    QString path = QFileDialog::getSaveFileName(
        window_, tr("Export"), proposed, QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending));
    if (path.isEmpty())
        return {};
    if (QFileInfo(path).suffix().toLower() != ending)
        path += u'.' + ending;
    settings_.setExportFolder(QFileInfo(path).absolutePath());
    return QFile::encodeName(path).toStdString();
}

std::string Exporter::askFolder(const QString& name) {
    const QString proposed = QDir(settings_.exportFolder()).filePath(name);
    const QString path = QFileDialog::getSaveFileName(window_, tr("Export to a new folder"),
                                                      proposed, tr("Folders (*)"));
    if (!path.isEmpty())
        settings_.setExportFolder(QFileInfo(path).absolutePath());
    return QFile::encodeName(path).toStdString();
}

void Exporter::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const Cancelled&) {
        // whoever cancelled knows
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    } catch (const std::bad_alloc&) {
        Q_EMIT failed(tr("There is not enough memory for this export."));
    }
}

/// Says so where it is not: a shortcut can come at any time.
bool Exporter::isReady(const ExportTarget& target) {
    const bool ready = target.isReady();
    if (!ready)
        Q_EMIT failed(tr("%1: there is no complete picture to export yet.").arg(target.title));
    return ready;
}

void Exporter::askAndSavePicture(const ExportTarget& target, const QString& ending) {
    if (!isReady(target))
        return;
    ExportDialog dialog(target.title, target.part(), defaults(), window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const ExportOptions options = dialog.options();
    settings_.setExportOptions(options);
    const std::string path = askPath(target.name, ending);
    if (!path.empty())
        save(target, path, options, dialog.extent());
}

void Exporter::askAndSaveTable(const ExportTarget& target, const ExportTable& table) {
    const QString part = target.part();
    ExtentDialog dialog(target.title, part, window_);
    if (!part.isEmpty() && dialog.exec() != QDialog::Accepted)
        return;
    attempt([&] {
        // Of what was seen when it was asked for.
        const std::function<std::string()> csv = table.csv(dialog.extent());
        const std::string path = askPath(target.name, QStringLiteral("csv"));
        if (path.empty())
            return;
        writeBytes(path, csv);
        tell(path);
    });
}

}  // namespace attnscope
