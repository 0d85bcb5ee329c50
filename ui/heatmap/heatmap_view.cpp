#include "ui/heatmap/heatmap_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/heatmap/heatmap_scene.h"
#include "ui/look/message_area.h"
#include "ui/look/text.h"

namespace attnscope {

struct HeatmapView::Private {
    Theme theme = lightTheme();
    AttentionFrame frame;
    HeatmapScene scene;
    QString head;
    QString message, hint;
    bool dragging = false;           ///< of a slider or marker, not of the picture
    std::optional<QPointF> pressed;  ///< where the left button went down
    QPointF last;
    bool panned = false;
};

HeatmapView::HeatmapView(QWidget* parent) : QWidget(parent), p_(std::make_unique<Private>()) {
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);  // nothing below it needs painting
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Attention matrix"));
    setAccessibleDescription(
        tr("Up and Down choose a row, Return pins it, Escape lets it go; plus and minus "
           "zoom, Home shows all."));
}

HeatmapView::~HeatmapView() = default;

QSize HeatmapView::sizeHint() const {
    return {480, 560};
}

QSize HeatmapView::minimumSizeHint() const {
    return {288, 240};
}

Paint HeatmapView::picture(const Theme& theme, Extent extent, const AttentionFrame& frame,
                           const AttentionFrame* row) const {
    HeatmapScene scene = p_->scene;
    if (extent == Extent::everything)
        scene.window.fit();
    scene.take(frame, scene.scenario);
    scene.title = frame.is_difference() ? tr("Difference of two attention matrices")
                                        : matrixTitle(scene.scenario, p_->head);
    scene.dimmed = false;
    if (row)
        scene.takeRow(*row);
    else
        scene.row.reset();
    return [scene, theme, with_row = row != nullptr](QPainter& painter, QSizeF size) {
        paintScene(painter, HeatmapLayout(size, true, with_row), scene, theme);
    };
}

Viewport HeatmapView::pictureViewport(QSizeF size, bool with_row, Extent extent,
                                      double ratio) const {
    return viewportOn(HeatmapLayout(size, true, with_row).matrix, extent, ratio);
}

Viewport HeatmapView::viewportOn(const QRectF& area, Extent extent, double ratio) const {
    MatrixWindow window = p_->scene.window;
    if (extent == Extent::everything)
        window.fit();
    return window.viewport(static_cast<int>(std::lround(area.width() * ratio)),
                           static_cast<int>(std::lround(area.height() * ratio)));
}

void HeatmapView::setTheme(const Theme& theme) {
    p_->theme = theme;
    update();
}

void HeatmapView::setFrame(const AttentionFrame& frame, const Scenario& scenario) {
    p_->frame = frame;
    p_->message.clear();
    if (p_->dragging)
        p_->scene.takeInDrag(frame, scenario);
    else
        p_->scene.take(frame, scenario);
    update();
}

ColorScale HeatmapView::ownScale() const {
    return p_->scene.own;
}

void HeatmapView::setCommonScale(const std::optional<ColorScale>& scale) {
    if (scale == p_->scene.common)
        return;
    p_->scene.common = scale;
    if (!p_->frame.has_picture())
        return;
    p_->scene.color(p_->frame);
    update();
}

QRectF HeatmapView::cells() const {
    return p_->scene.window.cells();
}

void HeatmapView::showCells(const QRectF& cells) {
    const QRectF before = p_->scene.window.cells();
    if (before.isEmpty() || cells.isEmpty())
        return;  // a matrix is not known yet
    p_->scene.window.show(cells);
    if (p_->scene.window.cells() == before)
        return;
    update();
    Q_EMIT viewportChanged();
}

bool HeatmapView::isAsLargeAs(const HeatmapView& other) const {
    const MatrixWindow &one = p_->scene.window, &two = other.p_->scene.window;
    return one.rows() == two.rows() && one.keys() == two.keys();
}

const AttentionFrame& HeatmapView::frame() const {
    return p_->frame;
}

void HeatmapView::setRowFrame(const AttentionFrame& row) {
    p_->scene.takeRow(row);
    update();
}

void HeatmapView::setMatrixSize(std::int64_t rows, std::int64_t keys) {
    MatrixWindow& window = p_->scene.window;
    if (rows == window.rows() && keys == window.keys())
        return;
    window.setMatrix(rows, keys);
    if (p_->scene.row && *p_->scene.row >= rows)
        select(rows - 1, p_->scene.pinned);
    update();
}

QRectF HeatmapView::matrixArea() const {
    return HeatmapLayout(size(), false, true).matrix;
}

Viewport HeatmapView::viewport(Extent extent) const {
    return viewportOn(matrixArea(), extent, devicePixelRatioF());
}

bool HeatmapView::isZoomed() const {
    return !p_->scene.window.isWhole();
}

void HeatmapView::setNames(const MatrixNames& names) {
    p_->head = names.head;
    p_->scene.places = names.places;
    update();
}

void HeatmapView::setBusy(bool busy) {
    p_->scene.dimmed = busy;
    update();
}

void HeatmapView::setMessage(const QString& message, const QString& hint) {
    p_->message = message;
    p_->hint = hint;
    update();
}

QString HeatmapView::message() const {
    return p_->message;
}

void HeatmapView::setDragging(bool dragging) {
    p_->dragging = dragging;
    if (!dragging && p_->frame.has_picture() && p_->message.isEmpty())
        setFrame(p_->frame, p_->scene.scenario);
}

std::optional<std::int64_t> HeatmapView::selectedRow() const {
    return p_->scene.row;
}

std::optional<std::int64_t> HeatmapView::pinnedRow() const {
    return p_->scene.pinned ? p_->scene.row : std::nullopt;
}

void HeatmapView::select(std::optional<std::int64_t> row, bool pinned) {
    pinned = pinned && row;
    if (row == p_->scene.row && pinned == p_->scene.pinned)
        return;
    if (row != p_->scene.row)
        p_->scene.profile.clear();
    p_->scene.row = row;
    p_->scene.pinned = pinned;
    update();
    Q_EMIT rowSelected(row.value_or(-1), pinned);
}

void HeatmapView::selectIfThere(std::int64_t row, bool pinned) {
    if (row < p_->scene.window.rows())
        select(row < 0 ? std::nullopt : std::optional(row), pinned);
}

void HeatmapView::fit() {
    p_->scene.window.fit();
    update();
    Q_EMIT viewportChanged();
}

void HeatmapView::zoomAt(QPointF at, double factor) {
    const QRectF area = matrixArea();
    p_->scene.window.zoom({std::clamp((at.x() - area.left()) / area.width(), 0.0, 1.0),
                           std::clamp((at.y() - area.top()) / area.height(), 0.0, 1.0)},
                          factor);
    update();
    Q_EMIT viewportChanged();
}

void HeatmapView::pan(QPointF by) {
    const QRectF area = matrixArea();
    p_->scene.window.pan({by.x() / area.width(), by.y() / area.height()});
    update();
    Q_EMIT viewportChanged();
}

void HeatmapView::moveRow(std::int64_t by) {
    const std::int64_t rows = p_->scene.window.rows();
    if (rows > 0)
        select(
            std::clamp<std::int64_t>(p_->scene.row.value_or(by > 0 ? -1 : rows) + by, 0, rows - 1),
            p_->scene.pinned);
}

void HeatmapView::hover(QPointF position) {
    if (p_->scene.pinned || p_->scene.window.rows() == 0 || !p_->message.isEmpty())
        return;
    const HeatmapLayout layout(size(), false, true);
    if (!layout.matrix.contains(position) && !layout.strip.contains(position))
        return;
    const double row = p_->scene.window.cellAt(position, layout.matrix).y();
    select(std::clamp<std::int64_t>(static_cast<std::int64_t>(std::floor(row)), 0,
                                    p_->scene.window.rows() - 1),
           false);
}

void HeatmapView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), p_->theme.surface);
    if (!p_->message.isEmpty()) {
        paintMessage(painter, matrixArea(), p_->theme, p_->message, p_->hint);
    } else if (p_->frame.has_picture()) {
        paintScene(painter, HeatmapLayout(size(), false, true), p_->scene, p_->theme);
    }
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(p_->theme.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void HeatmapView::resizeEvent(QResizeEvent*) {
    Q_EMIT viewportChanged();
}

void HeatmapView::wheelEvent(QWheelEvent* event) {
    zoomAt(event->position(), std::pow(2.0, event->angleDelta().y() / 360.0));
    event->accept();
}

void HeatmapView::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    p_->pressed = p_->last = event->position();
    p_->panned = false;
}

void HeatmapView::mouseMoveEvent(QMouseEvent* event) {
    constexpr double slack = 4;
    if (!p_->pressed) {
        hover(event->position());
        return;
    }
    const QPointF moved = event->position() - *p_->pressed;
    if (!p_->panned && moved.manhattanLength() < slack)
        return;
    p_->panned = true;
    pan(p_->last - event->position());
    p_->last = event->position();
}

void HeatmapView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !p_->pressed)
        return;
    p_->pressed.reset();
    if (p_->panned)
        return;
    const bool was_pinned = p_->scene.pinned;
    p_->scene.pinned = false;
    hover(event->position());
    if (!was_pinned)
        select(p_->scene.row, true);
    else
        Q_EMIT rowSelected(p_->scene.row.value_or(-1), false);
}

void HeatmapView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        fit();
}

void HeatmapView::leaveEvent(QEvent*) {
    if (!p_->scene.pinned)
        Q_EMIT rowSelected(p_->scene.row.value_or(-1), false);
}

void HeatmapView::keyPressEvent(QKeyEvent* event) {
    const QPointF centre = matrixArea().center();
    constexpr double zoom_step = 1.5;
    constexpr std::int64_t page = 32;
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
            select(p_->scene.row, !p_->scene.pinned);
            break;
        case Qt::Key_Escape:
            if (!p_->scene.row)
                return QWidget::keyPressEvent(event);
            select(std::nullopt, false);
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
