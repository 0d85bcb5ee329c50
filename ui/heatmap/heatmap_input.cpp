#include <QContextMenuEvent>
#include <QHash>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/heatmap/heatmap_view.h"

// What the mouse and the keys do in a matrix.

namespace attnscope {

void HeatmapView::zoomAt(QPointF at, double factor) {
    const QRectF area = matrixArea();
    scene_.window.zoom({std::clamp((at.x() - area.left()) / area.width(), 0.0, 1.0),
                        std::clamp((at.y() - area.top()) / area.height(), 0.0, 1.0)},
                       factor);
    chosenByHand();
}

void HeatmapView::pan(QPointF by) {
    const QRectF area = matrixArea();
    scene_.window.pan({by.x() / area.width(), by.y() / area.height()});
    chosenByHand();
}

void HeatmapView::moveRow(std::int64_t by) {
    if (scene_.row)
        choice_.pin(std::clamp<std::int64_t>(*scene_.row + by, 0, scene_.window.rows() - 1));
}

std::optional<std::int64_t> HeatmapView::rowAt(QPointF position) const {
    const HeatmapLayout shown = layout();
    position = onLayout(position);
    const bool inside = shown.matrix.contains(position) || shown.strip.contains(position);
    if (!inside || scene_.window.rows() == 0 || !message_.isEmpty())
        return std::nullopt;
    const double row = std::floor(scene_.window.cellAt(position, shown.matrix).y());
    return std::clamp<std::int64_t>(static_cast<std::int64_t>(row), 0, scene_.window.rows() - 1);
}

void HeatmapView::pointAt(const std::optional<QPointF>& position) {
    const QRectF area = matrixArea();
    const bool is_on =
        position && area.contains(*position) && message_.isEmpty() && scene_.window.rows() > 0;
    pointed_ = is_on ? std::optional(scene_.window.cellAt(*position, area)) : std::nullopt;
    Q_EMIT pointed();
}

void HeatmapView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse)
        pointAt(event->pos());
    Q_EMIT menuRequested(event->reason() == QContextMenuEvent::Mouse
                             ? event->globalPos()
                             : mapToGlobal(matrixArea().center().toPoint()));
}

void HeatmapView::hover(QPointF position) {
    pointAt(position);
    if (const auto row = rowAt(position))
        choice_.point(*row);
    else
        choice_.leave();
}

void HeatmapView::wheelEvent(QWheelEvent* event) {
    zoomAt(event->position(), std::pow(2.0, event->angleDelta().y() / 360.0));
    pointAt(event->position());
    event->accept();
}

void HeatmapView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    pressed_ = last_ = event->position();
    panned_ = false;
}

void HeatmapView::mouseMoveEvent(QMouseEvent* event) {
    constexpr double slack = 4;
    if (!pressed_) {
        hover(event->position());
        return;
    }
    const QPointF moved = event->position() - *pressed_;
    if (!panned_ && moved.manhattanLength() < slack)
        return;
    panned_ = true;
    pan(last_ - event->position());
    last_ = event->position();
}

void HeatmapView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !pressed_)
        return;
    pressed_.reset();
    if (panned_)
        return;
    const auto row = rowAt(event->position());
    if (row && !(choice_.isPinned() && pinnedRow() == row))
        choice_.pin(*row);
    else if (choice_.isPinned())
        choice_.letGo();
    hover(event->position());
}

void HeatmapView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        fit();
}

void HeatmapView::leaveEvent(QEvent*) {
    pointAt(std::nullopt);
    choice_.leave();
}

/// Ends pointing when a dialog opens, because the pointer may then go away without a leave event.
bool HeatmapView::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), labelAt(help->pos()), this);
        return true;
    }
    if (event->type() == QEvent::WindowBlocked) {
        pointAt(std::nullopt);
        choice_.leave();
    }
    return QWidget::event(event);
}

/// Returns the whole name of the row or key whose label is at a point beside the matrix.
QString HeatmapView::labelAt(QPointF position) const {
    const QRectF area = layout().matrix;
    position = onLayout(position);
    const bool is_row =
        position.x() < area.left() && position.y() >= area.top() && position.y() < area.bottom();
    constexpr double labels = 24;
    const bool is_key = position.y() >= area.bottom() && position.y() < area.bottom() + labels &&
                        position.x() >= area.left() && position.x() < area.right();
    if (!message_.isEmpty() || scene_.window.rows() == 0 || (!is_row && !is_key))
        return {};
    const QPointF cell = scene_.window.cellAt(position, area);
    const auto place = static_cast<std::int64_t>(is_row ? cell.y() : cell.x());
    return is_row ? tr("Query %1").arg(scene_.rowNames().named(place))
                  : tr("Key %1").arg(scene_.places.named(place));
}

/// Pans if Ctrl and an arrow key are pressed; returns whether they are.
bool HeatmapView::panned(const QKeyEvent& event) {
    constexpr double part = 0.1;
    const QSizeF step = part * matrixArea().size();
    static const QHash<int, QPointF> ways{{Qt::Key_Left, {-1, 0}},
                                          {Qt::Key_Right, {1, 0}},
                                          {Qt::Key_Up, {0, -1}},
                                          {Qt::Key_Down, {0, 1}}};
    const auto way = ways.find(event.key());
    if (!(event.modifiers() & Qt::ControlModifier) || way == ways.end())
        return false;
    pan({way->x() * step.width(), way->y() * step.height()});
    return true;
}

void HeatmapView::keyPressEvent(QKeyEvent* event) {
    const QPointF centre = matrixArea().center();
    constexpr double zoom_step = 1.5;
    constexpr std::int64_t page = 32;
    if (panned(*event))
        return;
    switch (event->key()) {
        case Qt::Key_Up:
            moveRow(-1);
            break;
        case Qt::Key_Down:
            moveRow(1);
            break;
        case Qt::Key_PageUp:
            moveRow(-page);
            break;
        case Qt::Key_PageDown:
            moveRow(page);
            break;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            moveRow(0);
            break;
        case Qt::Key_Escape:
            if (!choice_.isLookedAt())
                return QWidget::keyPressEvent(event);
            choice_.letGo();
            break;
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            zoomAt(centre, zoom_step);
            break;
        case Qt::Key_Minus:
            zoomAt(centre, 1 / zoom_step);
            break;
        case Qt::Key_Home:
            fit();
            break;
        default:
            QWidget::keyPressEvent(event);
    }
}

}  // namespace attnscope
