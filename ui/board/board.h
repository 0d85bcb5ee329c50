#pragma once

#include <QScrollArea>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/engines/engines.h"
#include "core/figures/figures.h"
#include "ui/jobs/figure_feed.h"
#include "ui/jobs/row_preview.h"
#include "ui/look/theme.h"
#include "ui/model/board_layout.h"
#include "ui/model/place_names.h"
#include "ui/model/row_choice.h"
#include "ui/model/row_mark.h"
#include "ui/model/scenario_model.h"
#include "ui/model/session.h"
#include "ui/pictures/metadata.h"

class QRubberBand;

namespace attnscope {

class AttentionPane;
class FigureView;
class ViewCard;
class ViewPane;

/// Shows the views of a BoardLayout, each on a card. Where there is not the room that they need to
/// be read, it scrolls.
class Board : public QScrollArea {
    Q_OBJECT

public:
    Board(ScenarioModel& model, RowChoice& choice, const EngineMaker& make_engine, QWidget* parent);
    ~Board() override;

    /// What stands where, with the shares that a person gave the views.
    const BoardLayout& boardLayout() const { return layout_; }
    void setBoardLayout(const BoardLayout& layout);

    /// Shows the view with the focus (else the first) alone, or all again.
    void toggleMaximised();

    void setTheme(const Theme& theme);
    /// Texts and lines in the views are so many times as large.
    void setMagnification(double magnification);
    /// Shows or hides the controls of the cards and the sentences below their pictures, which an
    /// audience goes without.
    void setControlsVisible(bool visible);
    void setPlaces(const PlaceNames& places);
    void setRowMark(const std::optional<RowMark>& mark);

    /// The card of a view, and what stands on that of a figure (by its id, or its place in the
    /// table); none before it first stood on the board.
    ViewCard* card(std::string_view view) const;
    FigureView* view(std::string_view figure) const;
    FigureView* view(int figure) const { return views_[static_cast<std::size_t>(figure)]; }
    FigureFeed& feed() { return feed_; }
    RowPreview& preview() { return preview_; }
    /// Whether every figure's picture is of what was computed last.
    bool isPainted() const;
    /// What a figure shows, which may be of a Scenario before the present one.
    Subject subjectOf(std::string_view figure) const;

    /// What of their axes the figures show that do not show all; shows that, and all of the others.
    std::map<std::string, Zoom> zooms() const;
    void setZooms(const std::map<std::string, Zoom>& zooms);

    /// The curves that are hidden in figures; hides these alone.
    std::map<std::string, HiddenEntries> hidden() const;
    void setHidden(const std::map<std::string, HiddenEntries>& hidden);

    /// Those that are no figures; of one view, none where it is a figure.
    const std::map<std::string_view, ViewPane*>& panes() const { return panes_; }
    ViewPane* pane(std::string_view view) const;
    AttentionPane* matrix() const { return matrix_; }

    /// A window no smaller than this shows the layout it opens with unscrolled, or nearly so.
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    /// Other views, at other places or with other shares.
    void layoutChanged();
    /// The FigureView::hiddenChanged() of a figure on the board.
    void hiddenChanged(bool byHand);
    /// Of a figure other parts of the axes are shown: chosen by hand, or all as they are others.
    void zoomed(bool byHand);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    ViewCard* cardFor(const std::string& view);
    FigureView* addFigure(int index);
    void makePanes(const EngineMaker& make_engine);
    ViewCard* addCard(const std::string& view);
    void arrange();
    void takeMovedShares();
    void chainFocus(const std::vector<std::string>& views);
    ViewCard* cardAt(QPoint at) const;
    void showTarget(const ViewCard* dragged, QPoint at);
    void drop(const ViewCard* dragged, QPoint at);
    void showFigure(int index, const Figure& figure);
    void showAgain(int index);
    void mark(int index, bool stale);
    void markStale();
    void previewRow();
    std::vector<int> seenFigures() const;
    void moveMarkers();
    /// The figure with its marker where the Scenario stands now, and the mark of a row.
    Figure marked(const Figure& figure) const;

    ScenarioModel& model_;
    AttentionPane* matrix_;
    std::map<std::string_view, ViewPane*> panes_;
    BoardLayout layout_;
    Theme theme_ = lightTheme();
    double magnification_ = 1;
    bool controls_visible_ = true;
    std::map<std::string, HiddenEntries> hidden_;  ///< of figures that may not stand here yet
    std::map<std::string, ViewCard*, std::less<>> cards_;
    std::vector<FigureView*> views_;  ///< by their places in the table
    std::vector<Figure> figures_;     ///< as computed, without the mark of a row
    std::optional<RowMark> mark_;
    QRubberBand* target_;  ///< the card that a dragged one would change places with
    FigureFeed feed_;
    RowPreview preview_;
};

}  // namespace attnscope
