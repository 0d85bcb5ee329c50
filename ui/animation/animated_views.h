#pragma once

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/attention/queries_and_keys.h"
#include "core/engines/engines.h"
#include "core/fields/comparison.h"
#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "core/vectors/inputs.h"
#include "ui/look/theme.h"
#include "ui/model/board_layout.h"
#include "ui/model/place_names.h"
#include "ui/pictures/export.h"

namespace attnscope {

/// The views that can be animated: the figures, then the attention matrix.
std::vector<std::string_view> animatedViews();

/// Returns the layout with only those of its views that can be animated; without columns if there
/// are none.
BoardLayout animatedPart(const BoardLayout& layout);

/// Returns a layout of one view alone.
BoardLayout layoutOf(const std::string& view);

/// Computes pictures of views of one Scenario after another, without a window and on any thread.
class AnimatedViews {
public:
    /// Figures also show the comparison (compute_over()).
    AnimatedViews(std::vector<Scenario> scenarios, Comparison comparison, BoardLayout layout,
                  const EngineMaker& make_engine);

    std::size_t size() const { return scenarios_.size(); }
    const Scenario& scenario(std::size_t i) const { return scenarios_[i]; }

    /// Computes the figures of the i-th Scenario. Call this for every Scenario before the first
    /// picture, because the axes cover the figures of all Scenarios.
    void computeFigures(std::size_t i, const std::stop_token& stop);

    /// Returns what paints the picture of the i-th Scenario: a view alone, or several as on a
    /// board.
    Paint picture(std::size_t i, const Canvas& canvas, const Theme& theme,
                  const std::stop_token& stop);

private:
    using Figures = std::vector<std::shared_ptr<const Figure>>;

    void extendAxes(const std::string& view, const Figure& figure);
    std::shared_ptr<const Figure> figureOf(const std::string& view, std::size_t i,
                                           const std::stop_token& stop) const;
    Paint figurePicture(const std::string& view, std::size_t i, const Theme& theme) const;
    Paint matrixPicture(const Scenario& asked, const Canvas& canvas, const Theme& theme,
                        const std::stop_token& stop);
    void load(const Scenario& scenario, const std::stop_token& stop);

    std::vector<Scenario> scenarios_;
    Comparison comparison_;
    BoardLayout layout_;
    std::map<std::string, Figures> figures_;
    std::map<std::string, std::pair<Axis, Axis>> axes_;  ///< of each view, covering all frames
    std::unique_ptr<AttentionEngine> engine_;
    std::optional<InputState> loaded_;
    QueriesAndKeys input_;
    PlaceNames places_;
};

}  // namespace attnscope
