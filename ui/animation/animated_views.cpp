#include "ui/animation/animated_views.h"

#include <algorithm>

#include "core/attention/head_axes.h"
#include "core/figures/figures.h"
#include "core/figures/frozen_curves.h"
#include "core/vectors/layers.h"
#include "core/vectors/vectors.h"
#include "ui/figure/figure_view.h"
#include "ui/heatmap/heatmap_picture.h"
#include "ui/look/translated.h"
#include "ui/views/board_picture.h"

namespace attnscope {
namespace {

constexpr std::string_view matrix = "attention";

/// Extends an axis to cover the other, too. Leaves it as it is if only one of them is logarithmic.
void extend(Axis& axis, const Axis& other) {
    if (axis.logarithmic != other.logarithmic)
        return;
    axis.min = std::min(axis.min, other.min);
    axis.max = std::max(axis.max, other.max);
}

Figure withRanges(Figure figure, const std::pair<Axis, Axis>& axes) {
    extend(figure.x, axes.first);
    extend(figure.y, axes.second);
    return figure;
}

}  // namespace

std::vector<std::string_view> animatedViews() {
    std::vector<std::string_view> views;
    for (const FigureEntry* entry : figures())
        views.push_back(entry->id);
    views.push_back(matrix);
    return views;
}

BoardLayout animatedPart(const BoardLayout& layout) {
    const std::vector<std::string_view> animated = animatedViews();
    BoardLayout part = layout;
    for (const std::string& view : viewsOf(layout)) {
        if (std::ranges::find(animated, view) != animated.end())
            continue;
        if (viewsOf(part).size() == 1)
            return {};
        part = removed(part, view);
    }
    return part;
}

BoardLayout layoutOf(const std::string& view) {
    return {{{{{{{view}}}}}}, {}};
}

AnimatedViews::AnimatedViews(std::vector<Scenario> scenarios, Comparison comparison,
                             BoardLayout layout, const EngineMaker& make_engine)
    : scenarios_(std::move(scenarios)),
      comparison_(std::move(comparison)),
      layout_(std::move(layout)),
      engine_(make_engine()) {
    for (const std::string& view : viewsOf(layout_))
        if (view != matrix)
            figures_[view].resize(size());
        else
            places_ = placeNamesOf(scenarios_.front());
}

void AnimatedViews::computeFigures(std::size_t i, const std::stop_token& stop) {
    for (auto& [view, figures] : figures_) {
        figures[i] = figureOf(view, i, stop);
        extendAxes(view, *figures[i]);
    }
}

/// Returns the figure of the i-th Scenario: that of the Scenario before, if it would be the same.
std::shared_ptr<const Figure> AnimatedViews::figureOf(const std::string& view, std::size_t i,
                                                      const std::stop_token& stop) const {
    const FigureEntry& entry = figure_entry(view);
    const Scenario& now = scenarios_[i];
    if (i > 0) {
        const auto& before = figures_.at(view)[i - 1];
        if (figure_inputs(entry, scenarios_[i - 1], comparison_) ==
                figure_inputs(entry, now, comparison_) &&
            reaches_marker(*before, now))
            return before;
    }
    return std::make_shared<const Figure>(
        compute_over(entry, now, comparison_, Detail::sampled, stop));
}

void AnimatedViews::extendAxes(const std::string& view, const Figure& figure) {
    auto& [x, y] = axes_.try_emplace(view, figure.x, figure.y).first->second;
    extend(x, figure.x);
    extend(y, figure.y);
}

Paint AnimatedViews::picture(std::size_t i, const Canvas& canvas, const Theme& theme,
                             const std::stop_token& stop) {
    const auto of = [&](const std::string& view, QSizeF room) {
        return view == matrix ? matrixPicture(scenarios_[i], {room, canvas.ratio}, theme, stop)
                              : figurePicture(view, i, theme);
    };
    const std::vector<std::string> views = viewsOf(layout_);
    if (views.size() == 1)
        return of(views.front(), canvas.area);
    return boardPicture(canvas.area, theme, boardTitle(scenarios_[i]), layout_, of);
}

Paint AnimatedViews::figurePicture(const std::string& view, std::size_t i,
                                   const Theme& theme) const {
    return [figure = figures_.at(view)[i], axes = axes_.at(view), now = scenarios_[i], theme](
               QPainter& painter, QSizeF size) {
        Figure shown = withRanges(*figure, axes);
        shown.marker = marker_position(now, shown.x);
        paintFigure(painter, size, shown, theme);
    };
}

void AnimatedViews::load(const Scenario& scenario, const std::stop_token& stop) {
    const InputState wanted = input_state(vector_inputs(scenario));
    if (loaded_ == wanted)
        return;
    loaded_.reset();
    input_ = load_named_head(scenario, stop);
    loaded_ = wanted;
}

Paint AnimatedViews::matrixPicture(const Scenario& asked, const Canvas& canvas, const Theme& theme,
                                   const std::stop_token& stop) {
    load(asked, stop);
    const Scenario scenario = fitted_to(asked, input_);
    AttentionRequest request = attention_request(scenario, input_);
    const QSizeF pixels = canvas.ratio * QSizeF(heatmapPixels(canvas.area));
    request.viewport = {0,
                        input_.queries->rows,
                        0,
                        input_.keys->rows,
                        static_cast<int>(pixels.width()),
                        static_cast<int>(pixels.height())};
    const MatrixNames names{translated(head_name(scenario, input_.axes)), places_};
    return [frame = engine_->compute(request, stop, {}), scenario, names, theme](QPainter& painter,
                                                                                 QSizeF size) {
        paintHeatmap(painter, size, frame, scenario, theme, names);
    };
}

}  // namespace attnscope
