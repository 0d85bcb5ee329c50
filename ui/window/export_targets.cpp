#include "ui/window/export_targets.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/figures/figure_part.h"
#include "ui/figure/figure_view.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/views/views.h"
#include "ui/window/board.h"
#include "ui/window/board_picture.h"

namespace attnscope {
namespace {

/// With its marker where the Scenario has it that the figure is of: the view's may have moved on.
Figure figureOf(const FigureView& view, Extent extent, const Scenario& scenario) {
    Figure figure = extent == Extent::shown ? view.shownFigure() : view.figure();
    figure.marker = marker_position(scenario, figure.x);
    return figure;
}

bool isComplete(const FigureView& view) {
    const Figure& figure = view.figure();
    return view.message().isEmpty() && (!figure.curves.empty() || figure.table || figure.map);
}

QString partOf(const FigureView& view) {
    if (!view.isZoomed())
        return {};
    const auto [x, y] = view.shownAxes();
    return translated(axes_text(x, y));
}

std::function<std::string()> csvOf(const FigureView& view, Extent extent,
                                   const Scenario& scenario) {
    Figure figure = figureOf(view, extent, scenario);
    std::erase_if(figure.points, [](const Point& point) { return point.label.empty(); });  // a row
    const bool part = extent == Extent::shown && view.isZoomed();
    return
        [shown = part ? within_axes(figure) : figure, scenario] { return to_csv(shown, scenario); };
}

/// The parts that the views show, each with its view's title.
QString partsOf(const std::vector<ExportTarget>& views) {
    QStringList parts;
    for (const ExportTarget& view : views)
        if (const QString part = view.part(); !part.isEmpty())
            parts.append(view.title + QStringLiteral(": ") + part);
    return parts.join(QStringLiteral("; "));
}

ExportTarget figureTarget(std::string_view figure, const Board& board) {
    FigureView& view = *board.view(figure);
    const auto subject = [&board, id = std::string(figure)] { return board.subjectOf(id); };
    return {.isReady = [&view] { return isComplete(view); },
            .part = [&view] { return partOf(view); },
            .picture = [&view, subject](const Canvas&, const Theme& theme, Extent extent) -> Paint {
                return [figure = figureOf(view, extent, subject().scenario), theme](
                           QPainter& painter, QSizeF size) {
                    paintFigure(painter, size, figure, theme);
                };
            },
            .tables = {{QStringLiteral("CSV"),
                        [&view, subject](Extent extent) {
                            return csvOf(view, extent, subject().scenario);
                        }}},
            .of = subject};
}

}  // namespace

ExportTarget targetOf(std::string_view view, const Board& board) {
    ViewPane* pane = board.pane(view);
    ExportTarget target = pane ? pane->target() : figureTarget(view, board);
    target.name = toQString(view);
    target.title = titleOf(view);
    return target;
}

ExportTarget boardTarget(const BoardLayout& layout, const std::vector<ExportTarget>& views,
                         const ScenarioModel& model) {
    const auto pictureOf = [views](const std::string& view) {
        const auto found = std::ranges::find(views, toQString(view), &ExportTarget::name);
        return found->onBoard ? found->onBoard : found->picture;
    };
    return {
        .name = QStringLiteral("attnscope"),
        .title = QCoreApplication::translate("Board", "Board"),
        .isReady =
            [views] {
                return std::ranges::all_of(views, [](const auto& view) { return view.isReady(); });
            },
        .part = [views] { return partsOf(views); },
        .picture = [=, &model](const Canvas& canvas, const Theme& theme, Extent extent) -> Paint {
            const auto painted = [&](const std::string& view, QSizeF room) {
                return pictureOf(view)({room, canvas.ratio}, theme, extent);
            };
            return boardPicture(canvas.area, theme, boardTitle(model.scenario()), layout, painted);
        },
        .tables = {}};
}

}  // namespace attnscope
