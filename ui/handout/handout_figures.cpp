#include "ui/handout/handout_figures.h"

#include <QCoreApplication>

#include "core/engines/engines.h"
#include "ui/figure/drawn_figure.h"
#include "ui/handout/handout_callouts.h"

namespace attnscope {
namespace {

/// Returns the look of a figure: as wide as a column, or half as wide again if it is alone.
Look lookOf(const HandoutFigure& figure) {
    Look look;
    const bool is_matrix = showsCells(figure.request.view);
    look.width = {figure.is_alone ? (is_matrix ? 110.0 : 116.0) : 79.0, "mm"};
    look.height = {figure.is_alone ? (is_matrix ? 96.0 : 74.0) : 64.0, "mm"};
    look.readout = is_matrix && figure.is_alone;
    look.text = 7.5;
    look.dpi = 288;
    look.title = look.notes = false;
    return look;
}

/// Returns the look of a table: as wide as a page's text, with room for its rows.
Look lookOf(const Table& table, Look look) {
    constexpr double row = 5.2, around = 24;
    look.width = {162, "mm"};
    look.height = {around + row * static_cast<double>(table.rows.size()), "mm"};
    return look;
}

}  // namespace

std::string figureName(std::size_t place) {
    const std::string number = std::to_string(place + 1);
    return "figure-" + (number.size() < 2 ? "0" + number : number) + ".svg";
}

PaintedFigure painted(const HandoutFigure& figure, std::size_t place, const Work& work) {
    ExportRequest request = figure.request;
    request.look = lookOf(figure);
    const auto view = exportedView(request, engine_maker(request.backend, request.device), work);
    request = withCurvesOf(*view, request);
    if (const auto drawn = view->drawn(request, areaOf(request.look), {})) {
        if (drawn->figure.table)
            request.look = lookOf(*drawn->figure.table, request.look);
        else if (!figure.callouts.empty())
            request.shown.edits[request.view].plot.annotations = arrowsOf(figure.callouts, *drawn);
    }
    const Canvas canvas = canvasOf("figure.pdf", request.look);
    return {figure.caption, request.look, aboutExport(request, *view, figureName(place)),
            view->picture(request, canvas, {}, work)};
}

}  // namespace attnscope
