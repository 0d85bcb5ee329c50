#include "ui/window/view_card.h"

#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace attnscope {

ViewCard::ViewCard(QWidget* view, const QString& name, QWidget* parent)
    : QWidget(parent), button_(makeMenuButton(name, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(view);
    button_->raise();
}

QMenu* ViewCard::menu() const {
    return button_->menu();
}

void ViewCard::resizeEvent(QResizeEvent*) {
    button_->move(width() - button_->width() - 6, 6);
}

void ViewCard::paintEvent(QPaintEvent*) {
    paintCard(*this);
}

void paintCard(QWidget& widget) {
    QPainter painter(&widget);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(widget.palette().color(QPalette::Midlight), 1));
    painter.setBrush(widget.palette().light());
    painter.drawRoundedRect(QRectF(widget.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

QToolButton* makeMenuButton(const QString& name, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(QStringLiteral("⋯"));
    button->setAutoRaise(true);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFixedSize(28, 24);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setAccessibleName(QStringLiteral("Export ") + name);
    button->setToolTip(QStringLiteral("Export or copy this view"));
    button->setMenu(new QMenu(button));
    return button;
}

}  // namespace attnscope
