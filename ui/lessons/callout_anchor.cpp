#include "ui/lessons/callout_anchor.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>
#include <utility>

#include "core/figures/entries.h"
#include "ui/board/board.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/plot_ink.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/heatmap/heatmap_view.h"
#include "ui/jobs/attention_picture.h"
#include "ui/look/text_scale.h"
#include "ui/model/axis_map.h"
#include "ui/panel/quick_bar.h"
#include "ui/panel/scenario_panel.h"
#include "ui/views/view_card.h"

namespace attnscope {
namespace {

constexpr int below_control = 8;     ///< to a text beside a control, at the usual size
constexpr double wanted_part = 0.6;  ///< of the plot's width, at which a curve is pointed at

QPoint globalOf(const QWidget& widget, QPointF at) {
    return widget.mapToGlobal(at.toPoint());
}

QRect globalOf(const QWidget& widget, const QRectF& area) {
    return {globalOf(widget, area.topLeft()), area.size().toSize()};
}

/// The places of values in the plot of a view.
class Places {
public:
    explicit Places(const FigureView& view) : area_(view.plotArea()) {
        const auto [x, y] = view.shownAxes();
        x_ = {{x.min, x.max}, x.logarithmic, area_.left(), area_.right()};
        y_ = {{y.min, y.max}, y.logarithmic, area_.bottom(), area_.top()};
    }

    const QRectF& area() const { return area_; }
    double x(double value) const { return x_.pixel(value); }

    std::optional<QPointF> of(double x, double y) const {
        const QPointF at(x_.pixel(x), y_.pixel(y));
        const bool is_number = std::isfinite(at.x()) && std::isfinite(at.y());
        return is_number && area_.adjusted(-1, -1, 1, 1).contains(at) ? std::optional(at)
                                                                      : std::nullopt;
    }

    std::vector<QPointF> of(const Curve& curve) const {
        std::vector<QPointF> all;
        for (std::size_t i = 0; i < curve.x.size(); ++i)
            if (const auto at = of(curve.x[i], curve.y[i]))
                all.push_back(*at);
        return all;
    }

    std::vector<QPointF> of(const Band& band) const {
        std::vector<QPointF> all;
        for (std::size_t i = 0; i < band.x.size(); ++i)
            if (const auto at = of(band.x[i], band.lower[i]))
                all.push_back(*at);
        return all;
    }

    std::vector<QPointF> of(const Point& point) const {
        const auto at = of(point.x, point.y);
        return at ? std::vector{*at} : std::vector<QPointF>();
    }

private:
    QRectF area_;
    AxisMap x_, y_;
};

/// Returns the places of those parts of a figure whose keys are wanted.
template <typename IsWanted>
std::vector<QPointF> placesOf(const FigureView& view, const IsWanted& isWanted) {
    const Places places(view);
    std::vector<QPointF> all;
    const auto add = [&](const auto& parts) {
        for (const auto& part : parts)
            if (isWanted(key_of(part))) {
                const std::vector<QPointF> more = places.of(part);
                all.insert(all.end(), more.begin(), more.end());
            }
    };
    const Figure& figure = view.figure();
    add(figure.curves);
    add(figure.bands);
    add(figure.points);
    return all;
}

bool isSeen(const QWidget* widget) {
    return widget && widget->isVisible();
}

CalloutAnchor inPlot(const FigureView& view, QPointF at) {
    return {globalOf(view, at), globalOf(view, view.plotArea()), &view};
}

std::optional<CalloutAnchor> find(const LessonCallout::Curve& named, const CalloutParts& parts) {
    const FigureView* view = parts.board.figureView(named.view);
    if (!isSeen(view))
        return {};
    const std::string key = entry_meant(view->figure(), named.curve);
    if (key.empty() || view->hidden().contains(key))
        return {};
    const std::vector<QPointF> all =
        placesOf(*view, [&](const std::string& each) { return each == key; });
    if (all.empty())
        return {};
    const QRectF area = view->plotArea();
    const double wanted = area.left() + wanted_part * area.width();
    return inPlot(*view, *std::ranges::min_element(all, {}, [&](const QPointF& each) {
        return std::abs(each.x() - wanted);
    }));
}

/// Finds the marker in the first plot on the board whose x axis shows the field.
std::optional<CalloutAnchor> find(const LessonCallout::Marker& marker, const CalloutParts& parts) {
    constexpr double height = 0.3;  ///< of the plot, above its middle
    for (const std::string& name : viewsOf(shown(parts.board.boardLayout()))) {
        const FigureView* view = parts.board.figureView(name);
        if (!isSeen(view) || view->figure().x.field != marker.field)
            continue;
        const Places places(*view);
        const QRectF& area = places.area();
        const QPointF at(places.x(view->marker()), area.top() + height * area.height());
        if (area.contains(at))
            return inPlot(*view, at);
    }
    return {};
}

/// Returns where a matrix shows a position, given in cells.
QPointF placeOf(QPointF position, const HeatmapView& view) {
    const QRectF cells = view.cells(), area = view.matrixArea();
    return {area.left() + (position.x() - cells.left()) / cells.width() * area.width(),
            area.top() + (position.y() - cells.top()) / cells.height() * area.height()};
}

std::optional<CalloutAnchor> find(const LessonCallout::Cell& cell, const CalloutParts& parts) {
    const HeatmapView* view = parts.board.matrix()->view();
    const QRectF cells = view->cells();
    const QPointF wanted(static_cast<double>(cell.key) + 0.5, static_cast<double>(cell.row) + 0.5);
    if (!isSeen(view) || cells.isEmpty() || !cells.contains(wanted))
        return {};
    return CalloutAnchor{globalOf(*view, placeOf(wanted, *view)),
                         globalOf(*view, view->matrixArea())};
}

/// Returns the positions, in cells, of the pixels whose weight stands out in their row: it is at
/// least a quarter of the row's largest and eight times its mean, or half the row's sum.
std::vector<QPointF> brightPixels(const AttentionFrame& frame) {
    const PixelAxis &rows = frame.rows_axis, &keys = frame.keys_axis;
    const float times_mean = std::min(8 / static_cast<float>(keys.count), 0.5F);
    std::vector<QPointF> positions;
    for (std::int64_t y = 0; y < rows.count; ++y) {
        const auto first = frame.weights.begin() + y * keys.count;
        std::vector<float> row(first, first + keys.count);
        for (float& weight : row)
            weight = std::isnan(weight) ? 0 : std::abs(weight);
        const float least =
            std::max(std::ranges::max(row) / 4, times_mean * std::reduce(row.begin(), row.end()));
        for (std::int64_t x = 0; x < keys.count; ++x)
            if (row[static_cast<std::size_t>(x)] >= least && least > 0)
                positions.emplace_back((keys.edge(x) + keys.edge(x + 1)) / 2,
                                       (rows.edge(y) + rows.edge(y + 1)) / 2);
    }
    return positions;
}

/// Adds the bright pixels of a matrix, a few screen pixels apart.
void addMatrix(CalloutRoom& room, const AttentionPane& pane) {
    constexpr int apart = 4;
    if (!pane.picture() || pane.view()->cells().isEmpty())
        return;
    std::set<std::pair<int, int>> taken;
    for (const QPointF& position : brightPixels(pane.picture()->frame)) {
        const QPoint at = globalOf(*pane.view(), placeOf(position, *pane.view()));
        if (taken.emplace(at.x() / apart, at.y() / apart).second)
            room.ink.push_back(at);
    }
}

std::optional<CalloutAnchor> find(const LessonCallout::Control& named, const CalloutParts& parts) {
    const FieldControl* control = parts.bar.control(named.field);
    if (!isSeen(control))
        control = parts.below(named.field);
    if (!isSeen(control) && isSeen(&parts.panel))
        control = parts.panel.control(named.field);
    if (!isSeen(control) || !control->editor())
        return {};
    const QWidget& editor = *control->editor();
    const QWidget& window = *editor.window();
    const bool is_low = editor.mapTo(&window, QPoint()).y() > window.height() / 2;
    const QPointF edge(editor.width() / 2.0, is_low ? 0 : editor.height());
    QRectF beyond(window.rect());  // the control, which is seen whole
    const double limit = editor.mapTo(&window, edge.toPoint()).y();
    is_low ? beyond.setBottom(limit) : beyond.setTop(limit);
    return CalloutAnchor{
        .at = globalOf(editor, edge), .area = globalOf(window, beyond), .is_control = true};
}

void addTextsAbovePlots(CalloutRoom& room, const Board& board) {
    for (const std::string& view : viewsOf(shown(board.boardLayout())))
        if (const ViewCard* card = board.card(view); isSeen(card))
            for (const QRect& text : card->textBoxes())
                room.texts.push_back(globalOf(*card, QRectF(text)));
}

void addControls(CalloutRoom& room, const QWidget& bar) {
    for (const QWidget* each : bar.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly))
        if (isSeen(each))
            room.texts.push_back(globalOf(*each, QRectF(each->rect())));
}

/// Returns points on the lines of a plot, a few pixels apart, in global coordinates.
std::vector<QPoint> placesOn(const PlotInk& ink, const FigureView& plot) {
    constexpr double apart = 4;
    std::vector<QPoint> places;
    for (const QPointF& each : pointsOn(ink.lines, apart))
        places.push_back(globalOf(plot, each));
    return places;
}

}  // namespace

std::optional<CalloutAnchor> anchorOf(const LessonCallout& callout, const CalloutParts& parts) {
    return std::visit([&](const auto& target) { return find(target, parts); }, callout.target);
}

std::vector<QPoint> placesIn(const FigureView& plot) {
    return placesOn(plot.ink(), plot);
}

CalloutRoom roomAt(const CalloutAnchor& anchor, const CalloutParts& parts) {
    CalloutRoom room{.area = anchor.area, .ink = {}, .texts = {}, .unit = textScale()};
    const auto addPlot = [&](const FigureView& plot) {
        const PlotInk ink = plot.ink();
        const std::vector<QPoint> places = placesOn(ink, plot);
        room.ink.insert(room.ink.end(), places.begin(), places.end());
        for (const QRectF& text : ink.texts)
            room.texts.push_back(globalOf(plot, text));
    };
    if (anchor.plot)
        addPlot(*anchor.plot);
    else if (!anchor.is_control)
        addMatrix(room, *parts.board.matrix());
    if (!anchor.is_control)
        return room;
    room.below = below_control;
    for (const std::string& view : viewsOf(shown(parts.board.boardLayout())))
        if (const FigureView* plot = parts.board.figureView(view); isSeen(plot))
            addPlot(*plot);
    addTextsAbovePlots(room, parts.board);
    addControls(room, parts.bar);
    return room;
}

}  // namespace attnscope
