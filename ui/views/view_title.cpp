#include "ui/views/view_title.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QStyleOption>
#include <QStylePainter>

#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr int padding = 6, gap = 4, arrow = 10, line_height = 26, quiet_height = 18;

QRect arrowOf(const QRect& rect) {
    return {rect.right() - padding - arrow + 1, rect.top(), arrow, rect.height()};
}

}  // namespace

ViewTitle::ViewTitle(const QString& title, QWidget* parent)
    : QAbstractButton(parent), menu_(new QMenu(this)) {
    setText(title);
    setTextSize(*this, textsize::title, QFont::DemiBold);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setAccessibleName(tr("%1, menu").arg(title));
    setAccessibleDescription(tr("Choose another view, add or remove views, export"));
    setToolTip(title + u'\n' +
               tr("Choose what is shown here  (Space)\n"
                  "Double-click: this view alone  (Ctrl+M)\n"
                  "Drag: swap places with another view"));
    menu_->installEventFilter(this);
    connect(this, &QAbstractButton::clicked, this, &ViewTitle::openMenu);
    connect(menu_, &QMenu::aboutToHide, this, qOverload<>(&QWidget::update));
}

void ViewTitle::setQuiet() {
    is_quiet_ = true;
    setTextSize(*this, textsize::small);
}

void ViewTitle::openMenu() {
    click_.stop();
    menu_->popup(mapToGlobal(rect().bottomLeft() + QPoint(0, 2)));
    update();
}

QSize ViewTitle::sizeHint() const {
    const int text_width = fontMetrics().horizontalAdvance(text()) + 1;
    return {padding + text_width + gap + arrow + padding, minimumSizeHint().height()};
}

QSize ViewTitle::minimumSizeHint() const {
    return {scaled(72), scaled(is_quiet_ ? quiet_height : line_height)};
}

void ViewTitle::paintEvent(QPaintEvent*) {
    QStylePainter painter(this);
    QStyleOption option;
    option.initFrom(this);
    if (menu_->isVisible())
        option.state |= QStyle::State_Sunken;
    painter.drawPrimitive(QStyle::PE_PanelButtonTool, option);
    if (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange))
        painter.drawPrimitive(QStyle::PE_FrameFocusRect, option);
    const QRect room = rect().adjusted(padding, 0, -padding - arrow - gap, 0);
    painter.setPen(palette().color(is_quiet_ ? QPalette::PlaceholderText : QPalette::WindowText));
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    option.rect = arrowOf(rect());
    painter.drawPrimitive(QStyle::PE_IndicatorArrowDown, option);
}

void ViewTitle::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    mouse_ = Mouse::down;
    pressed_ = event->position().toPoint();
}

void ViewTitle::mouseMoveEvent(QMouseEvent* event) {
    const QPoint way = event->position().toPoint() - pressed_;
    if (mouse_ == Mouse::down && way.manhattanLength() >= QApplication::startDragDistance()) {
        mouse_ = Mouse::dragging;
        setCursor(Qt::ClosedHandCursor);
    }
    if (mouse_ == Mouse::dragging)
        Q_EMIT dragged(event->globalPosition().toPoint());
}

/// Ends a drag, or opens the menu: at once if the arrow was clicked, otherwise after a delay in
/// which the second click of a double click may follow.
void ViewTitle::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    const Mouse was = mouse_;
    endDrag();
    const QPoint at = event->position().toPoint();
    if (was == Mouse::dragging)
        Q_EMIT dropped(event->globalPosition().toPoint());
    else if (was == Mouse::down && rect().contains(at) && at.x() >= arrowOf(rect()).left())
        openMenu();
    else if (was == Mouse::down && rect().contains(at))
        click_.start(QApplication::doubleClickInterval() / 2, this);
}

void ViewTitle::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton)
        maximise();
}

/// Maximises the view on a slow double click, which finds the menu open.
bool ViewTitle::eventFilter(QObject* watched, QEvent* event) {
    if (watched == menu_ && event->type() == QEvent::MouseButtonDblClick) {
        const QPointF at = static_cast<QMouseEvent*>(event)->globalPosition();
        if (rect().contains(mapFromGlobal(at).toPoint())) {
            maximise();
            return true;
        }
    }
    return QAbstractButton::eventFilter(watched, event);
}

void ViewTitle::maximise() {
    click_.stop();
    endDrag();
    menu_->close();
    Q_EMIT maximiseRequested();
}

void ViewTitle::endDrag() {
    mouse_ = Mouse::up;
    unsetCursor();
}

void ViewTitle::timerEvent(QTimerEvent* event) {
    if (event->timerId() == click_.timerId())
        openMenu();
    else
        QAbstractButton::timerEvent(event);
}

void ViewTitle::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key == Qt::Key_Escape && mouse_ == Mouse::dragging) {
        endDrag();
        Q_EMIT dragCancelled();
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Down) {
        openMenu();
    } else {
        QAbstractButton::keyPressEvent(event);
    }
}

}  // namespace attnscope
