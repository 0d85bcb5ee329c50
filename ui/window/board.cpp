#include "ui/window/board.h"

#include <QDataStream>
#include <QIODevice>
#include <QSplitter>
#include <QVBoxLayout>
#include <cmath>

#include "core/scenario/fields.h"
#include "ui/figure/figure_view.h"
#include "ui/look/text.h"
#include "ui/window/view_card.h"

namespace attnscope {

Board::Board(ScenarioModel& model, QWidget* parent)
    : QWidget(parent), model_(model), figures_(figures().size()), feed_(model, figures()) {
    for (int i = 0; i < static_cast<int>(figures().size()); ++i)
        addView(i);
    arrange();
    connect(&feed_, &FigureFeed::figureReady, this, &Board::showFigure);
    connect(&feed_, &FigureFeed::failed, this, [this](int index, const QString& sentence) {
        if (index >= 0)
            view(index)->setMessage(sentence);
    });
    connect(&model, &ScenarioModel::changed, this, &Board::moveMarkers);
    connect(&model, &ScenarioModel::draggingChanged, this, [this](bool dragging) {
        for (FigureView* each : views_)
            each->setDragging(dragging);
    });
}

void Board::addView(int index) {
    const FigureEntry& entry = figures()[static_cast<std::size_t>(index)];
    auto* made = new FigureView(this);
    made->setAccessibleName(toQString(entry.title));
    made->setMinimumSize(160, 132);
    connect(made, &FigureView::markerMoved, this, [this, made](double x, bool finished) {
        if (is_given_by_files(model_.scenario(), made->figure().x.field))
            return moveMarkers();
        model_.setDragging(!finished);
        model_.adopt(with_marker_at(model_.scenario(), made->figure().x, x));
    });
    views_.push_back(made);
    cards_.push_back(new ViewCard(made, toQString(entry.title), this));
}

void Board::arrange() {
    rows_ = new QSplitter(Qt::Vertical, this);
    bottom_ = new QSplitter(Qt::Horizontal, rows_);
    for (int i = 0; i < count(); ++i)
        (i < 2 ? rows_ : bottom_)->addWidget(card(i));
    rows_->addWidget(bottom_);
    for (QSplitter* splitter : {rows_, bottom_})
        splitter->setChildrenCollapsible(false);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(rows_);
    resetLayout();
}

void Board::resetLayout() {
    rows_->setSizes({1000, 1000, 1250});  // the lower ones are narrow and have legends below
    bottom_->setSizes({1000, 1000});
}

QByteArray Board::saveLayout() const {
    QByteArray layout;
    QDataStream stream(&layout, QIODevice::WriteOnly);
    stream << rows_->saveState() << bottom_->saveState();
    return layout;
}

void Board::restoreLayout(const QByteArray& layout) {
    QByteArray rows, bottom;
    QDataStream stream(layout);
    stream >> rows >> bottom;
    rows_->restoreState(rows);
    bottom_->restoreState(bottom);
}

void Board::setTheme(const Theme& theme) {
    for (FigureView* each : views_)
        each->setTheme(theme);
}

void Board::showFigure(int index, const Figure& figure) {
    const auto at = static_cast<std::size_t>(index);
    figures_[at] = figure;
    view(index)->setMessage({});
    view(index)->setFigure(marked(figure));
}

void Board::moveMarkers() {
    for (std::size_t i = 0; i < views_.size(); ++i) {
        const double x = marker_position(model_.scenario(), figures_[i].x);
        if (!std::isnan(x))
            views_[i]->setMarker(x);
    }
}

Figure Board::marked(const Figure& figure) const {
    Figure with = figure;
    with.marker = marker_position(model_.scenario(), figure.x);
    if (!mark_ || (figure.x.field != "n" && figure.x.field != "lambda"))
        return with;
    const bool over_length = figure.x.field == "n";
    const bool entropy = figure.y.unit == "nat" || figure.y.unit == "bit";
    // Without a label: the read-out names the row, and no legend jumps while rows are pointed at.
    with.points.push_back({"", CurveKind::simulation, over_length ? mark_->keys : mark_->lambda,
                           entropy ? mark_->entropy : mark_->gradient});
    return with;
}

void Board::setRowMark(const std::optional<RowMark>& mark) {
    if (mark == mark_)
        return;
    mark_ = mark;
    for (std::size_t i = 0; i < views_.size(); ++i)
        if (!figures_[i].curves.empty() && !figures_[i].x.field.empty())
            views_[i]->setFigure(marked(figures_[i]));
}

}  // namespace attnscope
