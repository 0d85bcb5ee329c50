#include "ui/window/export_targets.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/figures/figure_part.h"
#include "core/scenario/scale.h"
#include "ui/figure/figure_view.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/views/views.h"
#include "ui/window/board.h"
#include "ui/window/board_picture.h"

namespace attnscope {
namespace {

Figure figureOf(const FigureView& view, Extent extent) {
    return extent == Extent::shown ? view.shownFigure() : view.figure();
}

QString partOf(const FigureView& view) {
    if (!view.isZoomed())
        return {};
    const auto [x, y] = view.shownAxes();
    return translated(axes_text(x, y));
}

std::function<std::string()> csvOf(const FigureView& view, Extent extent,
                                   const Scenario& scenario) {
    Figure figure = figureOf(view, extent);
    std::erase_if(figure.points, [](const Point& point) { return point.label.empty(); });  // a row
    const bool part = extent == Extent::shown && view.isZoomed();
    return
        [shown = part ? within_axes(figure) : figure, scenario] { return to_csv(shown, scenario); };
}

QString boardTitle(const Scenario& scenario) {
    return QStringLiteral("Attnscope   n = %1, d = %2, λ = %3")
        .arg(scenario.n)
        .arg(scenario.d)
        .arg(shortNumber(scale(scenario)));
}

/// The parts that the views show, each with its view's title.
QString partsOf(const std::vector<ExportTarget>& views) {
    QStringList parts;
    for (const ExportTarget& view : views)
        if (const QString part = view.part(); !part.isEmpty())
            parts.append(view.title + QStringLiteral(": ") + part);
    return parts.join(QStringLiteral("; "));
}

ExportTarget figureTarget(FigureView& view, const ScenarioModel& model) {
    return {.isReady = [&view] { return !view.figure().curves.empty() || view.figure().table; },
            .part = [&view] { return partOf(view); },
            .picture = [&view](const Canvas&, const Theme& theme, Extent extent) -> Paint {
                return [figure = figureOf(view, extent), theme](QPainter& painter, QSizeF size) {
                    paintFigure(painter, size, figure, theme);
                };
            },
            .tables = {{QStringLiteral("CSV"), [&view, &model](Extent extent) {
                            return csvOf(view, extent, model.scenario());
                        }}}};
}

}  // namespace

ExportTarget targetOf(std::string_view view, const Board& board, const ScenarioModel& model) {
    ViewPane* pane = board.pane(view);
    ExportTarget target = pane ? pane->target() : figureTarget(*board.view(view), model);
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
