#include "ui/exporter.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>

#include "core/errors.h"
#include "core/io/atomic_file.h"
#include "ui/dialogs/export_dialog.h"

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
    QAction* action = menu->addAction(QStringLiteral("Copy picture"));
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

void Exporter::save(const ExportTarget& target, const QString& path, const ExportOptions& options) {
    attempt([&] {
        write(target, path, options);
        Q_EMIT written(path);
    });
}

void Exporter::write(const ExportTarget& target, const QString& path,
                     const ExportOptions& options) const {
    if (path.endsWith(QStringLiteral(".csv"), Qt::CaseInsensitive) && !target.tables.empty()) {
        write_atomically(path.toStdString(), target.tables.front().csv());
        return;
    }
    exportPicture(
        path, target.title, model_.scenario(), options,
        [&](QPainter& painter, QSizeF size) { target.paint(painter, size, options.theme); });
}

void Exporter::copy(const ExportTarget& target) {
    const ExportOptions options = defaults();
    attempt([&] {
        QGuiApplication::clipboard()->setImage(pictureImage(
            target.title, model_.scenario(), options,
            [&](QPainter& painter, QSizeF size) { target.paint(painter, size, options.theme); }));
        Q_EMIT copied(target.title);
    });
}

QString Exporter::askPath(const QString& name, const QString& ending) {
    const QString proposed = QDir(settings_.exportFolder()).filePath(name + u'.' + ending);
    QString path =
        QFileDialog::getSaveFileName(window_, QStringLiteral("Export"), proposed,
                                     QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending));
    if (path.isEmpty())
        return path;
    if (QFileInfo(path).suffix().toLower() != ending)
        path += u'.' + ending;
    settings_.setExportFolder(QFileInfo(path).absolutePath());
    return path;
}

void Exporter::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const Error& error) {
        Q_EMIT failed(QString::fromUtf8(error.what()));
    }
}

void Exporter::askAndSavePicture(const ExportTarget& target, const QString& ending) {
    ExportDialog dialog(target.title, defaults(), window_);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const ExportOptions options = dialog.options();
    settings_.setExportOptions(options);
    const QString path = askPath(target.name, ending);
    if (path.isEmpty())
        return;
    save(target, path, options);
}

void Exporter::askAndSaveTable(const ExportTarget& target, const ExportTable& table) {
    const std::string csv = table.csv();  // of what was seen when it was asked for
    const QString path = askPath(target.name, QStringLiteral("csv"));
    if (path.isEmpty())
        return;
    attempt([&] {
        write_atomically(path.toStdString(), csv);
        Q_EMIT written(path);
    });
}

}  // namespace attnscope
