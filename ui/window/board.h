#pragma once

#include <QWidget>
#include <optional>
#include <vector>

#include "core/figures/figures.h"
#include "ui/jobs/figure_feed.h"
#include "ui/look/theme.h"
#include "ui/window/scenario_model.h"

class QSplitter;

namespace attnscope {

class FigureView;
class ViewCard;

/// A row of the matrix as it stands in the figures.
struct RowMark {
    std::int64_t row;
    double lambda, keys;
    double entropy;   ///< in the Scenario's unit
    double gradient;  ///< λ(1 − Σp²)

    bool operator==(const RowMark&) const = default;
};

/// The four figures: two above one another, two side by side below.
class Board : public QWidget {
    Q_OBJECT

public:
    Board(ScenarioModel& model, QWidget* parent);

    void setTheme(const Theme& theme);
    void setRowMark(const std::optional<RowMark>& mark);

    int count() const { return static_cast<int>(views_.size()); }
    FigureView* view(int index) const { return views_[static_cast<std::size_t>(index)]; }
    ViewCard* card(int index) const { return cards_[static_cast<std::size_t>(index)]; }
    FigureFeed& feed() { return feed_; }

    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);
    void resetLayout();

private:
    void addView(int index);
    void arrange();
    void showFigure(int index, const Figure& figure);
    void moveMarkers();
    /// The figure with its marker where the Scenario stands now, and the mark of a row.
    Figure marked(const Figure& figure) const;

    ScenarioModel& model_;
    std::vector<FigureView*> views_;
    std::vector<ViewCard*> cards_;
    std::vector<Figure> figures_;  ///< as computed, without the mark of a row
    std::optional<RowMark> mark_;
    QSplitter* rows_ = nullptr;
    QSplitter* bottom_ = nullptr;
    FigureFeed feed_;
};

}  // namespace attnscope
