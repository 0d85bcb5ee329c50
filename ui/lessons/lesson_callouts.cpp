#include "ui/lessons/lesson_callouts.h"

#include <QPainter>

#include "ui/board/board.h"
#include "ui/figure/figure_view.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr int callout_beside = 10, callout_above = 5;  ///< around the words
constexpr int widest_callout = 220, callout_spare = 6;

}  // namespace

CalloutBubble::CalloutBubble(const QString& text, QWidget* over) : QWidget(over), text_(text) {
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    setAccessibleName(text);
    attnscope::setTextSize(*this, textsize::body, QFont::DemiBold);
    hide();
}

QSize CalloutBubble::textSize() const {
    const QRect words = fontMetrics().boundingRect(QRect(0, 0, scaled(widest_callout), 1000),
                                                   Qt::TextWordWrap, text_);
    return words.size() + QSize(2 * scaled(callout_beside), 2 * scaled(callout_above));
}

void CalloutBubble::pointAt(const CalloutAnchor& anchor, const std::vector<QRect>& others,
                            const std::function<CalloutRoom()>& room) {
    const FigureView* plot = anchor.plot;
    const Surroundings now{anchor, textSize(), plot ? plot->visibleRange() : QRectF(),
                           plot ? plot->hidden() : HiddenEntries(), others};
    if (placed_ != now)
        place(anchor, room());
    placed_ = now;
    if (isHidden()) {
        show();
        raise();
    }
}

void CalloutBubble::place(const CalloutAnchor& anchor, const CalloutRoom& room) {
    const auto inParent = [this](QPoint at) { return parentWidget()->mapFromGlobal(at); };
    const QRect whole = bestCalloutBox(anchor.at, textSize(), room);
    const QRect box(inParent(whole.topLeft()), whole.size());
    const QPoint target = inParent(anchor.at);
    const QRect around =
        box.united(QRect(target, QSize(1, 1)))
            .adjusted(-callout_spare, -callout_spare, callout_spare, callout_spare);
    box_ = box.translated(-around.topLeft());
    target_ = target - around.topLeft();
    setGeometry(around);
    update();
}

void CalloutBubble::paintEvent(QPaintEvent*) {
    constexpr double dot = 3;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor accent = palette().color(QPalette::Highlight);
    const QPointF target = target_;
    painter.setPen(QPen(palette().color(QPalette::Light), 4));
    painter.drawLine(target, calloutLineEnd(QRectF(box_), target));
    painter.setPen(QPen(accent, 1.5));
    painter.drawLine(target, calloutLineEnd(QRectF(box_), target));
    painter.setBrush(accent);
    painter.setPen(QPen(palette().color(QPalette::Light), 1));
    painter.drawEllipse(target, dot, dot);
    painter.drawRoundedRect(QRectF(box_), 5, 5);
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(box_, Qt::AlignCenter | Qt::TextWordWrap, text_);
}

LessonCallouts::LessonCallouts(const CalloutParts& parts, QWidget* over)
    : QObject(over), parts_(parts), over_(over) {
    const auto forget = [this] {
        for (CalloutBubble* bubble : bubbles_)
            bubble->forget();
    };
    connect(&parts_.board.deck().feed(), &FigureFeed::figureReady, this, forget);
    connect(parts_.board.matrix(), &AttentionPane::pictureShown, this, forget);
}

void LessonCallouts::show(const std::vector<LessonCallout>& callouts) {
    qDeleteAll(bubbles_);
    bubbles_.clear();
    callouts_ = callouts;
    for (const LessonCallout& callout : callouts_)
        bubbles_.push_back(new CalloutBubble(toQString(callout.text), over_));
    follow();
}

void LessonCallouts::follow() {
    std::vector<QRect> others;  // texts of callouts that have their places, in global coordinates
    for (std::size_t i = 0; i < callouts_.size(); ++i) {
        const auto anchor = anchorOf(callouts_[i], parts_);
        if (!anchor) {
            bubbles_[i]->hide();
            continue;
        }
        bubbles_[i]->pointAt(*anchor, others, [&] {
            CalloutRoom room = roomAt(*anchor, parts_);
            room.texts.insert(room.texts.end(), others.begin(), others.end());
            return room;
        });
        const QRect box = bubbles_[i]->box();
        others.emplace_back(over_->mapToGlobal(box.topLeft()), box.size());
    }
}

}  // namespace attnscope
