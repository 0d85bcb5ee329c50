#include "ui/export/exporter.h"

#include <QClipboard>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMimeData>
#include <algorithm>
#include <new>

#include "core/figures/figures.h"
#include "core/text/errors.h"
#include "ui/export/export_dialog.h"
#include "ui/files/file_dialogs.h"
#include "ui/jobs/windows_thread.h"
#include "ui/jobs/work_in_dialog.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/pictures/export.h"
#include "ui/views/views.h"

namespace attnscope {

std::string viewAskedFor(const std::string& chosen) {
    return chosen == panelFigure ? std::string(wholeBoard) : chosen;
}

Look usualLook(std::string_view view) {
    const auto presets = lookPresets();
    if (view == panelFigure) {
        Look look = with(Look(), presets[1]);
        look.letters = "(a)";
        look.aligned = look.oneLegend = true;
        return look;
    }
    if (view != wholeBoard)
        return with(Look(), presets[view == "heads" ? 1 : 0]);  // several pictures: two columns
    Look look;
    look.readout = true;  // as on the screen
    setSize(look, {2400, 1500});
    return look;
}

QString kindOf(std::string_view view) {
    if (view == wholeBoard || view == panelFigure)
        return toQString(view);
    return is_figure(view) ? QStringLiteral("figure") : QStringLiteral("matrix");
}

QString endingKey(const std::string& view) {
    return QStringLiteral("export/%1/ending").arg(kindOf(view));
}

QString exportTitle(std::string_view view) {
    if (view == panelFigure)
        return QCoreApplication::translate("Board", "Panels");
    return view == wholeBoard ? QCoreApplication::translate("Board", "Board") : titleOf(view);
}

QString exportName(std::string_view view) {
    return view == wholeBoard ? QStringLiteral("attnscope") : toQString(view);
}

Exporter::Exporter(Settings& settings, EngineMaker make_engine, RequestOf request_of, Views views,
                   QWidget* window)
    : QObject(window),
      settings_(settings),
      make_engine_(std::move(make_engine)),
      request_of_(std::move(request_of)),
      views_(std::move(views)),
      window_(window) {}

void Exporter::fill(QMenu* menu, const std::string& view) {
    for (const std::string& ending : endingsOf(view)) {
        const QString suffix = toQString(ending);
        menu->addAction(suffix.toUpper() + QStringLiteral("…"), this,
                        [this, view, suffix] { ask(view, suffix); });
    }
    menu->addSeparator();
    menu->addAction(tr("Copy picture"), this, [this, view] { copy(view); });
}

ExportRequest Exporter::requestOf(const std::string& view) const {
    ExportRequest request = request_of_(viewAskedFor(view));
    request.look = settings_.exportLook(kindOf(view), usualLook(view));
    return request;
}

void Exporter::save(const ExportRequest& request, const std::string& path) {
    attempt([&] {
        workInDialog(
            window_, tr("Export"), tr("Writing the file…"),
            [&, request = reduced(request)](const std::stop_token& stop, const Progress& progress) {
                writeExport(path, request, make_engine_, onWindowsThread(stop), {stop, progress});
            });
        tell(path);
    });
}

void Exporter::copy(const std::string& view) {
    attempt([&] {
        ExportRequest request = requestOf(view);
        request.look =
            Look{.theme = request_of_(view).look.theme,
                 .readout = request.look.readout || kindOf(view) == QStringLiteral("matrix")};
        QImage picture;
        QByteArray png;
        workInDialog(
            window_, tr("Copy picture"), tr("Rendering the picture…"),
            [&, request = reduced(request)](const std::stop_token& stop, const Progress& progress) {
                picture = pictureOf(request, exportName(view).toStdString() + ".png", make_engine_,
                                    onWindowsThread(stop), {stop, progress});
                png = encodedPng(picture);
            });
        auto* clip = new QMimeData;
        clip->setData(QStringLiteral("image/png"), png);  // the first kind outlives the window
        clip->setImageData(picture);
        QGuiApplication::clipboard()->setMimeData(clip);
        Q_EMIT copied(exportTitle(view));
    });
}

bool Exporter::ask(const std::string& view, const QString& ending) {
    ExportDialog dialog(
        view, ending, views_(), [this](const auto& of) { return requestOf(of); }, settings_,
        make_engine_, window_);
    const bool isAccepted = dialog.exec() == QDialog::Accepted;
    if (keep_ && dialog.changed() != ChangedFigures())
        keep_(dialog.changed());
    if (!isAccepted)
        return false;
    if (const std::string chosen = dialog.view(); chosen != wholeBoard)
        last_ = chosen;
    for (const auto& [request, path] : dialog.files())
        save(request, path);
    return true;
}

void Exporter::tell(const std::string& path) {
    Q_EMIT written(QFile::decodeName(QByteArray::fromStdString(path)));
}

std::string Exporter::askPath(const QString& name, const QString& ending, const QString& folders) {
    const QString proposed = QDir(settings_.exportFolder()).filePath(name + u'.' + ending);
    const QString files = QStringLiteral("%1 (*.%2)").arg(ending.toUpper(), ending);
    QString kind;
    QString path =
        fileToSave(window_,
                   {tr("Export"), proposed,
                    folders.isEmpty() ? files : files + QStringLiteral(";;") + folders, ending},
                   Replacing::asks, &kind);
    if (path.isEmpty())
        return {};
    const bool is_file = QFileInfo(path).suffix().toLower() == ending;
    const QString suffix = u'.' + ending;
    if (!folders.isEmpty() && kind == folders) {
        if (is_file)
            path.chop(suffix.size());
    } else if (!is_file) {
        path += suffix;
    }
    settings_.setExportFolder(QFileInfo(path).absolutePath());
    return QFile::encodeName(path).toStdString();
}

std::string Exporter::askFolder(const QString& name) {
    const QString proposed = QDir(settings_.exportFolder()).filePath(name);
    const QString path =
        fileToSave(window_, {tr("Export to a new folder"), proposed, tr("Folders (*)")});
    if (!path.isEmpty())
        settings_.setExportFolder(QFileInfo(path).absolutePath());
    return QFile::encodeName(path).toStdString();
}

void Exporter::attempt(const std::function<void()>& act) {
    try {
        act();
    } catch (const Cancelled&) {
        // the person who cancelled knows
    } catch (const Error& error) {
        Q_EMIT failed(translated(error.message()));
    } catch (const std::bad_alloc&) {
        Q_EMIT failed(tr("There is not enough memory for this export."));
    }
}

}  // namespace attnscope
