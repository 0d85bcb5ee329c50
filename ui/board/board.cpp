#include "ui/board/board.h"

#include <QApplication>
#include <QRubberBand>
#include <algorithm>

#include "ui/board/board_splitters.h"
#include "ui/board/view_menu.h"
#include "ui/figure/figure_view.h"
#include "ui/heatmap/attention_pane.h"
#include "ui/look/text.h"
#include "ui/model/starting_layouts.h"
#include "ui/views/view_card.h"
#include "ui/views/view_title.h"
#include "ui/views/views.h"

namespace attnscope {
namespace {

/// Returns the widgets of a card that Tab reaches, in the order in which they were made.
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
      deck_(new FigureDeck(model, this)),
      layout_(startingLayouts().front().layout),
      target_(new QRubberBand(QRubberBand::Rectangle, this)) {
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    makePanes(choice, make_engine);
    arrange();
    connect(deck_, &FigureDeck::notesChanged, this,
            [this](std::string_view figure, const QStringList& notes) {
                card(figure)->setNotes(notes);
            });
    connect(deck_, &FigureDeck::stateChanged, this, &Board::showState);
}

Board::~Board() = default;

void Board::makePanes(RowChoice& choice, const EngineMaker& make_engine) {
    for (const ViewEntry* entry : otherViews()) {
        const std::string_view view = entry->id;
        ViewPane* made = entry->make(
            {model_, choice, make_engine, [this](std::string_view of) { return pane(of); }, this});
        made->hide();  // until it is on the board
        panes_[view] = made;
        if (FigureView* const plot = made->figureView())
            deck_->keepPlotOf(view, plot);
        connect(made, &ViewPane::captionsChanged, this, [this, view](const QStringList& captions) {
            if (ViewCard* shown = card(view))
                shown->setCaptions(captions);
        });
        connect(made, &ViewPane::notesChanged, this, [this, view](const QStringList& notes) {
            if (ViewCard* shown = card(view))
                shown->setNotes(notes);
        });
        connect(made, &ViewPane::headlineChanged, this,
                [this, view](const QString& headline, bool outdated) {
                    if (ViewCard* shown = card(view))
                        shown->setHeadline(headline, outdated);
                });
    }
}

ViewPane* Board::pane(std::string_view view) const {
    const auto found = panes_.find(view);
    return found == panes_.end() ? nullptr : found->second;
}

AttentionPane* Board::matrix() const {
    return dynamic_cast<AttentionPane*>(pane("attention"));
}

ViewCard* Board::addCard(const std::string& view) {
    ViewPane* other = pane(view);
    QWidget* content = other ? static_cast<QWidget*>(other) : deck_->makeView(view, this);
    content->setAccessibleName(titleOf(view));
    const bool is_figure = !other || other->figureView();
    auto* made =
        new ViewCard(view, titleOf(view), is_figure ? TitlePlace::below : TitlePlace::above,
                     content, other ? other->controls() : nullptr, this);
    made->setFootVisible(controls_visible_);
    made->setHeadlineWrapped(!controls_visible_);
    content->show();
    if (other)
        other->setControlsVisible(controls_visible_);
    if (other && other->hasHeadline())
        made->setHeadlineLineVisible(controls_visible_);
    if (!other)
        connect(deck_->view(view), &FigureView::headlineChanged, made,
                [made](const QString& headline) { made->setHeadline(headline); });
    connect(made, &ViewCard::swapRequested, this,
            [this, view] { setBoardLayout(exchanged(layout_, view, largestPlot())); });
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
    return deck_->view(figure);
}

FigureView* Board::view(int figure) const {
    return deck_->view(figure);
}

FigureView* Board::figureView(std::string_view view) const {
    const ViewPane* other = pane(view);
    return other ? other->figureView() : this->view(view);
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
    deck_->feed().update();
    Q_EMIT layoutChanged();
}

QSize Board::minimumSizeHint() const {
    return controls_visible_ ? QSize(720, 400) : QSize(320, 240);
}

void Board::toggleMaximised() {
    std::string view = viewsOf(layout_).front();
    for (const auto& [name, each] : cards_)
        if (each->isAncestorOf(QApplication::focusWidget()))
            view = name;
    setBoardLayout(toggledMaximised(layout_, view));
}

/// Puts the cards of the layout into new splitters, and hides all other cards.
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
    deck_->setSeen(seen);
    markLargest();
}

/// Returns the plot with the most room; empty if no figure is seen.
std::string Board::largestPlot() const {
    return largestOf(shown(layout_), [this](std::string_view view) { return !pane(view); });
}

/// Lets the headline of each plot but the largest swap that plot with the largest one.
void Board::markLargest() {
    const std::string largest = largestPlot();
    for (const auto& [view, each] : cards_)
        each->setSwappable(!pane(view) && view != largest);
}

void Board::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    giveShares(*qobject_cast<QSplitter*>(widget()), shown(layout_));
}

void Board::takeMovedShares() {
    takeShares(*qobject_cast<QSplitter*>(widget()), layout_);
    markLargest();
    Q_EMIT layoutChanged();
}

/// Sets the tab order to the order of the cards on the board.
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
    deck_->setMagnification(magnification);
    for (const auto& [view, pane] : panes_)
        pane->setMagnification(magnification);
}

void Board::setTheme(const Theme& theme) {
    for (const auto& [view, each] : panes_)
        each->setTheme(theme);
    deck_->setTheme(theme);
}

void Board::setControlsVisible(bool visible) {
    controls_visible_ = visible;
    updateGeometry();
    deck_->setPresented(!visible);
    for (const auto& [view, each] : panes_)
        each->setControlsVisible(visible);
    for (const auto& [view, each] : cards_) {
        each->setFootVisible(visible);
        each->setHeadlineWrapped(!visible);
        if (const ViewPane* const other = pane(view); other && other->hasHeadline())
            each->setHeadlineLineVisible(visible);  // the step of a presentation has its own title
    }
}

void Board::setPlaces(const PlaceNames& places) {
    for (const auto& [view, each] : panes_)
        each->setPlaces(places);
}

void Board::showState(std::string_view figure, FigureDeck::State state) {
    card(figure)->setMark(state == FigureDeck::State::outOfDate    ? tr("out of date")
                          : state == FigureDeck::State::unfinished ? tr("unfinished")
                                                                   : QString());
}

}  // namespace attnscope
