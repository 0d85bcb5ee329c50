#include "ui/lessons/choice_button.h"

#include <QAbstractTextDocumentLayout>
#include <QEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/formula/formula_in_text.h"
#include "ui/lessons/lesson_values.h"
#include "ui/lessons/prose_document.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr int text_left = 32, text_right = 10, text_above = 7;
constexpr int circle_x = 16;
constexpr double circle = 6, numbered = 1.75;  ///< radius; factor of one with a number

QString signOf(ChoiceState state) {
    return state == ChoiceState::right   ? QStringLiteral("✓")
           : state == ChoiceState::wrong ? QStringLiteral("✗")
                                         : QString();
}

}  // namespace

ChoiceButton::ChoiceButton(const std::vector<ProseBlock>& blocks, const LessonValues& values,
                           QWidget* parent)
    : QPushButton(parent), blocks_(blocks), values_(values) {
    setAutoDefault(false);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setTextSize(*this, textsize::title);
    if (hasNumbers(blocks))
        connect(&values, &LessonValues::changed, this, &ChoiceButton::write);
    write();
}

void ChoiceButton::setState(ChoiceState state) {
    state_ = state;
    write();
}

void ChoiceButton::setNumber(int number) {
    number_ = number;
    update();
}

QSize ChoiceButton::sizeHint() const {
    return {200, height_};
}

void ChoiceButton::write() {
    const double room = std::max(40, width() - scaled(text_left + text_right, *this));
    const bool is_pale = !isEnabled() && state_ != ChoiceState::right;
    const QColor ink = palette().color(QPalette::Active,
                                       is_pale ? QPalette::PlaceholderText : QPalette::WindowText);
    text_.clear();
    writeProse(text_, blocks_, values_,
               {font(), ink, palette().color(QPalette::Link), room, textScaleOf(*this)});
    text_.setTextWidth(room);
    const double letters = text_.size().height() - between_lines * textScaleOf(*this);
    height_ = static_cast<int>(std::ceil(letters)) + 2 * scaled(text_above, *this);
    setFixedHeight(height_);
    const QString words = plainTextOf(text_);
    setAccessibleName(state_ == ChoiceState::right   ? tr("%1: right").arg(words)
                      : state_ == ChoiceState::wrong ? tr("%1: not right").arg(words)
                                                     : words);
    update();
}

void ChoiceButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    write();
}

void ChoiceButton::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange ||
        event->type() == QEvent::EnabledChange)
        write();
}

void ChoiceButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool is_marked = hasFocus() || state_ == ChoiceState::right;
    const QColor border = palette().color(is_marked ? QPalette::Highlight : QPalette::Mid);
    const bool is_over = isEnabled() && (underMouse() || isDown());
    const double width = is_marked ? 2 : 1, inset = width / 2;
    painter.setPen(QPen(border, width));
    painter.setBrush(palette().color(is_over ? QPalette::Midlight : QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), 5, 5);

    const double line = QFontMetricsF(font()).height();
    const QPointF centre(scaled(circle_x, *this), scaled(text_above, *this) + line / 2 + 1);
    const QColor ink = palette().color(state_ == ChoiceState::right ? QPalette::Highlight
                                                                    : QPalette::PlaceholderText);
    painter.setPen(QPen(ink, 1.5));
    const double radius = circle * textScaleOf(*this) * (number_ > 0 ? numbered : 1);
    painter.setBrush(Qt::NoBrush);
    if (state_ == ChoiceState::open)
        painter.drawEllipse(centre, radius, radius);
    const QString sign =
        state_ == ChoiceState::open && number_ > 0 ? QString::number(number_) : signOf(state_);
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.drawText(QRectF(centre.x() - line, centre.y() - line / 2, 2 * line, line),
                     Qt::AlignCenter, sign);
    painter.translate(scaled(text_left, *this), scaled(text_above, *this));
    text_.documentLayout()->draw(&painter, {});
}

}  // namespace attnscope
