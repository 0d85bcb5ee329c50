#include "ui/heads/heads_view.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QScrollBar>
#include <QToolTip>
#include <algorithm>
#include <cmath>

#include "ui/look/message_area.h"
#include "ui/look/text.h"

namespace attnscope {
namespace {

/// The step in the grid that an arrow key makes.
std::optional<QPoint> stepOf(int key) {
    switch (key) {
        case Qt::Key_Left:
            return QPoint(-1, 0);
        case Qt::Key_Right:
            return QPoint(1, 0);
        case Qt::Key_Up:
            return QPoint(0, -1);
        case Qt::Key_Down:
            return QPoint(0, 1);
        default:
            return {};
    }
}

}  // namespace

HeadsView::HeadsView(QWidget* parent) : QAbstractScrollArea(parent) {
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::StrongFocus);
    viewport()->setMouseTracking(true);
    setAccessibleName(tr("Heads"));
    setAccessibleDescription(tr("The arrow keys choose a head, which the matrix then shows."));
}

QString HeadsView::explanationAt(QPoint at) const {
    const HeadsLayout layout = arranged();
    const QPointF place = QPointF(at) / magnification_;
    if (!message_.isEmpty() || !layout.caption.united(layout.scale).contains(place))
        return {};
    return QStringLiteral("head-orders/") + toQString(scene_.scenario.head_order);
}

QSize HeadsView::sizeHint() const {
    return QSize(480, 360) * magnification_;
}

QSize HeadsView::minimumSizeHint() const {
    return QSize(220, 140) * magnification_;
}

void HeadsView::setTheme(const Theme& theme) {
    theme_ = theme;
    viewport()->update();
}

void HeadsView::setMagnification(double magnification) {
    magnification_ = magnification;
    updateGeometry();
    updateRange();
    viewport()->update();
}

void HeadsView::change(const std::function<void(HeadsScene&)>& by) {
    const std::optional<HeadId> before = scene_.chosen;
    const auto arrangement = [this] {
        return std::pair(scene_.scenario.head_order, scene_.scenario.head_layers);
    };
    const auto arranged_before = arrangement();
    by(scene_);
    message_.clear();
    updateRange();
    if (scene_.chosen && scene_.chosen != before)
        reveal(scene_.indexOfChosen());
    else if (arrangement() != arranged_before)
        verticalScrollBar()->setValue(0);
    describe();
    viewport()->update();
}

void HeadsView::setMessage(const QString& message, const QString& hint) {
    message_ = message;
    hint_ = hint;
    scene_.clear();
    updateRange();
    viewport()->update();
}

HeadsLayout HeadsView::arranged() const {
    return scene_.layout(QSizeF(viewport()->size()) / magnification_, false,
                         HeadsLayout::Excess::scrolled);
}

/// Returns the scrolled distance in pixels of the layout.
double HeadsView::scrolled() const {
    return verticalScrollBar()->value() / magnification_;
}

QRectF HeadsView::tileAt(int index) const {
    const QRectF picture = arranged().picture(index).translated(0, -scrolled());
    return {picture.topLeft() * magnification_, picture.size() * magnification_};
}

void HeadsView::updateRange() {
    const HeadsLayout layout = arranged();
    const double excess =
        scene_.tiles.empty() ? 0 : std::ceil(layout.height - layout.tiles.height());
    const auto pixels = [this](double length) { return static_cast<int>(length * magnification_); };
    verticalScrollBar()->setPageStep(pixels(layout.tiles.height()));
    verticalScrollBar()->setSingleStep(pixels(layout.side / 4));
    verticalScrollBar()->setRange(0, std::max(0, pixels(excess)));
}

/// Sets the accessible description: the text of the chosen head, and what the keys do.
void HeadsView::describe() {
    const int index = scene_.indexOfChosen();
    const QString keys = tr("The arrow keys choose a head, which the matrix then shows.");
    const QString said = index < 0 ? keys
                                   : headText(*scene_.tiles[static_cast<std::size_t>(index)].head,
                                              scene_.scenario, scene_.hasLayers()) +
                                         u' ' + keys;
    if (said != accessibleDescription())
        setAccessibleDescription(said);
}

void HeadsView::colorSeen(const HeadsLayout& layout) {
    if (layout.areColors)
        return;
    const QRectF seen = layout.tiles.translated(0, scrolled());
    for (int i = 0; i < static_cast<int>(scene_.tiles.size()); ++i)
        if (layout.tile(i).adjusted(-8, -8, 8, 8).intersects(seen))
            scene_.color(i);
}

void HeadsView::paintScene(QPainter& painter) {
    const HeadsLayout layout = arranged();
    colorSeen(layout);
    paintHeads(painter, layout, scene_, theme_, scrolled(), pointed_);
}

void HeadsView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), theme_.surface);
    painter.scale(magnification_, magnification_);
    const QRectF area(QPointF(0, 0), QSizeF(viewport()->size()) / magnification_);
    if (!message_.isEmpty())
        paintMessage(painter, area.adjusted(12, 8, -12, -12), theme_, message_, hint_);
    else
        paintScene(painter);
    painter.resetTransform();
    if (hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(theme_.accent, 2));
        painter.drawRoundedRect(QRectF(viewport()->rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

void HeadsView::resizeEvent(QResizeEvent*) {
    updateRange();
    if (verticalScrollBar()->value() > 0)
        reveal(scene_.indexOfChosen());
}

int HeadsView::pointedAt(QPointF position) const {
    const HeadsLayout layout = arranged();
    position /= magnification_;
    if (!layout.tiles.contains(position))
        return -1;
    return layout.at(position + QPointF(0, scrolled()), static_cast<int>(scene_.tiles.size()));
}

void HeadsView::point(int index) {
    if (index == pointed_)
        return;
    pointed_ = index;
    viewport()->setCursor(index >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    viewport()->update();
}

void HeadsView::mouseMoveEvent(QMouseEvent* event) {
    point(pointedAt(event->position()));
}

void HeadsView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        choose(pointedAt(event->position()));
}

void HeadsView::choose(int index) {
    if (index < 0 || index >= static_cast<int>(scene_.tiles.size()))
        return;
    Q_EMIT headChosen(index);
}

void HeadsView::reveal(int index) {
    if (index < 0)
        return;
    const HeadsLayout layout = arranged();
    const QRectF tile = layout.tile(index).translated(0, -layout.tiles.top());
    const int top = static_cast<int>(tile.top() * magnification_);
    const int bottom =
        static_cast<int>(std::ceil((tile.bottom() - layout.tiles.height()) * magnification_));
    QScrollBar* bar = verticalScrollBar();
    bar->setValue(std::clamp(bar->value(), std::min(bottom, top), top));
}

void HeadsView::keyPressEvent(QKeyEvent* event) {
    const int now = scene_.indexOfChosen();
    const int last = static_cast<int>(scene_.tiles.size()) - 1;
    const HeadsLayout layout = arranged();
    if (layout.isGrid && now >= 0)
        if (const auto step = stepOf(event->key()))
            return choose(scene_.indexAt(layout.place(now) + *step));
    const int columns = layout.columns;
    switch (event->key()) {
        case Qt::Key_Left:
            return choose(std::max(0, now - 1));
        case Qt::Key_Right:
            return choose(std::min(last, now + 1));
        case Qt::Key_Up:
            return choose(now - columns);
        case Qt::Key_Down:
            return choose(now + columns);
        case Qt::Key_Home:
            return choose(0);
        case Qt::Key_End:
            return choose(last);
        default:
            QAbstractScrollArea::keyPressEvent(event);
    }
}

void HeadsView::contextMenuEvent(QContextMenuEvent* event) {
    if (event->reason() == QContextMenuEvent::Mouse)
        return Q_EMIT menuRequested(pointedAt(event->pos()), event->globalPos());
    const int chosen = scene_.indexOfChosen();
    const QPoint middle =
        chosen < 0 ? viewport()->rect().center() : tileAt(chosen).center().toPoint();
    Q_EMIT menuRequested(chosen, viewport()->mapToGlobal(middle));
}

/// Returns all numbers of the head at a point, or the whole caption.
QString HeadsView::textAt(QPointF position) const {
    if (!message_.isEmpty())
        return {};
    const int index = pointedAt(position);
    if (index >= 0)
        return headText(*scene_.tiles[static_cast<std::size_t>(index)].head, scene_.scenario,
                        scene_.hasLayers());
    const HeadsLayout layout = arranged();
    return layout.caption.contains(position / magnification_)
               ? headsCaptions(scene_, layout).value(0)
               : QString();
}

bool HeadsView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        point(-1);
    if (event->type() == QEvent::ToolTip) {
        const auto* const help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(), textAt(help->pos()), viewport());
        return true;
    }
    return QAbstractScrollArea::viewportEvent(event);
}

}  // namespace attnscope
