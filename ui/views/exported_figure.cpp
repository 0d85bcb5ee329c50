#include <algorithm>
#include <cmath>
#include <tuple>

#include "core/attention/queries_and_keys.h"
#include "core/figures/entries.h"
#include "core/figures/figure_part.h"
#include "core/figures/figures.h"
#include "core/figures/frozen_curves.h"
#include "core/figures/row_point.h"
#include "core/rows/products.h"
#include "core/text/errors.h"
#include "core/vectors/vectors.h"
#include "ui/figure/drawn_figure.h"
#include "ui/figure/edited_figure.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/hidden_entries.h"
#include "ui/look/font_family.h"
#include "ui/look/text.h"
#include "ui/look/translated.h"
#include "ui/views/exported_view.h"

namespace attnscope {
namespace {

Figure computed(const ExportRequest& request, const Work& work) {
    return compute_over(figure_entry(request.view), request.shown.scenario,
                        request.shown.comparison, Detail::sampled, work.stop);
}

bool marksRows(const Figure& figure, const EntropyUnit& unit) {
    RowStatistics any;
    any.count = 1;
    return row_point(figure, any, {1, 1}, unit).has_value();
}

/// Returns the pinned row of the matrix as a point of the figure; nullopt if the figure's axes show
/// no value of it.
std::optional<Point> rowPoint(const Figure& figure, const ExportRequest& request,
                              const EngineMaker& make_engine, const Work& work) {
    const EntropyUnit& unit = entropy_unit(request.shown.scenario.unit);
    if (!request.shown.is_row_pinned || !marksRows(figure, unit))
        return {};
    const QueriesAndKeys input = load_queries_and_keys(request.shown.scenario, work.stop);
    const Scenario scenario = fitted_to(request.shown.scenario, input);
    const std::int64_t row = std::min(scenario.row, input.queries->rows - 1);
    AttentionRequest asked = attention_request(scenario, input);
    asked.viewport = {row, row + 1, 0, input.keys->rows, 1, 1};
    const AttentionFrame frame = make_engine()->compute(asked, work.stop, work.progress);
    return row_point(figure, frame.statistics.front(),
                     row_scales(scenario, input, row, frame.lambdas.front()), unit);
}

template <typename Value>
Value entryOf(const std::map<std::string, Value>& values, const std::string& view) {
    const auto found = values.find(view);
    return found == values.end() ? Value() : found->second;
}

void cut(Axis& axis, const std::optional<Range>& to) {
    if (to)
        std::tie(axis.min, axis.max) = std::tie(to->min, to->max);
}

class ExportedFigure : public ExportedView {
public:
    ExportedFigure(Figure figure, const ExportRequest& request, const EngineMaker& make_engine,
                   const Work& work)
        : figure_(std::move(figure)) {
        if (const auto point = rowPoint(figure_, request, make_engine, work))
            figure_.points.push_back(*point);
    }

    QString part(const ExportRequest& request) const override {
        const Figure figure = shownOf(request);
        return isPart(request) ? translated(axes_text(figure.x, figure.y)) : QString();
    }

    Paint picture(const ExportRequest& request, const Canvas& canvas, const std::optional<QSizeF>&,
                  const Work&) override {
        FigureParts parts = partsOf(request, canvas.panel);
        if (request.look.lines != 0)
            parts.panel.isCaptionWhole = true;
        const Figure figure = paintedOf(request);
        check(figure, parts.edits);
        return [figure, parts, theme = themeOf(request.look)](QPainter& painter, QSizeF size) {
            paintFigure(painter, size, figure, theme, parts);
        };
    }

    std::optional<PanelLayout> panelLayout(const ExportRequest& request, QSizeF room,
                                           const Panel& panel) const override {
        const auto figure = std::make_shared<const Figure>(paintedOf(request));
        LayoutRequest asked = layoutRequest(*figure, room, request);
        asked.panel = panel;
        const PlotLayout layout = layOut(*figure, asked);
        return PanelLayout{figure->table ? std::nullopt : std::optional(marginsOf(layout)),
                           {figure, inOrder(*figure, labelsOf(*figure, layout.frame.tagsTell),
                                            editsOf(request).plot.order)}};
    }

    std::shared_ptr<const DrawnFigure> drawn(const ExportRequest& request, QSizeF area,
                                             const Panel& panel) const override {
        const FontFamily family(toQString(request.look.font));
        return std::make_shared<const DrawnFigure>(
            drawnFigure(figure_, paintedOf(request), area, partsOf(request, panel)));
    }

    /// Returns the table without the pinned row, which belongs to the matrix.
    std::string csv(const ExportRequest& request, const Work& work) override {
        const std::string& form = request.look.table;
        if (form == "rows")
            return ExportedView::csv(request, work);
        Figure figure = renamed(partOf(request, figure_), editsOf(request));
        std::erase_if(figure.points, [](const Point& point) { return point.label.empty(); });
        if (isPart(request))
            figure = within_axes(figure);
        const Scenario& scenario = request.shown.scenario;
        return form == "wide" ? to_wide_csv(figure, scenario) : to_csv(figure, scenario);
    }

    /// Whether the figure fits with a whole legend.
    bool fits(const ExportRequest& request, QSizeF room) const override {
        const Figure figure = shownOf(request);
        const LayoutRequest asked = layoutRequest(figure, room, request);
        constexpr double width = 200, height = 150;
        return room.width() >= width && room.height() >= height &&
               (figure.table || layOut(figure, asked).hiddenLabels == 0);
    }

    std::vector<Message> notes() const override { return figure_.notes; }

    std::vector<std::pair<std::string, QString>> entries() const override {
        std::vector<std::pair<std::string, QString>> entries;
        for (const PlacedLabel& label : labelsOf(figure_))
            entries.emplace_back(entryKey(figure_, label), nameOf(figure_, label));
        return entries;
    }

    std::vector<ColoredEntry> coloredEntries(const ExportRequest& request) const override {
        return attnscope::coloredEntries(figure_, editsOf(request).plot.order);
    }

    std::string curveMeant(const std::string&, const std::string& word) const override {
        return entry_meant(figure_, word);
    }

private:
    static Zoom zoomOf(const ExportRequest& request) {
        return entryOf(request.shown.zooms, request.view);
    }

    static LayoutRequest layoutRequest(const Figure& figure, QSizeF room,
                                       const ExportRequest& request) {
        return {.size = room,
                .x = {figure.x.min, figure.x.max},
                .y = {figure.y.min, figure.y.max},
                .exported = true,
                .titled = request.look.title,
                .edits = editsOf(request).plot,
                .captionBeside = isCaptionBeside(request)};
    }

    static bool isCaptionBeside(const ExportRequest& request) {
        return request.look.yName == "beside";
    }

    static bool isPart(const ExportRequest& request) { return zoomOf(request) != Zoom(); }

    static FigureParts partsOf(const ExportRequest& request, const Panel& panel) {
        return {.title = request.look.title,
                .readout = request.look.readout,
                .panel = panel,
                .edits = editsOf(request).plot,
                .captionBeside = isCaptionBeside(request)};
    }

    /// Returns shownOf() without the notes and the marker where the look leaves these out.
    Figure paintedOf(const ExportRequest& request) const {
        Figure figure = shownOf(request);
        if (!request.look.notes)
            figure.notes.clear();
        if (!request.look.marker)
            figure.marker = std::nan("");
        return figure;
    }

    static FigureEdits editsOf(const ExportRequest& request) {
        return entryOf(request.shown.edits, request.view);
    }

    /// Returns a figure without hidden entries, its axes cut to the part in view.
    static Figure partOf(const ExportRequest& request, const Figure& whole) {
        Figure figure = without(whole, entryOf(request.shown.hidden, request.view));
        cut(figure.x, zoomOf(request).x);
        cut(figure.y, zoomOf(request).y);
        return figure;
    }

    /// Returns the part of the figure in view, as a person has edited it.
    Figure shownOf(const ExportRequest& request) const {
        constexpr double labelPixels = textsize::small;
        return partOf(request, edited(figure_, editsOf(request), labelPixels / request.look.text));
    }

    Figure figure_;
};

}  // namespace

std::unique_ptr<ExportedView> exportedFigure(const ExportRequest& request,
                                             const EngineMaker& make_engine, const Work& work) {
    return exportedFigure(computed(request, work), request, make_engine, work);
}

std::unique_ptr<ExportedView> exportedFigure(Figure figure, const ExportRequest& request,
                                             const EngineMaker& make_engine, const Work& work) {
    return std::make_unique<ExportedFigure>(std::move(figure), request, make_engine, work);
}

}  // namespace attnscope
