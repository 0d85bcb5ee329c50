#pragma once

#include <QScrollArea>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/engines/engines.h"
#include "ui/board/figure_deck.h"
#include "ui/look/theme.h"
#include "ui/model/board_layout.h"
#include "ui/model/place_names.h"
#include "ui/model/row_choice.h"
#include "ui/model/scenario_model.h"

class QRubberBand;

namespace attnscope {

class AttentionPane;
class FigureView;
class ViewCard;
class ViewPane;

/// Shows the views of a BoardLayout, each on a card. Scrolls if there is less room than the views
/// need to be read.
class Board : public QScrollArea {
    Q_OBJECT

public:
    Board(ScenarioModel& model, RowChoice& choice, const EngineMaker& make_engine, QWidget* parent);
    ~Board() override;

    /// The layout, with the shares that a person gave the views.
    const BoardLayout& boardLayout() const { return layout_; }
    void setBoardLayout(const BoardLayout& layout);

    /// Shows the view with the focus alone (the first view if none has it), or all views again.
    void toggleMaximised();

    void setTheme(const Theme& theme);
    /// Sets the factor by which texts and lines in the views are larger than usual.
    void setMagnification(double magnification);
    /// Shows or hides the controls of the cards and the texts below their pictures. A presentation
    /// hides them.
    void setControlsVisible(bool visible);
    void setPlaces(const PlaceNames& places);

    /// The card of a view; null until the view is first on the board.
    ViewCard* card(std::string_view view) const;

    FigureDeck& deck() { return *deck_; }
    /// The deck's view of a figure.
    FigureView* view(std::string_view figure) const;
    FigureView* view(int figure) const;
    /// The figure of the view with this id; null if it shows none.
    FigureView* figureView(std::string_view view) const;

    /// The views that are not figures, by their ids. pane() returns the view with this id; null for
    /// a figure.
    const std::map<std::string_view, ViewPane*>& panes() const { return panes_; }
    ViewPane* pane(std::string_view view) const;
    AttentionPane* matrix() const;

    /// The size at which the first layout needs hardly any scrolling; less in a presentation, whose
    /// screen may be small.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Emitted when views, their places or their shares have changed.
    void layoutChanged();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    ViewCard* cardFor(const std::string& view);
    void makePanes(RowChoice& choice, const EngineMaker& make_engine);
    ViewCard* addCard(const std::string& view);
    void arrange();
    std::string largestPlot() const;
    void markLargest();
    void takeMovedShares();
    void chainFocus(const std::vector<std::string>& views);
    ViewCard* cardAt(QPoint at) const;
    void showTarget(const ViewCard* dragged, QPoint at);
    void drop(const ViewCard* dragged, QPoint at);
    void showState(std::string_view figure, FigureDeck::State state);

    ScenarioModel& model_;
    FigureDeck* deck_;
    std::map<std::string_view, ViewPane*> panes_;
    BoardLayout layout_;
    double magnification_ = 1;
    bool controls_visible_ = true;
    std::map<std::string, ViewCard*, std::less<>> cards_;
    QRubberBand* target_;  ///< the card that a dragged one would change places with
};

}  // namespace attnscope
