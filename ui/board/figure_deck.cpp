#include "ui/board/figure_deck.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/figures/row_point.h"
#include "core/vectors/inputs.h"
#include "ui/board/figure_notes.h"
#include "ui/figure/edited_figure.h"
#include "ui/figure/figure_view.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

constexpr QSize least_figure{200, 114};  ///< in which its curves can still be read

/// Returns the index of a figure; figures().size() if there is no figure with this id.
int indexOf(std::string_view figure) {
    return static_cast<int>(std::ranges::find(figures(), figure, &FigureEntry::id) -
                            figures().begin());
}

std::string_view idOf(int index) {
    return figures()[static_cast<std::size_t>(index)]->id;
}

FigureEdits editsOf(const std::map<std::string, FigureEdits>& edits, int index) {
    const auto found = edits.find(std::string(idOf(index)));
    return found == edits.end() ? FigureEdits() : found->second;
}

}  // namespace

FigureDeck::FigureDeck(ScenarioModel& model, QObject* parent)
    : QObject(parent),
      model_(model),
      views_(figures().size()),
      feed_(model, figures()),
      preview_(model, figures()),
      beside_(besideMatrix(model.scenario())) {
    connect(&feed_, &FigureFeed::figureReady, this, &FigureDeck::showFigure);
    connect(&feed_, &FigureFeed::failed, this, &FigureDeck::showFailure);
    connect(&feed_, &FigureFeed::staleChanged, this, &FigureDeck::markStale);
    connect(&preview_, &RowPreview::figureReady, this,
            [this](int index) { show(index, preview_.figureOf(index)); });
    connect(&preview_, &RowPreview::ended, this, [this](int index) {
        if (const SharedFigure& figure = feed_.figureOf(static_cast<std::size_t>(index)))
            show(index, figure);
    });
    connect(&model, &ScenarioModel::changed, this, &FigureDeck::moveMarkers);
    connect(&model, &ScenarioModel::changed, this, &FigureDeck::noteMatrix);
    connect(&model, &ScenarioModel::draggingChanged, this, [this](bool dragging) {
        for (FigureView* each : views_)
            if (each)
                each->setDragging(dragging);
    });
}

FigureView* FigureDeck::makeView(std::string_view figure, QWidget* parent) {
    auto* made = new FigureView(parent);
    made->setMinimumSize(leastSize());
    made->setTheme(theme_);
    made->setMagnification(magnification_);
    made->setZoomHintShown(!is_presented_);
    const std::string id(figure);
    if (const auto known = hidden_.find(id); known != hidden_.end())
        made->setHidden(known->second);
    if (const auto known = unlisted_.find(id); known != unlisted_.end())
        made->setUnlisted(known->second);
    made->setEdits(editsOf(edits_, indexOf(figure)).plot);
    if (const auto known = zooms_without_view_.extract(id))
        made->setZoomOfNextFigure(known.mapped());
    connect(made, &FigureView::markerMoved, this,
            [this, made](double x, bool finished) { moveMarker(*made, x, finished); });
    connect(made, &FigureView::zoomed, this, &FigureDeck::zoomed);
    connect(made, &FigureView::hiddenChanged, this, [this, id](bool byHand) {
        takeHidden(id);
        tellNotes(indexOf(id), feed_.figureOf(static_cast<std::size_t>(indexOf(id))));
        Q_EMIT hiddenChanged(byHand);
    });
    views_[static_cast<std::size_t>(indexOf(figure))] = made;
    return made;
}

void FigureDeck::keepPlotOf(std::string_view view, FigureView* plot) {
    const std::string id(view);
    others_.emplace(id, plot);
    connect(plot, &FigureView::zoomed, this, &FigureDeck::zoomed);
    connect(plot, &FigureView::hiddenChanged, this, [this, id](bool byHand) {
        takeHidden(id);
        Q_EMIT hiddenChanged(byHand);
    });
}

/// The views of all figures that have one, by their ids.
std::map<std::string, FigureView*> FigureDeck::plots() const {
    std::map<std::string, FigureView*> all = others_;
    for (std::size_t i = 0; i < views_.size(); ++i)
        if (views_[i])
            all.emplace(figures()[i]->id, views_[i]);
    return all;
}

FigureView* FigureDeck::view(std::string_view figure) const {
    return view(indexOf(figure));
}

void FigureDeck::setSeen(const std::vector<std::string>& views) {
    seen_.clear();
    for (const std::string& view : views)
        if (const int index = indexOf(view); index < std::ssize(views_))
            seen_.push_back(index);
    feed_.setSeen(seen_);
}

void FigureDeck::setTheme(const Theme& theme) {
    theme_ = theme;
    for (FigureView* each : views_)
        if (each)
            each->setTheme(theme);
}

void FigureDeck::setMagnification(double magnification) {
    magnification_ = magnification;
    for (FigureView* each : views_)
        if (each) {
            each->setMinimumSize(leastSize());
            each->setMagnification(magnification);
        }
}

void FigureDeck::setPresented(bool presented) {
    is_presented_ = presented;
    for (FigureView* each : views_)
        if (each) {
            each->setMinimumSize(leastSize());
            each->setZoomHintShown(!presented);
        }
}

QSize FigureDeck::leastSize() const {
    constexpr double lower = 0.75;
    const QSize least = least_figure * magnification_;
    return {least.width(), static_cast<int>((is_presented_ ? lower : 1) * least.height())};
}

bool FigureDeck::isPainted() const {
    return std::ranges::all_of(views_,
                               [](const FigureView* view) { return !view || view->isPainted(); });
}

std::map<std::string, Zoom> FigureDeck::zooms() const {
    std::map<std::string, Zoom> zooms = zooms_without_view_;
    for (const auto& [id, plot] : plots())
        if (plot->zoom() != Zoom())
            zooms.emplace(id, plot->zoom());
    return zooms;
}

void FigureDeck::setZooms(const std::map<std::string, Zoom>& zooms) {
    zooms_without_view_ = zooms;
    for (const auto& [id, plot] : plots()) {
        const auto known = zooms_without_view_.extract(id);
        const Zoom zoom = known ? known.mapped() : Zoom();
        if (plot->zoom() == zoom)
            continue;
        const bool is_seen = plot->isVisibleTo(plot->window());
        if (is_seen && !plot->figure().id.empty())
            plot->setZoom(zoom);
        else  // what it shows, if anything, may have other axes
            plot->setZoomOfNextFigure(zoom);
    }
}

void FigureDeck::setHidden(const std::map<std::string, HiddenEntries>& hidden) {
    hidden_ = hidden;
    for (const auto& [id, plot] : plots()) {
        const auto found = hidden.find(id);
        plot->setHidden(found == hidden.end() ? HiddenEntries() : found->second);
        if (found != hidden.end())
            takeHidden(id);
        if (!others_.contains(id))
            tellNotes(indexOf(id), feed_.figureOf(static_cast<std::size_t>(indexOf(id))));
    }
}

void FigureDeck::setUnlisted(std::map<std::string, HiddenEntries> unlisted) {
    unlisted_ = std::move(unlisted);
    for (std::size_t i = 0; i < views_.size(); ++i)
        if (views_[i]) {
            const auto found = unlisted_.find(std::string(figures()[i]->id));
            views_[i]->setUnlisted(found == unlisted_.end() ? HiddenEntries() : found->second);
            tellNotes(static_cast<int>(i), feed_.figureOf(i));
        }
}

void FigureDeck::setEdits(const std::map<std::string, FigureEdits>& edits) {
    if (std::exchange(edits_, edits) == edits)
        return;
    for (std::size_t i = 0; i < views_.size(); ++i) {
        if (!views_[i])
            continue;
        views_[i]->setEdits(editsOf(edits_, static_cast<int>(i)).plot);
        if (const SharedFigure& figure = feed_.figureOf(i))
            show(static_cast<int>(i), figure);
    }
}

SharedFigure FigureDeck::editedOf(int index, const SharedFigure& figure) const {
    constexpr double pixelsPerPoint = 96.0 / 72;
    const FigureEdits edits = editsOf(edits_, index);
    return edits == FigureEdits()
               ? figure
               : std::make_shared<const Figure>(edited(*figure, edits, pixelsPerPoint));
}

void FigureDeck::takeHidden(const std::string& figure) {
    const auto other = others_.find(figure);
    hidden_[figure] = (other == others_.end() ? view(figure) : other->second)->hidden();
    if (hidden_[figure].empty())
        hidden_.erase(figure);
}

void FigureDeck::showFigure(int index) {
    const auto at = static_cast<std::size_t>(index);
    const SharedFigure& figure = feed_.figureOf(at);
    FigureView* shown = view(index);
    shown->setMessage({});
    show(index, figure);
    mark(index, shown->isStale() && !model_.isDragging() && feed_.isStale(at));
    if (preview_.forget(index))
        previewRow();
}

void FigureDeck::show(int index, const SharedFigure& figure) {
    FigureView* shown = view(index);
    const SharedFigure seen = editedOf(index, figure);
    shown->setFigure(seen, marker_position(model_.scenario(), seen->x));
    shown->setRowPoint(rowPoint(*figure));
    tellNotes(index, figure);
}

/// Tells the notes of a figure. While its exact curve is hidden there are none, since they say what
/// that curve shows.
void FigureDeck::tellNotes(int index, const SharedFigure& figure) {
    if (!figure)
        return;
    const FigureView& shown = *view(index);
    const bool says_hidden = shown.hidesFirst() && is_main(shown.figure().curves.front().kind);
    const bool hides_of_lesson =
        unlisted_.contains(std::string(idOf(index))) && !shown.hidden().empty();
    Q_EMIT notesChanged(
        idOf(index), says_hidden ? QStringList()
                                 : notesBeside(*figure, beside_, shown.hidden(), hides_of_lesson));
}

/// Updates the notes of the figures that are seen if besideMatrix() has changed.
void FigureDeck::noteMatrix() {
    if (const QString beside = besideMatrix(model_.scenario());
        std::exchange(beside_, beside) == beside)
        return;
    for (const int index : seen_)
        tellNotes(index, feed_.figureOf(static_cast<std::size_t>(index)));
}

void FigureDeck::showFailure(int index, const QString& sentence) {
    if (index < 0)
        return;
    view(index)->setMessage(sentence);
    mark(index, false);
}

/// Marks a figure as out of date if it is stale, else as unfinished if its simulated values are
/// still missing.
void FigureDeck::mark(int index, bool stale) {
    const SharedFigure& figure = feed_.figureOf(static_cast<std::size_t>(index));
    view(index)->setStale(stale);
    Q_EMIT stateChanged(idOf(index), stale                           ? State::outOfDate
                                     : figure && figure->preliminary ? State::unfinished
                                                                     : State::complete);
}

void FigureDeck::markStale() {
    for (const int index : seen_)
        mark(index, feed_.isStale(static_cast<std::size_t>(index)));
}

/// Sets the Scenario's field to a marker's new position. If files decide the field, the marker goes
/// back instead.
void FigureDeck::moveMarker(const FigureView& view, double x, bool finished) {
    const Axis& axis = view.figure().x;
    if (is_given_by_files(model_.scenario(), axis.field))
        return moveMarkers();
    model_.setDragging(!finished);
    model_.adopt(with_marker_at(model_.scenario(), axis, x));
}

void FigureDeck::moveMarkers() {
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const SharedFigure& figure = feed_.figureOf(i);
        const double x = figure ? marker_position(model_.scenario(), figure->x) : std::nan("");
        if (views_[i] && !std::isnan(x))
            views_[i]->setMarker(x);
    }
}

std::optional<Point> FigureDeck::rowPoint(const Figure& figure) const {
    if (!mark_)
        return {};
    std::optional<Point> point = row_point(figure, mark_->row, mark_->scales, *mark_->unit);
    if (point)
        point->label =
            tr("row %1").arg(valueText(static_cast<double>(mark_->number), 0)).toStdString();
    return point;
}

void FigureDeck::setRowMark(const std::optional<RowMark>& mark) {
    if (mark == mark_)
        return;
    mark_ = mark;
    for (FigureView* each : views_)
        if (each)
            each->setRowPoint(rowPoint(each->figure()));
    previewRow();
}

void FigureDeck::previewRow() {
    preview_.follow(mark_ ? std::optional(mark_->number) : std::nullopt, seen_);
}

}  // namespace attnscope
