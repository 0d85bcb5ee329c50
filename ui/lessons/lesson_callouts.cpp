#include "ui/lessons/lesson_callouts.h"

#include <QPainter>
#include <algorithm>
#include <array>

#include "ui/board/board.h"
#include "ui/figure/figure_view.h"
#include "ui/look/text.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr int callout_across = 34, callout_down = 38;  ///< from the target to the text
constexpr int callout_beside = 10, callout_above = 5;  ///< around the words
constexpr int widest_callout = 220, callout_spare = 6;

/// Returns the boxes of a text at the four corners of its target, the preferred one first.
std::array<QRect, 4> boxesAt(QPoint target, QSize size) {
    const int across = scaled(callout_across), down = scaled(callout_down);
    const int right = target.x() + across, left = target.x() - across - size.width();
    const int below = target.y() + down, above = target.y() - down - size.height();
    return {QRect({right, below}, size), QRect({right, above}, size), QRect({left, below}, size),
            QRect({left, above}, size)};
}

/// Returns the box that covers least of what should be seen, moved into the room.
QRect bestBox(const CalloutAnchor& anchor, QSize size) {
    const std::vector<QPoint> taken = anchor.plot ? placesIn(*anchor.plot) : std::vector<QPoint>();
    const auto cost = [&](const QRect& box) {
        constexpr std::ptrdiff_t outside = 1000;
        const auto covered =
            std::ranges::count_if(taken, [&](QPoint each) { return box.contains(each); });
        return covered + (anchor.room.contains(box) ? 0 : outside);
    };
    const std::array<QRect, 4> boxes = boxesAt(anchor.at, size);
    QRect best = *std::ranges::min_element(boxes, {}, cost);
    const QRect& room = anchor.room;
    best.moveLeft(
        std::clamp(best.left(), room.left(), std::max(room.left(), room.right() - best.width())));
    best.moveTop(
        std::clamp(best.top(), room.top(), std::max(room.top(), room.bottom() - best.height())));
    return best;
}

/// Returns the place on the border of a box that is nearest to a point.
QPointF nearestOn(const QRectF& box, QPointF point) {
    return {std::clamp(point.x(), box.left() + 6, box.right() - 6),
            std::clamp(point.y(), box.top(), box.bottom())};
}

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

void CalloutBubble::pointAt(const CalloutAnchor& anchor) {
    const FigureView* plot = anchor.plot;
    const Surroundings now{anchor, textSize(), plot ? plot->visibleRange() : QRectF(),
                           plot ? plot->hidden() : HiddenEntries()};
    if (placed_ != now)
        place(anchor, now.text);
    placed_ = now;
    if (isHidden()) {
        show();
        raise();
    }
}

void CalloutBubble::place(const CalloutAnchor& anchor, QSize size) {
    const auto inParent = [this](QPoint at) { return parentWidget()->mapFromGlobal(at); };
    const QRect whole = bestBox(anchor, size);
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
    painter.drawLine(target, nearestOn(box_, target));
    painter.setPen(QPen(accent, 1.5));
    painter.drawLine(target, nearestOn(box_, target));
    painter.setBrush(accent);
    painter.setPen(QPen(palette().color(QPalette::Light), 1));
    painter.drawEllipse(target, dot, dot);
    painter.drawRoundedRect(QRectF(box_), 5, 5);
    painter.setPen(palette().color(QPalette::HighlightedText));
    painter.drawText(box_, Qt::AlignCenter | Qt::TextWordWrap, text_);
}

LessonCallouts::LessonCallouts(const CalloutParts& parts, QWidget* over)
    : QObject(over), parts_(parts), over_(over) {
    connect(&parts_.board.deck().feed(), &FigureFeed::figureReady, this, [this] {
        for (CalloutBubble* bubble : bubbles_)
            bubble->forget();
    });
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
    for (std::size_t i = 0; i < callouts_.size(); ++i)
        if (const auto anchor = anchorOf(callouts_[i], parts_))
            bubbles_[i]->pointAt(*anchor);
        else
            bubbles_[i]->hide();
}

}  // namespace attnscope
