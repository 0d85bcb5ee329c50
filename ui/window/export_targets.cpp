#include "ui/window/export_targets.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/attention/attention_csv.h"
#include "core/figures/figure_part.h"
#include "core/figures/figures.h"
#include "core/scenario/scale.h"
#include "ui/figure/figure_view.h"
#include "ui/heads/heads_pane.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/frozen_matrices.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/window/board_picture.h"
#include "ui/window/views.h"

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

}  // namespace

ExportTarget figureTarget(const FigureEntry& entry, FigureView& view, const ScenarioModel& model) {
    return {toQString(entry.id),
            titleOf(entry.id),
            [&view] { return !view.figure().curves.empty() || view.figure().table; },
            [&view] { return partOf(view); },
            [&view](const Canvas&, const Theme& theme, Extent extent) -> Paint {
                return [figure = figureOf(view, extent), theme](QPainter& painter, QSizeF size) {
                    paintFigure(painter, size, figure, theme);
                };
            },
            {{QStringLiteral("CSV"),
              [&view, &model](Extent extent) { return csvOf(view, extent, model.scenario()); }}}};
}

ExportTarget matrixTarget(AttentionPane& pane) {
    return {toQString(matrixView),
            titleOf(matrixView),
            [&pane] { return pane.picture() != nullptr; },
            [&pane] { return pane.part(); },
            [&pane](const Canvas& canvas, const Theme& theme, Extent extent) {
                return pane.exported(canvas, theme, extent, pane.view()->pinnedRow().has_value());
            },
            {{QCoreApplication::translate("Board", "CSV of rows"),
              [&pane](Extent extent) {
                  return [picture = pane.whole(extent), places = pane.places()] {
                      return rows_csv(picture.frame, picture.scenario, places.labels());
                  };
              }},
             {QCoreApplication::translate("Board", "CSV of pixels"),
              [&pane](Extent extent) {
                  return [picture = pane.whole(extent)] {
                      return pixels_csv(picture.frame, picture.scenario);
                  };
              }}},
            {},
            true};
}

ExportTarget frozenTarget(std::string_view view, WaitingPane& waiting) {
    ExportTarget target = matrixTarget(*waiting.pane());
    target.name = toQString(view);
    target.title = titleOf(view);
    target.isReady = [&waiting] { return waiting.isWaiting() || waiting.pane()->picture(); };
    target.picture = [&waiting, whole = target.picture](const Canvas& canvas, const Theme& theme,
                                                        Extent extent) -> Paint {
        if (waiting.isWaiting())
            return [](QPainter&, QSizeF) {};  // nothing stands there
        return whole(canvas, theme, extent);
    };
    if (view == frozenView)
        target.of = [&waiting] {
            const AttentionPicture* picture = waiting.pane()->picture();
            return picture ? picture->scenario : Scenario();
        };
    if (view == differenceView)
        target.tables.erase(target.tables.begin());  // of the rows' own statistics
    return target;
}

ExportTarget headsTarget(HeadsPane& pane) {
    HeadsView& view = *pane.view();
    return {toQString(headsView),
            titleOf(headsView),
            [&pane] { return !pane.feed().isBusy(); },
            [] { return QString(); },
            [&view](const Canvas&, const Theme& theme, Extent) { return view.picture(theme); },
            {{QStringLiteral("CSV"),
              [&view](Extent) {
                  return [heads = view.scene().summaries(), scenario = view.scene().scenario] {
                      return heads_csv(heads, scenario);
                  };
              }}},
            {},
            true};
}

ExportTarget boardTarget(const BoardLayout& layout, const std::vector<ExportTarget>& views,
                         AttentionPane& pane, const ScenarioModel& model) {
    const auto viewPicture = [views, &pane](const std::string& view, const Canvas& canvas,
                                            const Theme& theme, Extent extent) {
        if (view == matrixView)  // with its row, as in the window
            return pane.exported(canvas, theme, extent, true);
        return std::ranges::find(views, toQString(view), &ExportTarget::name)
            ->picture(canvas, theme, extent);
    };
    return {QStringLiteral("attnscope"),
            QCoreApplication::translate("Board", "Board"),
            [views] {
                return std::ranges::all_of(views, [](const auto& view) { return view.isReady(); });
            },
            [views] { return partsOf(views); },
            [=, &model](const Canvas& canvas, const Theme& theme, Extent extent) -> Paint {
                const auto pictureOf = [&](const std::string& view, QSizeF room) {
                    return viewPicture(view, {room, canvas.ratio}, theme, extent);
                };
                return boardPicture(canvas.area, theme, boardTitle(model.scenario()), layout,
                                    pictureOf);
            },
            {}};
}

}  // namespace attnscope
