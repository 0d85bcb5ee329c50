#include "ui/status/message_bar.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <algorithm>

#include "ui/look/flat_style.h"

namespace attnscope {
namespace {

/// A label as high as its text, but no higher than eight lines: a longer text is scrolled.
class ScrolledLabel : public QScrollArea {
public:
    ScrolledLabel(QLabel* label, QWidget* parent) : QScrollArea(parent), label_(label) {
        setWidget(label);
        setWidgetResizable(true);
        setFrameShape(QFrame::NoFrame);
        setFocusPolicy(Qt::NoFocus);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        viewport()->setAutoFillBackground(false);
        label->setAutoFillBackground(false);
        QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
        // The text takes the keyboard if there is something to scroll: it leaves the keys to this
        // area, and a screen reader reads it, whereas an area has no role.
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
            const bool scrolls = most > 0 && !label_->text().isEmpty();
            label_->setFocusPolicy(scrolls ? Qt::StrongFocus : Qt::NoFocus);
        });
    }

    int heightForWidth(int width) const override {
        constexpr int most = 8;
        return std::min(label_->heightForWidth(width), most * label_->fontMetrics().lineSpacing());
    }
    QSize sizeHint() const override {
        const QSize hint = label_->sizeHint();
        return {hint.width(), heightForWidth(hint.width())};
    }
    QSize minimumSizeHint() const override { return {}; }

private:
    QLabel* label_;
};

}  // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent), text_(new QLabel(this)), row_(new QHBoxLayout(this)) {
    row_->setContentsMargins(20, 8, 12, 8);
    row_->setSpacing(8);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::PlainText);
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    scrolled_ = new ScrolledLabel(text_, this);
    row_->addWidget(scrolled_, 1);
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
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    hide();
}

void MessageBar::appear() {
    row_->activate();
    setVisible(true);
    update();
    Q_EMIT textChanged();
}

/// Takes the widgets of the previous question, if there was one.
std::vector<QWidget*> MessageBar::takeAnswers() {
    std::vector<QWidget*> taken(buttons_.begin(), buttons_.end());
    if (choices_)
        taken.push_back(choices_);
    buttons_.clear();
    choices_ = nullptr;
    return taken;
}

/// Deletes widgets of a question later, and hides them until then.
void MessageBar::discard(const std::vector<QWidget*>& answers) {
    for (QWidget* each : answers) {
        row_->removeWidget(each);
        each->hide();
        each->deleteLater();
    }
}

void MessageBar::setText(const QString& text) {
    said_ = text;
    text_->setText(text);
    scrolled_->updateGeometry();
    scrolled_->verticalScrollBar()->setValue(0);
    setAccessibleDescription(text);
}

bool MessageBar::hasFocusWithin() const {
    const QWidget* focused = window()->focusWidget();
    return focused && isAncestorOf(focused);
}

void MessageBar::rememberFocus() {
    if (!hasFocusWithin())
        before_ = window()->focusWidget();
}

void MessageBar::giveFocusBack() {
    if (!hasFocusWithin())
        return;
    const bool isThere = before_ && before_->isVisible() && before_->isEnabled();
    if (QWidget* to = isThere ? before_.data() : home_.data())
        to->setFocus();
}

void MessageBar::setVisible(bool visible) {
    if (!visible)
        giveFocusBack();
    const bool is_closed = !visible && !isHidden();
    QWidget::setVisible(visible);
    if (is_closed)
        Q_EMIT textChanged();
}

void MessageBar::put(const QString& text, bool is_fault, const QObject* of) {
    giveFocusBack();
    discard(takeAnswers());
    fault_ = is_fault;
    of_ = of;
    setText(text);
    appear();
}

void MessageBar::say(const QString& sentence, const QObject* of) {
    put(sentence, true, of);
}

void MessageBar::explain(const QString& text) {
    put(text, false, nullptr);
}

void MessageBar::settle(const QObject* of) {
    if (fault_ && of_ == of)
        hide();
}

void MessageBar::ask(const QString& question, const std::vector<Answer>& answers,
                     QWidget* choices) {
    rememberFocus();
    const std::vector<QWidget*> before = takeAnswers();
    fault_ = false;
    setText(question);
    int place = 1;
    choices_ = choices;
    if (choices)
        row_->insertWidget(place++, choices);
    for (const auto& [label, act] : answers) {
        auto* button = new QPushButton(label, this);
        button->setAutoDefault(true);  // Return presses the one with the focus
        connect(button, &QPushButton::clicked, this, [this, act = act] {
            hide();
            act();
        });
        row_->insertWidget(place++, button);
        button->show();  // else it could not have the focus yet
        buttons_.push_back(button);
    }
    buttons_.front()->setFocus();
    discard(before);
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
