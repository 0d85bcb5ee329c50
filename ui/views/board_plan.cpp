#include "ui/views/board_plan.h"

#include <algorithm>
#include <cmath>

namespace attnscope {
namespace {

constexpr double letterRow = 20;    ///< height of the row with the letter of a view that is no
                                    ///< figure
constexpr double legendMargin = 4;  ///< above and below the legend

bool isSame(double a, double b) {
    return std::abs(a - b) < 0.5;
}

/// Whether two panels are in one row and equally wide, so that their plots should be equally wide,
/// too.
bool areTwins(const QRectF& a, const QRectF& b) {
    return isSame(a.top(), b.top()) && isSame(a.bottom(), b.bottom()) &&
           isSame(a.width(), b.width());
}

/// Widens the margins of the panel at `place` so that its plot lines up with that of the other
/// panel: on each side where their borders are in line; for twins, left and right as well.
void lineUp(PlotMargins& margins, const QRectF& place, const PlotMargins& other,
            const QRectF& otherPlace) {
    const bool twins = areTwins(place, otherPlace);
    const auto widen = [](double& space, double least) { space = std::max(space, least); };
    if (twins || isSame(place.left(), otherPlace.left()))
        widen(margins.left, other.left);
    if (twins || isSame(place.right(), otherPlace.right()))
        widen(margins.right, other.right);
    if (isSame(place.top(), otherPlace.top()))
        widen(margins.top, other.top);
    if (isSame(place.bottom(), otherPlace.bottom()))
        widen(margins.bottom, other.bottom);
}

class Planner {
public:
    Planner(const BoardLayout& layout, QSizeF area, const QString& title, const Look& look,
            const PanelLayoutOf& layoutOf)
        : board_(layout), area_(area), title_(title), look_(look), layoutOf_(layoutOf) {}

    /// Returns the plan. The legend's height follows from the panels above it, and theirs from the
    /// legend: the plan is made again, at most four times, until the legend has room.
    BoardPlan run() {
        constexpr int most = 4;
        double taken = 0;
        BoardPlan plan = planAbove(taken);
        for (int i = 0; i < most && plan.legend.height > taken; ++i) {
            taken = plan.legend.height;
            plan = planAbove(taken);
        }
        return plan;
    }

private:
    BoardPlan planAbove(double legendHeight) {
        const double below = legendHeight > 0 ? legendHeight + 2 * legendMargin : 0;
        const QSizeF room(area_.width(), area_.height() - below);
        BoardPlan plan{.panels = placed(room), .legendTop = room.height() + legendMargin};
        if (!areTold())
            return plan;
        std::vector<std::optional<PanelLayout>> layouts = layoutsOf(plan.panels);
        setLetters(plan.panels, layouts);
        if (look_.aligned) {
            align(plan.panels, layouts);
            layouts = layoutsOf(plan.panels);
        }
        if (look_.oneLegend) {
            std::vector<LegendPart> parts;
            for (const auto& each : layouts)
                if (each)
                    parts.push_back(each->legend);
            plan.legend = sharedLegend(parts, themeOf(look_), area_.width());
        }
        return plan;
    }

    /// Whether the views are told anything about one another.
    bool areTold() const { return look_.letters != "none" || look_.aligned || look_.oneLegend; }

    std::vector<PlacedPanel> placed(QSizeF room) const {
        std::vector<PlacedPanel> panels;
        for (const PlacedView& view :
             look_.aligned ? panelPlaces(board_, room, title_) : boardPlaces(board_, room, title_))
            panels.push_back({view.view, view.place});
        for (std::size_t i = 0; i < panels.size(); ++i) {
            Panel& panel = panels[i].panel;
            panel.hasLegend = !look_.oneLegend;
            panel.isCaptionWhole = areTold();
            if (panels.size() > 1)  // a single one needs no letter
                panel.letter = letterOf(look_, i);
            panel.isBold = look_.letters != "(a)";
        }
        return panels;
    }

    std::vector<std::optional<PanelLayout>> layoutsOf(
        const std::vector<PlacedPanel>& panels) const {
        std::vector<std::optional<PanelLayout>> layouts;
        for (const PlacedPanel& each : panels)
            layouts.push_back(layoutOf_(each.view, each.place.size(), each.panel));
        return layouts;
    }

    /// Makes room for the letters of views that are no figures.
    static void setLetters(std::vector<PlacedPanel>& panels,
                           const std::vector<std::optional<PanelLayout>>& layouts) {
        for (std::size_t i = 0; i < panels.size(); ++i) {
            PlacedPanel& each = panels[i];
            if (layouts[i] || each.panel.letter.isEmpty())
                continue;
            each.letterPlace = QRectF(each.place.left() + pictureMargin, each.place.top(),
                                      each.place.width() - pictureMargin, letterRow);
            each.place.setTop(each.place.top() + letterRow);
        }
    }

    static void align(std::vector<PlacedPanel>& panels,
                      const std::vector<std::optional<PanelLayout>>& layouts) {
        for (std::size_t i = 0; i < panels.size(); ++i)
            for (std::size_t j = 0; j < panels.size(); ++j)
                if (layouts[i] && layouts[i]->margins && layouts[j] && layouts[j]->margins)
                    lineUp(panels[i].panel.margins, panels[i].place, *layouts[j]->margins,
                           panels[j].place);
    }

    const BoardLayout& board_;
    QSizeF area_;
    const QString& title_;
    const Look& look_;
    const PanelLayoutOf& layoutOf_;
};

}  // namespace

BoardPlan boardPlan(const BoardLayout& layout, QSizeF area, const QString& title, const Look& look,
                    const PanelLayoutOf& layoutOf) {
    return Planner(layout, area, title, look, layoutOf).run();
}

}  // namespace attnscope
