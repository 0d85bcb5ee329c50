#include "ui/board/board.h"

#include <QApplication>
#include <QRubberBand>
#include <algorithm>
#include <cmath>

#include "core/fields/fields.h"
#include "core/figures/row_point.h"
#include "ui/board/board_splitters.h"
#include "ui/board/view_menu.h"
#include "ui/figure/figure_view.h"
#include "ui/figure/plot_layout.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/look/text.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/view_card.h"
#include "ui/views/view_title.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

constexpr QSize least_figure{200, 106};  ///< in which its curves can still be read

int indexOf(std::string_view figure) {
    return static_cast<int>(std::ranges::find(figures(), figure, &FigureEntry::id) -
                            figures().begin());
}

/// What Tab reaches on a card, in the order in which it was made.
QList<QWidget*> focusable(const QWidget& card) {
    QList<QWidget*> widgets = card.findChildren<QWidget*>();
    widgets.removeIf([&](const QWidget* each) {
        return !(each->focusPolicy() & Qt::TabFocus) || each->window() != card.window();
    });
    return widgets;
}

}  // namespace

Board::Board(ScenarioModel& model, RowChoice& choice, const EngineMaker& make_engine,
             QWidget* parent)
    : QScrollArea(parent),
      model_(model),
      matrix_(new AttentionPane(model, make_engine, choice, this)),
      layout_(startingLayouts().front().layout),
      views_(figures().size()),
      figures_(figures().size()),
      target_(new QRubberBand(QRubberBand::Rectangle, this)),
      feed_(model, figures()),
      preview_(model, figures()) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    makePanes(make_engine);
    arrange();
    connect(&feed_, &FigureFeed::figureReady, this, &Board::showFigure);
    connect(&feed_, &FigureFeed::failed, this, [this](int index, const QString& sentence) {
        if (index < 0)
            return;
        view(index)->setMessage(sentence);
        mark(index, false);
    });
    connect(&feed_, &FigureFeed::staleChanged, this, &Board::markStale);
    connect(&preview_, &RowPreview::figureReady, this,
            [this](int index, const Figure& figure) { view(index)->setFigure(marked(figure)); });
    connect(&preview_, &RowPreview::ended, this, &Board::showAgain);
    connect(&model, &ScenarioModel::changed, this, &Board::moveMarkers);
    connect(&model, &ScenarioModel::draggingChanged, this, [this](bool dragging) {
        for (FigureView* each : views_)
            if (each)
                each->setDragging(dragging);
    });
}

Board::~Board() = default;

FigureView* Board::addFigure(int index) {
    auto* made = new FigureView(this);
    made->setMinimumSize(least_figure * magnification_);
    made->setTheme(theme_);
    made->setMagnification(magnification_);
    made->setNoted(controls_visible_);
    connect(made, &FigureView::markerMoved, this, [this, made](double x, bool finished) {
        if (is_given_by_files(model_.scenario(), made->figure().x.field))
            return moveMarkers();
        model_.setDragging(!finished);
        model_.adopt(with_marker_at(model_.scenario(), made->figure().x, x));
    });
    connect(made, &FigureView::zoomed, this, &Board::zoomed);
    const std::string id(figures()[static_cast<std::size_t>(index)]->id);
    if (const auto known = hidden_.find(id); known != hidden_.end())
        made->setHidden(known->second);
    connect(made, &FigureView::hiddenChanged, this, [this, made, id](bool byHand) {
        hidden_[id] = made->hidden();
        if (hidden_[id].empty())
            hidden_.erase(id);
        Q_EMIT hiddenChanged(byHand);
    });
    views_[static_cast<std::size_t>(index)] = made;
    return made;
}

bool Board::isPainted() const {
    return std::ranges::all_of(views_,
                               [](const FigureView* view) { return !view || view->isPainted(); });
}

std::map<std::string, Zoom> Board::zooms() const {
    std::map<std::string, Zoom> zooms;
    for (std::size_t i = 0; i < views_.size(); ++i)
        if (views_[i] && views_[i]->zoom() != Zoom())
            zooms.emplace(figures()[i]->id, views_[i]->zoom());
    return zooms;
}

void Board::setZooms(const std::map<std::string, Zoom>& zooms) {
    for (std::size_t i = 0; i < views_.size(); ++i)
        if (views_[i]) {
            const auto found = zooms.find(std::string(figures()[i]->id));
            views_[i]->setZoom(found == zooms.end() ? Zoom() : found->second);
        }
}

std::map<std::string, HiddenEntries> Board::hidden() const {
    return hidden_;
}

void Board::setHidden(const std::map<std::string, HiddenEntries>& hidden) {
    hidden_ = hidden;
    for (std::size_t i = 0; i < views_.size(); ++i)
        if (views_[i]) {
            const auto found = hidden.find(std::string(figures()[i]->id));
            views_[i]->setHidden(found == hidden.end() ? HiddenEntries() : found->second);
            if (found != hidden.end())
                hidden_[found->first] = views_[i]->hidden();
        }
}

void Board::makePanes(const EngineMaker& make_engine) {
    for (const ViewEntry* entry : otherViews()) {
        const std::string_view view = entry->id;
        ViewPane* made = entry->make({model_, make_engine, matrix_, this});
        made->hide();  // until it stands on the board
        panes_[view] = made;
        connect(made, &ViewPane::captionsChanged, this, [this, view](const QStringList& captions) {
            if (ViewCard* shown = card(view))
                shown->setCaptions(captions);
        });
    }
}

ViewPane* Board::pane(std::string_view view) const {
    const auto found = panes_.find(view);
    return found == panes_.end() ? nullptr : found->second;
}

ViewCard* Board::addCard(const std::string& view) {
    ViewPane* other = pane(view);
    QWidget* content = other ? static_cast<QWidget*>(other) : addFigure(indexOf(view));
    content->setAccessibleName(titleOf(view));
    auto* made =
        new ViewCard(view, titleOf(view), content, other ? other->controls() : nullptr, this);
    content->show();
    if (other)
        other->setControlsVisible(controls_visible_);
    connectViewMenu(*this, *made);
    connect(made->title(), &ViewTitle::maximiseRequested, this,
            [this, view] { setBoardLayout(toggledMaximised(layout_, view)); });
    connect(made->title(), &ViewTitle::dragged, this,
            [this, made](QPoint at) { showTarget(made, at); });
    connect(made->title(), &ViewTitle::dropped, this, [this, made](QPoint at) { drop(made, at); });
    connect(made->title(), &ViewTitle::dragCancelled, target_, &QWidget::hide);
    return made;
}

ViewCard* Board::card(std::string_view view) const {
    const auto found = cards_.find(view);
    return found == cards_.end() ? nullptr : found->second;
}

FigureView* Board::view(std::string_view figure) const {
    return view(indexOf(figure));
}

Subject Board::subjectOf(std::string_view figure) const {
    const int index = indexOf(figure);
    const auto at = static_cast<std::size_t>(index);
    const Scenario* previewed = preview_.shownOf(index);
    return {previewed ? *previewed : feed_.scenarioOf(at), feed_.referenceOf(at)};
}

ViewCard* Board::cardFor(const std::string& view) {
    ViewCard*& made = cards_[view];
    if (!made)
        made = addCard(view);
    return made;
}

void Board::setBoardLayout(const BoardLayout& layout) {
    if (layout == layout_)
        return;
    layout_ = layout;
    arrange();
    feed_.update();
    Q_EMIT layoutChanged();
}

QSize Board::minimumSizeHint() const {
    return {720, 400};
}

void Board::toggleMaximised() {
    std::string view = viewsOf(layout_).front();
    for (const auto& [name, each] : cards_)
        if (each->isAncestorOf(QApplication::focusWidget()))
            view = name;
    setBoardLayout(toggledMaximised(layout_, view));
}

/// Puts the cards of the layout into new splitters; cards that are not to be seen wait, hidden.
void Board::arrange() {
    QWidget* focused = QApplication::focusWidget();
    const std::vector<std::string> seen = viewsOf(shown(layout_));
    for (const auto& [view, each] : cards_)
        each->setParent(this);
    setWidget(makeSplitters(
        shown(layout_), [this](const std::string& view) { return cardFor(view); },
        [this] { takeMovedShares(); }));
    widget()->setAutoFillBackground(false);
    for (const auto& [view, each] : cards_)  // a new parent hides none before the window is shown
        each->setVisible(std::ranges::find(seen, view) != seen.end());
    chainFocus(seen);
    if (focused && isAncestorOf(focused))
        focused->setFocus();
    feed_.setSeen(seenFigures());
}

std::vector<int> Board::seenFigures() const {
    std::vector<int> figures;
    for (const std::string& view : viewsOf(shown(layout_)))
        if (!pane(view))
            figures.push_back(indexOf(view));
    return figures;
}

void Board::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    giveShares(*qobject_cast<QSplitter*>(widget()), shown(layout_));
}

void Board::takeMovedShares() {
    takeShares(*qobject_cast<QSplitter*>(widget()), layout_);
    Q_EMIT layoutChanged();
}

/// Tab goes through the cards in the order in which they stand.
void Board::chainFocus(const std::vector<std::string>& views) {
    QWidget* last = nullptr;
    for (const std::string& view : views)
        for (QWidget* each : focusable(*card(view))) {
            if (last)
                setTabOrder(last, each);
            last = each;
        }
}

ViewCard* Board::cardAt(QPoint at) const {
    for (const auto& [view, each] : cards_)
        if (each->isVisible() && each->rect().contains(each->mapFromGlobal(at)))
            return each;
    return nullptr;
}

void Board::showTarget(const ViewCard* dragged, QPoint at) {
    const ViewCard* over = cardAt(at);
    target_->setVisible(over && over != dragged);
    if (!target_->isVisible())
        return;
    target_->setGeometry(QRect(over->mapTo(this, QPoint(0, 0)), over->size()));
    target_->raise();
}

void Board::drop(const ViewCard* dragged, QPoint at) {
    target_->hide();
    if (const ViewCard* over = cardAt(at))
        setBoardLayout(exchanged(layout_, dragged->view(), over->view()));
}

void Board::setMagnification(double magnification) {
    if (magnification == magnification_)
        return;
    magnification_ = magnification;
    for (FigureView* each : views_)
        if (each) {
            each->setMinimumSize(least_figure * magnification);
            each->setMagnification(magnification);
        }
    for (const auto& [view, pane] : panes_)
        pane->setMagnification(magnification);
}

void Board::setTheme(const Theme& theme) {
    theme_ = theme;
    for (const auto& [view, each] : panes_)
        each->setTheme(theme);
    for (FigureView* each : views_)
        if (each)
            each->setTheme(theme);
}

void Board::setControlsVisible(bool visible) {
    controls_visible_ = visible;
    for (const auto& [view, each] : panes_)
        each->setControlsVisible(visible);
    for (FigureView* each : views_)
        if (each)
            each->setNoted(visible);
}

void Board::setPlaces(const PlaceNames& places) {
    for (const auto& [view, each] : panes_)
        each->setPlaces(places);
}

void Board::showFigure(int index, const Figure& figure) {
    const auto at = static_cast<std::size_t>(index);
    figures_[at] = figure;
    view(index)->setMessage({});
    view(index)->setFigure(marked(figure));
    card(figures()[at]->id)->setCaptions(captionsOf(figure));
    mark(index, view(index)->isStale() && !model_.isDragging() && feed_.isStale(at));
    if (preview_.forget(index))
        previewRow();
}

/// What a figure shows is of something else than is wanted, or lacks what is simulated.
void Board::mark(int index, bool stale) {
    const auto at = static_cast<std::size_t>(index);
    view(index)->setStale(stale);
    card(figures()[at]->id)
        ->setMark(stale                      ? tr("out of date")
                  : figures_[at].preliminary ? tr("unfinished")
                                             : QString());
}

void Board::markStale() {
    for (const int index : seenFigures())
        mark(index, feed_.isStale(static_cast<std::size_t>(index)));
}

void Board::showAgain(int index) {
    view(index)->setFigure(marked(figures_[static_cast<std::size_t>(index)]));
}

void Board::moveMarkers() {
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const double x = marker_position(model_.scenario(), figures_[i].x);
        if (views_[i] && !std::isnan(x))
            views_[i]->setMarker(x);
    }
}

Figure Board::marked(const Figure& figure) const {
    Figure with = figure;
    with.marker = marker_position(model_.scenario(), figure.x);
    // Without a label: the read-out names the row, and no legend jumps while rows are pointed at.
    if (mark_)
        if (const auto point = row_point(figure, mark_->row, mark_->scales, *mark_->unit))
            with.points.push_back(*point);
    return with;
}

void Board::setRowMark(const std::optional<RowMark>& mark) {
    if (mark == mark_)
        return;
    mark_ = mark;
    for (std::size_t i = 0; i < views_.size(); ++i)
        if (views_[i] && !figures_[i].curves.empty() && !figures_[i].x.field.empty())
            views_[i]->setFigure(marked(figures_[i]));
    previewRow();
}

void Board::previewRow() {
    preview_.follow(mark_ ? std::optional(mark_->number) : std::nullopt, seenFigures());
}

}  // namespace attnscope
