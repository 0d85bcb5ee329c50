#pragma once

#include <QObject>
#include <functional>
#include <string>

#include "ui/export/export_target.h"
#include "ui/settings/settings.h"
#include "ui/window/scenario_model.h"

class QMenu;
class QWidget;

namespace attnscope {

/// Writes views to files and the clipboard, and makes the menus for it. Encoding and writing are
/// done on a thread of their own; where that takes longer a dialog shows it.
class Exporter : public QObject {
    Q_OBJECT

public:
    Exporter(ScenarioModel& model, Settings& settings, QWidget* window);

    /// Actions for PNG, SVG, PDF, each table, and the clipboard.
    void fill(QMenu* menu, const ExportTarget& target);

    /// Writes a picture, or the first table for an ending of .csv; `written` or `failed` tells.
    void save(const ExportTarget& target, const std::string& path, const ExportOptions& options,
              Extent extent = Extent::shown);
    /// Copies what is shown.
    void copy(const ExportTarget& target);

    /// Asks for size, extent and path, then saves.
    void askAndSavePicture(const ExportTarget& target, const QString& ending);

    /// Does what may be refused: `failed` then tells, unless a person cancelled it.
    void attempt(const std::function<void()>& act);
    /// Tells that a file has been written.
    void tell(const std::string& path);
    /// A path that a person chose, with that ending, or of a folder; empty where none.
    std::string askPath(const QString& name, const QString& ending);
    std::string askFolder(const QString& name);

    void setTheme(const Theme& theme) { theme_ = theme; }

Q_SIGNALS:
    void failed(const QString& sentence);
    void written(const QString& path);
    void copied(const QString& title);

private:
    void write(const ExportTarget& target, const std::string& path, const ExportOptions& options,
               Extent extent) const;
    void writeBytes(const std::string& path, const std::function<std::string()>& bytes) const;
    About about(const ExportTarget& target, Extent extent) const;
    void askAndSaveTable(const ExportTarget& target, const ExportTable& table);
    bool isReady(const ExportTarget& target);
    ExportOptions defaults() const;

    ScenarioModel& model_;
    Settings& settings_;
    QWidget* window_;
    Theme theme_ = lightTheme();
};

}  // namespace attnscope
