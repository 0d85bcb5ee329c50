#include "ui/handout/handout_figures.h"

#include "core/engines/engines.h"
#include "core/text/errors.h"
#include "ui/figure/drawn_figure.h"
#include "ui/handout/handout_callouts.h"
#include "ui/look/message_area.h"
#include "ui/look/translated.h"

namespace attnscope {
namespace {

/// Returns the look of a figure: as wide as a column, or half as wide again if it is alone.
Look figureLook(const HandoutFigure& figure) {
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
Look tableLook(const Table& table, Look look) {
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

namespace {

PaintedFigure computedFigure(const HandoutFigure& figure, std::size_t place, const Work& work) {
    ExportRequest request = figure.request;
    request.look = figureLook(figure);
    const auto view = exportedView(request, engine_maker(request.backend, request.device), work);
    request = withCurvesOf(*view, request);
    if (const auto drawn = view->drawn(request, areaOf(request.look), {})) {
        if (drawn->figure.table)
            request.look = tableLook(*drawn->figure.table, request.look);
        else if (!figure.callouts.empty())
            request.shown.edits[request.view].plot.annotations = arrowsOf(figure.callouts, *drawn);
    }
    const Canvas canvas = canvasOf("figure.pdf", request.look);
    return {figure.caption, request.look, aboutExport(request, *view, figureName(place)),
            view->picture(request, canvas, {}, work)};
}

/// Returns a figure that says why there is none, as on the screen.
PaintedFigure refusedFigure(const HandoutFigure& figure, std::size_t place,
                            const QString& sentence) {
    const Look look = figureLook(figure);
    ExportRequest request = figure.request;
    request.look = look;
    const auto command = commandLine(request, figureName(place));
    return {figure.caption, look,
            About{.title = figure.caption,
                  .scenario = request.shown.scenario,
                  .part = {},
                  .command = QString::fromStdString(command)},
            [theme = themeOf(look), sentence](QPainter& painter, QSizeF size) {
                constexpr double border = 12;
                paintMessage(painter,
                             QRectF(QPointF(0, 0), size).adjusted(border, border, -border, -border),
                             theme, sentence, {});
            }};
}

}  // namespace

PaintedFigure painted(const HandoutFigure& figure, std::size_t place, const Work& work) {
    try {
        return computedFigure(figure, place, work);
    } catch (const Cancelled&) {
        throw;
    } catch (const Error& refusal) {
        return refusedFigure(figure, place, translated(refusal.message()));
    }
}

}  // namespace attnscope
