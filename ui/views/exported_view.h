#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "core/engines/engines.h"
#include "ui/figure/edited_figure.h"
#include "ui/figure/shared_legend.h"
#include "ui/pictures/export.h"
#include "ui/views/export_request.h"

namespace attnscope {

struct DrawnFigure;

/// What a computation is given: a way to be stopped, and the function that it reports its progress
/// to.
struct Work {
    std::stop_token stop{};
    Progress progress = [](double) {};
};

/// The layout of a figure as a panel of a board: the space around its plot, unless it is a table,
/// and the entries of its legend.
struct PanelLayout {
    std::optional<PlotMargins> margins;
    LegendPart legend;
};

/// A figure of a picture: its rectangle, how it is drawn, and the keys and names of its curves.
struct DrawnPanel {
    std::string view;
    QRectF place;
    std::shared_ptr<const DrawnFigure> figure;
    std::vector<std::pair<std::string, QString>> entries;
};

/// A view as it is exported, without a window. It is computed on any thread, from the Scenario, the
/// comparison and the row of a request alone. Zoom, hidden curves, edits and look may differ for
/// each file that is made of it.
class ExportedView {
public:
    ExportedView() = default;
    virtual ~ExportedView() = default;
    ExportedView(const ExportedView&) = delete;
    ExportedView& operator=(const ExportedView&) = delete;

    /// Returns in words the part of the view that is shown; empty if that is all of it.
    virtual QString part(const ExportRequest&) const { return {}; }
    /// Computes what is shown on a canvas, and returns a function that paints it. `partner` is used
    /// by the present and the frozen matrix on a board where both share one scale of colours: it is
    /// the size of the other of the two.
    virtual Paint picture(const ExportRequest& request, const Canvas& canvas,
                          const std::optional<QSizeF>& partner, const Work& work) = 0;
    /// Returns the figure and its layout, as in its picture on an area of that size, or as a panel;
    /// null if the view is no figure.
    virtual std::shared_ptr<const DrawnFigure> drawn(const ExportRequest&, QSizeF,
                                                     const Panel&) const {
        return {};
    }
    /// Returns the figures in the picture on an area of that size: the view itself if it is a
    /// figure, those of a board.
    virtual std::vector<DrawnPanel> drawnPanels(const ExportRequest& request, QSizeF area) const;
    /// Returns the view's numbers as text in the form that the look has chosen: long, wide or rows.
    /// Throws InvalidRequest if the view does not have that form.
    virtual std::string csv(const ExportRequest& request, const Work& work);
    /// Writes the view's numbers as a matrix. Throws InvalidRequest if the view is not one.
    virtual void writeNpy(const std::string& path, const ExportRequest& request, const Work& work);
    /// Returns the layout of the view as a panel in that room; nullopt if it is no figure.
    virtual std::optional<PanelLayout> panelLayout(const ExportRequest&, QSizeF /*room*/,
                                                   const Panel&) const {
        return {};
    }
    /// Whether everything in the view has room on an area of that size.
    virtual bool fits(const ExportRequest&, QSizeF room) const {
        constexpr double width = 288, height = 240;
        return room.width() >= width && room.height() >= height;
    }
    /// Returns the notes of the view.
    virtual std::vector<Message> notes() const { return {}; }
    /// Returns the curves that can be hidden: their keys and their displayed names.
    virtual std::vector<std::pair<std::string, QString>> entries() const { return {}; }
    /// Returns the entries that have a colour of their own (edited_figure.h), in the order of the
    /// legend; none if the view is no figure.
    virtual std::vector<ColoredEntry> coloredEntries(const ExportRequest&) const { return {}; }
    /// Returns the keys of the curves of this view or, if it is a board, of its view `view`.
    virtual std::vector<std::string> curvesOf(const std::string& view) const;
    /// Returns the key of the curve that a word means (entry_meant()) in this view or, if it is a
    /// board, in its view `view`; empty if there is none.
    virtual std::string curveMeant(const std::string& view, const std::string& word) const;
};

/// Computes what the view of a request, or each view of its board, needs before it can be exported.
/// Throws InvalidRequest if there is nothing to be seen, and what the computation throws.
std::unique_ptr<ExportedView> exportedView(const ExportRequest& request,
                                           const EngineMaker& make_engine, const Work& work);

/// The function of a view's record in the table of views that does what exportedView() does.
using MakeExported = std::unique_ptr<ExportedView> (*)(const ExportRequest&, const EngineMaker&,
                                                       const Work&);

/// Does what exportedView() does, for a figure.
std::unique_ptr<ExportedView> exportedFigure(const ExportRequest& request,
                                             const EngineMaker& make_engine, const Work& work);

/// Returns the exported view of a figure that is computed already.
std::unique_ptr<ExportedView> exportedFigure(Figure figure, const ExportRequest& request,
                                             const EngineMaker& make_engine, const Work& work);

/// Does what exportedView() does, for the board.
std::unique_ptr<ExportedView> exportedBoard(const ExportRequest& request,
                                            const EngineMaker& make_engine, const Work& work);

/// Returns the metadata of a file: title, Scenario, part, comparison and command line.
About aboutExport(const ExportRequest& request, const ExportedView& view, const std::string& path);

/// Computes and writes the file of a request that is reduced(): PNG, SVG, PDF, CSV or NPY by the
/// path's ending. The file is written atomically. Equal requests and names give equal bytes. Throws
/// InvalidRequest for an ending that the view does not have, FileError, and Cancelled.
void writeExport(const std::string& path, const ExportRequest& request,
                 const EngineMaker& make_engine, const OnPaintingThread& paint, const Work& work);

/// Returns the request with its hidden and edited curves by their keys, without curves that the
/// view does not have.
ExportRequest withCurvesOf(const ExportedView& view, ExportRequest request);

/// Writes a file of a view that exportedView() returned. The request may differ from that view's in
/// zoom, hidden curves, edits and look.
void writeView(ExportedView& view, const std::string& path, const ExportRequest& request,
               const OnPaintingThread& paint, const Work& work);

/// Returns the text of the view's CSV file `path`, with the command line that makes it again.
std::string tableOf(ExportedView& view, const ExportRequest& request, const std::string& path,
                    const Work& work);

/// Returns the picture of a request that is reduced(), as a PNG file `path` would have it.
QImage pictureOf(const ExportRequest& request, const std::string& path,
                 const EngineMaker& make_engine, const OnPaintingThread& paint, const Work& work);

/// Returns the endings of the files that a view can be written as.
std::vector<std::string> endingsOf(std::string_view view);

}  // namespace attnscope
