#include "ui/view_card.h"

#include <QMenu>
#include <QPainter>
#include <QVBoxLayout>

namespace attnscope {

ViewCard::ViewCard(QWidget* view, const QString& name, QWidget* parent)
    : QWidget(parent), button_(new QToolButton(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(4, 4, 4, 4);
    layout->addWidget(view);
    button_->setText(QStringLiteral("⋯"));
    button_->setAutoRaise(true);
    button_->setPopupMode(QToolButton::InstantPopup);
    button_->setFixedSize(28, 24);
    button_->setFocusPolicy(Qt::StrongFocus);
    button_->setAccessibleName(QStringLiteral("Export ") + name);
    button_->setToolTip(QStringLiteral("Export or copy this view"));
    button_->setMenu(new QMenu(button_));
    button_->raise();
}

QMenu* ViewCard::menu() const {
    return button_->menu();
}

void ViewCard::resizeEvent(QResizeEvent*) {
    button_->move(width() - button_->width() - 6, 6);
}

void ViewCard::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Midlight), 1));
    painter.setBrush(palette().light());
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

}  // namespace attnscope
