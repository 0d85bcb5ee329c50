#pragma once

#include <QObject>
#include <functional>
#include <string>

#include "ui/settings/settings.h"
#include "ui/views/exported_view.h"

class QMenu;
class QWidget;

namespace attnscope {

/// Writes views to files and the clipboard, and makes the menus for it. Computing, encoding and
/// writing are done on a thread of their own; if that takes longer than a moment, a dialog shows
/// the progress.
class Exporter : public QObject {
    Q_OBJECT

public:
    /// Returns what a view of the window shows now, in the window's theme.
    using RequestOf = std::function<ExportRequest(const std::string& view)>;
    /// Keeps what was changed in figures.
    using Keep = std::function<void(const ChangedFigures& changed)>;
    /// Returns the views on the board in their order, and last the whole board.
    using Views = std::function<std::vector<std::string>()>;

    Exporter(Settings& settings, EngineMaker make_engine, RequestOf request_of, Views views,
             QWidget* window);

    /// Sets the function that keeps what was changed in figures.
    void setKeeper(Keep keep) { keep_ = std::move(keep); }

    /// Adds actions for each format of a view, and for the clipboard.
    void fill(QMenu* menu, const std::string& view);

    /// Writes a file, and emits written() or failed().
    void save(const ExportRequest& request, const std::string& path);
    /// Copies a view to the clipboard, as it is shown.
    void copy(const std::string& view);

    /// Asks for look and file, then saves. If `ending` is empty, the ending used last is chosen.
    /// Returns false if a person has cancelled it.
    bool ask(const std::string& view, const QString& ending = {});

    /// The view that was chosen for the last export, or panelFigure; empty before the first. The
    /// whole board, which is asked for by a command of its own, does not count.
    const std::string& lastView() const { return last_; }

    /// Returns what a view shows, with the look that was chosen last for its kind.
    ExportRequest requestOf(const std::string& view) const;

    /// Calls `act`; emits failed() if it throws, unless a person has cancelled it.
    void attempt(const std::function<void()>& act);
    /// Emits written() for this path.
    void tell(const std::string& path);
    /// Asks a person for a path with that ending or, if the kind `folders` of files is given and
    /// chosen, for a folder; askFolder() asks for a folder. Both return an empty text if none was
    /// chosen.
    std::string askPath(const QString& name, const QString& ending, const QString& folders = {});
    std::string askFolder(const QString& name);

Q_SIGNALS:
    void failed(const QString& sentence);
    void written(const QString& path);
    void copied(const QString& title);

private:
    Settings& settings_;
    EngineMaker make_engine_;
    RequestOf request_of_;
    Views views_;
    Keep keep_;
    std::string last_;
    QWidget* window_;
};

/// The choice of a person who exports several views, other than those on the window's board, as
/// panels of one figure.
inline constexpr std::string_view panelFigure = "panels";

/// Returns the view of the request for what a person chose: the whole board for panels, else
/// `chosen`.
std::string viewAskedFor(const std::string& chosen);

/// How exports of a view look at first.
Look usualLook(std::string_view view);

/// The kind of a view by which looks are remembered: figure, board, panels, or matrix for any other
/// view.
QString kindOf(std::string_view view);

/// Returns the key under which the settings keep the ending that was used last for the view's kind.
QString endingKey(const std::string& view);

/// The name of a view, also of the board and of panels, for a person.
QString exportTitle(std::string_view view);

/// The name of a file of a view, without its ending.
QString exportName(std::string_view view);

}  // namespace attnscope
