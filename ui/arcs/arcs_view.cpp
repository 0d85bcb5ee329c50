#include "ui/arcs/arcs_view.h"

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>

#include "ui/look/message_area.h"
#include "ui/ticks/ticks.h"

namespace attnscope {

ArcsView::ArcsView(RowChoice& choice, QWidget* parent) : QWidget(parent), choice_(choice) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Token arcs"));
    setAccessibleDescription(tr("The arrow keys choose a row."));
}

QSize ArcsView::sizeHint() const {
    return QSize(420, 420) * magnification_;
}

QSize ArcsView::minimumSizeHint() const {
    return QSize(220, 160) * magnification_;
}

void ArcsView::setTheme(const Theme& theme) {
    theme_ = theme;
    update();
}

void ArcsView::setMagnification(double magnification) {
    magnification_ = magnification;
    updateGeometry();
    bringRow();
    showRow();
}

void ArcsView::setPlaces(const PlaceNames& places) {
    scene_.places = places;
    showRow();
}

void ArcsView::setScene(const ArcsScene& scene) {
    const PlaceNames places = scene_.places;
    const bool moves = scene.row != scene_.row;
    if (scene.rows != scene_.rows)
        first_query_.reset();
    scene_ = scene;
    scene_.places = places;
    message_.clear();
    if (moves)
        bringRow();
    showRow();
}

void ArcsView::setOutdated(bool outdated) {
    scene_.outdated = outdated;
    update();
}

void ArcsView::setMessage(const QString& message, const QString& hint) {
    const PlaceNames places = scene_.places;
    message_ = message;
    hint_ = hint;
    scene_ = {};
    scene_.places = places;
    setAccessibleDescription(message);
    Q_EMIT captionsChanged({});
    update();
}

ArcsLayout ArcsView::arranged() const {
    return {QSizeF(size()) / magnification_, scene_, false, first_query_};
}

/// Scrolls to the row. The same queries stay visible as long as the row is among them, so that no
/// query moves away under the pointer.
void ArcsView::bringRow() {
    if (first_query_)
        first_query_ = firstWithRow(scene_, arranged().lines, *first_query_);
}

/// Shows the row, and describes it in words.
void ArcsView::showRow() {
    update();
    if (scene_.isEmpty())
        return;
    const ArcsLayout layout = arranged();
    if (!layout.shown.queries.empty())
        first_query_ = layout.shown.queries.front();
    setAccessibleDescription(arcsText(scene_) + u' ' + tr("The arrow keys choose a row."));
    Q_EMIT captionsChanged(captions(layout.shown));
}

/// Returns the captions beside the title: those of the row, after the name of the head if there are
/// several.
QStringList ArcsView::captions(const ShownTokens& shown) const {
    const QStringList of_row = arcsCaptions(scene_, shown);
    if (scene_.head.isEmpty())
        return of_row;
    QStringList named;
    for (const QString& caption : of_row)
        named.append(tr("%1 · %2").arg(scene_.head, caption));
    return named + QStringList{scene_.head} + of_row;
}

void ArcsView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), theme_.surface);
    painter.scale(magnification_, magnification_);
    const QRectF area(QPointF(0, 0), QSizeF(size()) / magnification_);
    if (!message_.isEmpty())
        paintMessage(painter, area.adjusted(12, 8, -12, -12), theme_, message_, hint_);
    else if (!scene_.isEmpty())
        paintArcs(painter, arranged(), scene_, theme_, pointed_);
    painter.resetTransform();
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme_.accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void ArcsView::resizeEvent(QResizeEvent*) {
    bringRow();
    showRow();
}

void ArcsView::point(std::optional<std::int64_t> key) {
    if (key == pointed_)
        return;
    pointed_ = key;
    update();
}

void ArcsView::mouseMoveEvent(QMouseEvent* event) {
    if (scene_.isEmpty())
        return;
    const ArcsLayout layout = arranged();
    const QPointF at = event->position() / magnification_;
    point(layout.keyAt(at));
    const auto query = layout.queryAt(at);
    setCursor(query ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (query)
        choice_.point(*query);
}

void ArcsView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || scene_.isEmpty())
        return;
    const auto query = arranged().queryAt(event->position() / magnification_);
    if (!query)
        return;
    if (choice_.isPinned() && choice_.row() == *query)
        choice_.letGo();
    else
        choice_.pin(*query);
}

/// Scrolls the queries, if there are more than are seen. A touchpad turns in parts of a notch.
void ArcsView::wheelEvent(QWheelEvent* event) {
    const ArcsLayout layout = arranged();
    if (scene_.isEmpty() || layout.shown.are_aligned || event->angleDelta().y() == 0)
        return event->ignore();
    constexpr int notch = 120;
    turned_ += event->angleDelta().y() * QApplication::wheelScrollLines();
    const int lines = turned_ / notch;
    turned_ -= lines * notch;
    first_query_ = layout.shown.queries.front() - lines;
    showRow();
    event->accept();
}

void ArcsView::leaveEvent(QEvent*) {
    point({});
    choice_.leave();
}

void ArcsView::moveRow(std::int64_t by) {
    if (!scene_.isEmpty())
        choice_.pin(std::clamp<std::int64_t>(scene_.row + by, 0, scene_.rows - 1));
}

void ArcsView::keyPressEvent(QKeyEvent* event) {
    constexpr std::int64_t page = 32;
    switch (event->key()) {
        case Qt::Key_Up:
            return moveRow(-1);
        case Qt::Key_Down:
            return moveRow(1);
        case Qt::Key_PageUp:
            return moveRow(-page);
        case Qt::Key_PageDown:
            return moveRow(page);
        case Qt::Key_Home:
            return moveRow(-scene_.rows);
        case Qt::Key_End:
            return moveRow(scene_.rows);
        case Qt::Key_Escape:
            if (choice_.isLookedAt())
                return choice_.letGo();
            [[fallthrough]];
        default:
            QWidget::keyPressEvent(event);
    }
}

bool ArcsView::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* const help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), textAt(QPointF(help->pos()) / magnification_), this);
    return true;
}

/// Returns the whole name of what is at a point of the layout, which may have no room there.
QString ArcsView::textAt(QPointF point) const {
    if (scene_.isEmpty())
        return {};
    const ArcsLayout layout = arranged();
    if (const auto query = layout.queryAt(point))
        return tr("Query %1").arg(scene_.rowNames().named(*query));
    const auto key = layout.keyAt(point);
    if (!key)
        return {};
    const QString name = scene_.places.named(*key);
    return scene_.isMasked(*key)
               ? tr("Key %1 is masked").arg(name)
               : tr("Key %1: weight %2").arg(name, weightText(scene_.weight(*key)));
}

}  // namespace attnscope
