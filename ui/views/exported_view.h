#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>

#include "core/engines/engines.h"
#include "ui/figure/shared_legend.h"
#include "ui/pictures/export.h"
#include "ui/views/export_request.h"

namespace attnscope {

struct DrawnFigure;

/// What a computation is given: a way to stop it, and whom to tell how far it is.
struct Work {
    std::stop_token stop{};
    Progress progress = [](double) {};
};

/// How a figure stands on a board: the space around its plot unless it is a table, and the entries
/// of its legend.
struct PanelLayout {
    std::optional<PlotMargins> margins;
    LegendPart legend;
};

/// A view as it is exported, without a window: computed on any thread, from the Scenario, what it
/// is compared with and the row of a request alone. Zoom, hidden curves and look can differ for
/// each file of it.
class ExportedView {
public:
    ExportedView() = default;
    virtual ~ExportedView() = default;
    ExportedView(const ExportedView&) = delete;
    ExportedView& operator=(const ExportedView&) = delete;

    /// Returns, in words, the part of the view that is shown; empty if that is all of it.
    virtual QString part(const ExportRequest&) const { return {}; }
    /// Computes what a canvas shows, and returns what paints it. `partner` is the size of the
    /// frozen matrix (of the present one for the frozen) if both stand on a board with one scale of
    /// colours.
    virtual Paint picture(const ExportRequest& request, const Canvas& canvas,
                          const std::optional<QSizeF>& partner, const Work& work) = 0;
    /// Returns a figure as its picture has it on an area of that size; null if the view is none.
    virtual std::shared_ptr<const DrawnFigure> drawn(const ExportRequest&, QSizeF) const {
        return {};
    }
    /// Returns the view's numbers as text: long, wide or rows. Throws InvalidRequest for a form
    /// that it does not have.
    virtual std::string csv(const ExportRequest& request, const Work& work);
    /// Writes the view's numbers as a matrix. Throws InvalidRequest if the view is not one.
    virtual void writeNpy(const std::string& path, const ExportRequest& request, const Work& work);
    /// Returns how the view stands in that room as a panel; nullopt if it is no figure.
    virtual std::optional<PanelLayout> panelLayout(const ExportRequest&, QSizeF /*room*/,
                                                   const Panel&) const {
        return {};
    }
    /// Whether all that the view says has room on that area.
    virtual bool fits(const ExportRequest&, QSizeF room) const {
        constexpr double width = 288, height = 240;
        return room.width() >= width && room.height() >= height;
    }
    /// Returns sentences that the view says beside what it shows.
    virtual std::vector<Message> notes() const { return {}; }
    /// The curves that can be hidden: their keys, and their names as they are read.
    virtual std::vector<std::pair<std::string, QString>> entries() const { return {}; }
    /// The keys of the curves of a view: this one, or if this is a board, one of its views.
    virtual std::vector<std::string> curvesOf(const std::string& view) const;
    /// Returns the key of the curve that a word means (entry_meant()) in this view, or in one that
    /// stands on this board; else empty.
    virtual std::string curveMeant(const std::string& view, const std::string& word) const;
};

/// Begins to compute a view of a request, or the board of several. Throws InvalidRequest if there
/// is nothing to be seen, and what computing throws.
std::unique_ptr<ExportedView> exportedView(const ExportRequest& request,
                                           const EngineMaker& make_engine, const Work& work);

/// The function with which a record of the table of views begins to compute its view.
using MakeExported = std::unique_ptr<ExportedView> (*)(const ExportRequest&, const EngineMaker&,
                                                       const Work&);

/// Begins to compute a figure.
std::unique_ptr<ExportedView> exportedFigure(const ExportRequest& request,
                                             const EngineMaker& make_engine, const Work& work);

/// Begins to compute the board.
std::unique_ptr<ExportedView> exportedBoard(const ExportRequest& request,
                                            const EngineMaker& make_engine, const Work& work);

/// Returns title, Scenario, part and command line of the file.
About aboutExport(const ExportRequest& request, const ExportedView& view, const std::string& path);

/// Writes the file of a request that is reduced(): PNG, SVG, PDF, CSV or NPY by the path's ending.
/// Atomic. The same request and name give the same bytes. Throws InvalidRequest for an ending that
/// the view does not have, FileError, Cancelled.
void writeExport(const std::string& path, const ExportRequest& request,
                 const EngineMaker& make_engine, const OnPaintingThread& paint, const Work& work);

/// Returns the request with hidden curves by their keys, and without those that the view does not
/// have.
ExportRequest withCurvesOf(const ExportedView& view, ExportRequest request);

/// Writes a file of a view that was begun already. The request may differ from the one that it was
/// begun with in zoom, hidden curves and look.
void writeView(ExportedView& view, const std::string& path, const ExportRequest& request,
               const OnPaintingThread& paint, const Work& work);

/// Returns the text of a table of that name, with the command line that makes it again.
std::string tableOf(ExportedView& view, const ExportRequest& request, const std::string& path,
                    const Work& work);

/// Returns the picture of a request that is reduced(), as a PNG of that name has it.
QImage pictureOf(const ExportRequest& request, const std::string& path,
                 const EngineMaker& make_engine, const OnPaintingThread& paint, const Work& work);

/// Returns the endings of the files that a view is written as.
std::vector<std::string> endingsOf(std::string_view view);

}  // namespace attnscope
