#pragma once

#include <QObject>
#include <QStringList>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/figures/figures.h"
#include "ui/jobs/figure_feed.h"
#include "ui/jobs/row_preview.h"
#include "ui/look/theme.h"
#include "ui/model/row_mark.h"
#include "ui/model/scenario_model.h"
#include "ui/model/session.h"

namespace attnscope {

class FigureView;

/// The figures of a window. A figure is computed only while it is seen. Its FigureView is made when
/// the figure is first on the board.
class FigureDeck : public QObject {
    Q_OBJECT

public:
    explicit FigureDeck(ScenarioModel& model, QObject* parent = nullptr);

    /// Makes the view of a figure that has none.
    FigureView* makeView(std::string_view figure, QWidget* parent);
    /// The view of a figure, by its id or its index in figures(); null until it is made.
    FigureView* view(std::string_view figure) const;
    FigureView* view(int figure) const { return views_[static_cast<std::size_t>(figure)]; }

    /// Keeps the zoom and the hidden curves of the figure in another view, which shows it by
    /// itself, with those of the deck's own.
    void keepPlotOf(std::string_view view, FigureView* plot);

    FigureFeed& feed() { return feed_; }
    RowPreview& preview() { return preview_; }

    /// Sets which views are seen; views that are not figures are ignored.
    void setSeen(const std::vector<std::string>& views);

    void setTheme(const Theme& theme);
    void setMagnification(double magnification);
    /// Sets whether an audience sees the figures: they may then be lower, and zoomed ones do not
    /// say how they are shown whole again.
    void setPresented(bool presented);
    void setRowMark(const std::optional<RowMark>& mark);

    /// Whether every figure that was computed has been painted.
    bool isPainted() const;

    /// The part of the axes that is shown, by figure id, for each figure that does not show its
    /// axes in full. setZooms() shows these parts, as soon as the figure is on the board; figures
    /// that are not in `zooms` show their axes in full.
    std::map<std::string, Zoom> zooms() const;
    void setZooms(const std::map<std::string, Zoom>& zooms);

    /// The hidden curves of each figure, by figure id. setHidden() hides these curves and shows all
    /// others.
    const std::map<std::string, HiddenEntries>& hidden() const { return hidden_; }
    void setHidden(const std::map<std::string, HiddenEntries>& hidden);
    /// Sets, by figure id, the entries that legends leave out while they are hidden.
    void setUnlisted(std::map<std::string, HiddenEntries> unlisted);

    /// A person's edits of each figure, by figure id. setEdits() replaces all edits.
    const std::map<std::string, FigureEdits>& edits() const { return edits_; }
    void setEdits(const std::map<std::string, FigureEdits>& edits);

    enum class State { complete, unfinished, outOfDate };

Q_SIGNALS:
    void notesChanged(std::string_view figure, const QStringList& notes);
    void stateChanged(std::string_view figure, State state);
    /// Emitted when a figure's view emits FigureView::hiddenChanged().
    void hiddenChanged(bool byHand);
    /// Emitted when a figure's view emits FigureView::zoomed().
    void zoomed(bool byHand);

private:
    QSize leastSize() const;
    std::map<std::string, FigureView*> plots() const;
    void showFigure(int index);
    void show(int index, const SharedFigure& figure);
    void showFailure(int index, const QString& sentence);
    void mark(int index, bool stale);
    void markStale();
    void previewRow();
    void moveMarker(const FigureView& view, double x, bool finished);
    void moveMarkers();
    void tellNotes(int index, const SharedFigure& figure);
    void noteMatrix();
    void takeHidden(const std::string& figure);
    SharedFigure editedOf(int index, const SharedFigure& figure) const;
    std::optional<Point> rowPoint(const Figure& figure) const;

    ScenarioModel& model_;
    Theme theme_ = lightTheme();
    double magnification_ = 1;
    bool is_presented_ = false;
    std::map<std::string, Zoom> zooms_without_view_;  ///< of figures without a view
    std::map<std::string, HiddenEntries> unlisted_;
    std::map<std::string, HiddenEntries> hidden_;  ///< of all figures, even those without a view
    std::map<std::string, FigureEdits> edits_;     ///< of all figures
    std::vector<FigureView*> views_;               ///< by index in figures()
    std::map<std::string, FigureView*> others_;    ///< of keepPlotOf()
    std::vector<int> seen_;
    std::optional<RowMark> mark_;
    FigureFeed feed_;
    RowPreview preview_;
    QString beside_;  ///< the note of besideMatrix()
};

}  // namespace attnscope
