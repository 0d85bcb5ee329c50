#include "ui/status/message_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

#include "ui/look/flat_style.h"

namespace attnscope {

MessageBar::MessageBar(QWidget* parent, QWidget* below)
    : QWidget(parent), below_(below), text_(new QLabel(this)), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(20, 8, 12, 8);
    row_->setSpacing(8);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    row_->addWidget(text_, 1);
    auto* close = new QToolButton(this);
    close->setText(QStringLiteral("✕"));
    close->setAutoRaise(true);
    close->setFixedSize(24, 24);
    close->setFocusPolicy(Qt::StrongFocus);
    close->setAccessibleName(tr("Close the message"));
    close->setToolTip(tr("Close the message  (Esc)"));
    row_->addWidget(close);
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    setAccessibleName(tr("Message"));
    below->installEventFilter(this);
    hide();
}

bool MessageBar::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Move || event->type() == QEvent::Resize)
        place();
    return QWidget::eventFilter(watched, event);
}

void MessageBar::place() {
    constexpr int margin = 8;
    const int width = parentWidget()->width() - 2 * margin;
    const int height =
        row_->hasHeightForWidth() ? row_->heightForWidth(width) : sizeHint().height();
    setGeometry(margin, below_->y() - height, width, height);
}

void MessageBar::appear() {
    row_->activate();
    place();
    raise();
    show();
}

void MessageBar::clear() {
    for (QPushButton* button : buttons_)
        button->deleteLater();
    buttons_.clear();
    if (choices_)
        choices_->deleteLater();
    choices_ = nullptr;
}

void MessageBar::say(const QString& sentence) {
    clear();
    fault_ = true;
    text_->setText(sentence);
    setAccessibleDescription(sentence);
    appear();
}

void MessageBar::ask(const QString& question, const std::vector<Answer>& answers,
                     QWidget* choices) {
    clear();
    fault_ = false;
    text_->setText(question);
    setAccessibleDescription(question);
    int place = 1;
    choices_ = choices;
    if (choices)
        row_->insertWidget(place++, choices);
    for (const auto& [label, act] : answers) {
        auto* button = new QPushButton(label, this);
        connect(button, &QPushButton::clicked, this, [this, act = act] {
            hide();
            act();
        });
        row_->insertWidget(place++, button);
        buttons_.push_back(button);
    }
    appear();
    buttons_.front()->setFocus();
}

void MessageBar::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor color = fault_ ? faultColor(palette()) : palette().color(QPalette::Highlight);
    painter.setPen(QPen(color, 1));
    painter.setBrush(palette().base());
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.drawRoundedRect(frame, 6, 6);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawRoundedRect(QRectF(frame.left(), frame.top(), 6, frame.height()), 3, 3);
}

void MessageBar::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        hide();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace attnscope
