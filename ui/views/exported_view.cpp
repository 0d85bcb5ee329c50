#include "ui/views/exported_view.h"

#include <QCoreApplication>
#include <QImage>
#include <algorithm>

#include "core/fields/csv_comments.h"
#include "core/io/atomic_file.h"
#include "core/io/path_ending.h"
#include "core/text/errors.h"
#include "ui/figure/label_text.h"
#include "ui/look/text.h"
#include "ui/model/edit_fields.h"
#include "ui/views/views.h"
#include "ui/views/written_view.h"

namespace attnscope {
namespace {

/// Returns the title of a view as a person has edited it; the view's own if there is none.
QString titleIn(const ExportRequest& request, const std::string& view) {
    const auto edits = request.shown.edits.find(view);
    return edits == request.shown.edits.end() || !edits->second.title
               ? titleOf(view)
               : plainText(toQString(typedText(*edits->second.title)));
}

/// Returns the title of a file. A board whose views have no edited title is named as a board.
QString titleIn(const ExportRequest& request) {
    if (request.view != wholeBoard)
        return titleIn(request, request.view);
    const bool isEdited = std::ranges::any_of(
        request.shown.edits, [](const auto& entry) { return entry.second.title.has_value(); });
    if (!isEdited)
        return QCoreApplication::translate("Board", "Board");
    QStringList titles;
    for (const std::string& view : viewsOf(request))
        titles.append(titleIn(request, view));
    return titles.join(QStringLiteral("; "));
}

}  // namespace

std::vector<DrawnPanel> ExportedView::drawnPanels(const ExportRequest& request, QSizeF area) const {
    const auto figure = drawn(request, area, {});
    if (!figure)
        return {};
    return {{request.view, QRectF(QPointF(0, 0), area), figure, entries()}};
}

std::string ExportedView::csv(const ExportRequest&, const Work&) {
    throw InvalidRequest(Message("export.no-table", "this view is not a table of numbers"));
}

void ExportedView::writeNpy(const std::string&, const ExportRequest&, const Work&) {
    throw InvalidRequest(Message("export.no-matrix", "this view is not a matrix of numbers"));
}

std::vector<std::string> ExportedView::curvesOf(const std::string&) const {
    std::vector<std::string> keys;
    for (const auto& [key, label] : entries())
        keys.push_back(key);
    return keys;
}

std::string ExportedView::curveMeant(const std::string&, const std::string&) const {
    return {};
}

ExportRequest withCurvesOf(const ExportedView& view, ExportRequest request) {
    for (auto& [of, hidden] : request.shown.hidden) {
        HiddenEntries keys;
        for (const std::string& word : hidden)
            if (const std::string key = view.curveMeant(of, word); !key.empty())
                keys.insert(key);
        hidden = keys;
    }
    for (auto& [of, edits] : request.shown.edits)
        edits = keyed(edits, [&](const std::string& word) { return view.curveMeant(of, word); });
    std::erase_if(request.shown.edits,
                  [](const auto& entry) { return entry.second == FigureEdits(); });
    return request;
}

ExportRequest asWritten(const ExportedView& view, const ExportRequest& request,
                        const std::string& path) {
    ExportRequest written = withCurvesOf(view, request);
    if (isTable(ending_of(path)))
        written.look = tableLook(written.look);
    return written;
}

std::unique_ptr<ExportedView> exportedView(const ExportRequest& request,
                                           const EngineMaker& make_engine, const Work& work) {
    if (request.view == wholeBoard)
        return exportedBoard(request, make_engine, work);
    const auto found = std::ranges::find(otherViews(), request.view, &ViewEntry::id);
    return found == otherViews().end() ? exportedFigure(request, make_engine, work)
                                       : (*found)->exported(request, make_engine, work);
}

About aboutExport(const ExportRequest& request, const ExportedView& view, const std::string& path) {
    return {.title = titleIn(request),
            .scenario = request.shown.scenario,
            .part = view.part(request),
            .comparison = request.shown.comparison,
            .command = QString::fromStdString(commandLine(request, path))};
}

std::string tableOf(ExportedView& view, const ExportRequest& request, const std::string& path,
                    const Work& work) {
    return with_command(view.csv(request, work), commandLine(request, path));
}

Paint paintingOf(ExportedView& view, const ExportRequest& request, const std::string& path,
                 const Work& work) {
    return view.picture(request, canvasOf(path, request.look), {}, work);
}

void writeExport(const std::string& path, const ExportRequest& request,
                 const EngineMaker& make_engine, const OnPaintingThread& paint, const Work& work) {
    writeView(*exportedView(request, make_engine, work), path, request, paint, work);
}

void writeView(ExportedView& view, const std::string& path, const ExportRequest& asked,
               const OnPaintingThread& paint, const Work& work) {
    const ExportRequest request = asWritten(view, asked, path);
    const std::string ending = ending_of(path);
    if (ending == "npy")
        return view.writeNpy(path, request, work);
    if (ending == "csv")
        return write_atomically(path, tableOf(view, request, path, work));
    const Paint painting = paintingOf(view, request, path, work);
    Encode encode;
    paint([&] {
        encode = paintPicture(path, aboutExport(request, view, path), request.look, painting);
    });
    const QByteArray bytes = encode();
    write_atomically(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

QImage pictureOf(const ExportRequest& request, const std::string& path,
                 const EngineMaker& make_engine, const OnPaintingThread& paint, const Work& work) {
    const auto view = exportedView(request, make_engine, work);
    const Paint painting = paintingOf(*view, request, path, work);
    QImage image;
    paint([&] { image = pictureImage(aboutExport(request, *view, path), request.look, painting); });
    return image;
}

std::vector<std::string> endingsOf(std::string_view view) {
    if (view == wholeBoard)
        return {"png", "svg", "pdf"};
    if (view.find("attention") != std::string_view::npos)
        return {"png", "svg", "pdf", "csv", "npy"};
    return {"png", "svg", "pdf", "csv"};
}

}  // namespace attnscope
