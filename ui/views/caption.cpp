#include "ui/views/caption.h"

#include <QMouseEvent>
#include <QPainter>
#include <QTextBoundaryFinder>
#include <algorithm>
#include <array>
#include <cmath>
#include <ranges>
#include <utility>

#include "ui/look/text_metrics.h"
#include "ui/look/text_scale.h"
#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr int caption_gap = 12, wrapped_height = 16;
constexpr int caption_height = 20;  ///< height of a line in the largest headline font

struct FittedHeadline {
    QFont font;
    double width;  ///< approximate width of the headline
};

/// Returns the font of a headline in a line of that width: the largest in which all of it fits; in
/// a narrow line, none larger than body text. The headline is measured only once, because it
/// changes with each step of a drag.
FittedHeadline fitted(const QString& headline, int width) {
    constexpr int wide = 560;
    constexpr double sure = 1.01;  // widths grow with the size, except for rounding
    constexpr std::array sizes = {textsize::headline, textsize::title, textsize::body,
                                  textsize::small};
    const QFont body = uiFont(scaled(textsize::body), QFont::DemiBold);
    const double unit = TextMetrics(body).advance(headline) / textsize::body;
    for (const int size : sizes | std::views::drop(width < scaled(wide) ? 2 : 0))
        if (size == sizes.back() || sure * unit * size <= width)
            return {uiFont(scaled(size), QFont::DemiBold), unit * size};
    return {};
}

/// Returns how many letters of a text stand in its first line: as many as fit up to a place where a
/// line may break.
qsizetype fittingWords(const QString& text, const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(text) <= width)
        return text.size();
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, text);
    qsizetype fitting = 0;
    for (qsizetype end = places.toNextBoundary(); end > 0; end = places.toNextBoundary()) {
        if (metrics.horizontalAdvance(text.left(end).trimmed()) > width)
            break;
        fitting = end;
    }
    return fitting;
}

/// Returns the lines of a text, at most `most` of them; the last one has all that is left.
QStringList brokenInto(int most, QString text, const QFontMetrics& metrics, int width) {
    QStringList lines;
    while (lines.size() < most - 1 && metrics.horizontalAdvance(text) > width) {
        const qsizetype end = fittingWords(text, metrics, width);
        if (end == 0)
            break;
        lines.append(text.left(end));
        text = text.mid(end).trimmed();
    }
    return lines << text;
}

}  // namespace

Caption::Caption(QWidget* parent) : QWidget(parent) {
    setTextSize(*this, textsize::small);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void Caption::setHeadline(const QString& headline) {
    if (headline == headline_)
        return;
    const int before = rows();
    headline_ = headline;
    if (rows() != before)
        updateGeometry();
    describe();
}

void Caption::setTexts(const QStringList& texts) {
    if (texts == texts_)
        return;
    texts_ = texts;
    describe();
}

void Caption::setMark(const QString& mark) {
    mark_ = mark;
    describe();
}

void Caption::setClickable(bool clickable) {
    clickable_ = clickable;
    setCursor(clickable ? Qt::PointingHandCursor : Qt::ArrowCursor);
    describe();
}

/// Sets the tooltip, which has the texts that the line does not show in full.
void Caption::describe() {
    QStringList tip;
    for (const QString& each : {is_cut_ ? headline_ : QString(), texts_.value(0), mark_})
        if (!each.isEmpty() && each != shown_)
            tip.append(each);
    if (clickable_ && !headline_.isEmpty())
        tip.append(tr("Click: swap places with the largest plot"));
    setToolTip(tip.join(u'\n'));
    setAccessibleName(headline_);
    update();
}

void Caption::setWrapped(bool wrapped) {
    is_wrapped_ = wrapped;
    updateGeometry();
    update();
}

/// The number of lines: as many as a long headline takes in this width, at least two where it
/// wraps. It does not depend on the present headline, so that no drag moves the view.
int Caption::rows() const {
    if (!is_wrapped_ || headline_.isEmpty())
        return 1;
    constexpr int long_headline = 780, most = 5;  // its width in small letters
    return std::clamp((scaled(long_headline) - 1) / std::max(width(), 1) + 1, 2, most);
}

QSize Caption::sizeHint() const {
    return {0, rows() == 1 ? scaled(caption_height) : rows() * scaled(wrapped_height)};
}

void Caption::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    if (is_wrapped_)
        updateGeometry();
}

/// Paints the headline in several lines, in the largest font in which all of it fits.
void Caption::paintWrapped(QPainter& painter, int room) {
    QString headline = headline_;
    headline.replace(QStringLiteral(" = "), QStringLiteral("\u00a0=\u00a0"));
    QStringList lines;
    const bool was_cut = std::exchange(is_cut_, false);
    for (const int size : {textsize::body, textsize::small}) {
        const QFont font = uiFont(scaled(size), QFont::DemiBold);
        painter.setFont(font);
        lines = brokenInto(rows(), headline, QFontMetrics(font), room);
        is_cut_ = QFontMetrics(font).horizontalAdvance(lines.back()) > room;
        if (!is_cut_)
            break;
        lines.back() = QFontMetrics(font).elidedText(lines.back(), Qt::ElideRight, room);
    }
    const int line = scaled(wrapped_height);
    for (qsizetype i = 0; i < lines.size(); ++i)
        put(painter, QRect(0, static_cast<int>(i) * line, room, line), Qt::AlignLeft, lines[i]);
    if (is_cut_ != was_cut)
        describe();
}

/// Paints a text on a line and keeps its place.
void Caption::put(QPainter& painter, const QRect& line, Qt::Alignment side, const QString& text) {
    if (text.isEmpty())
        return;
    QRect box;
    painter.drawText(line, static_cast<int>(side | Qt::AlignVCenter), text, &box);
    boxes_.push_back(box);
}

void Caption::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const QString mark =
        mark_.isEmpty() ? mark_ : fontMetrics().elidedText(mark_, Qt::ElideRight, width());
    const int mark_room = mark.isEmpty() ? 0 : fontMetrics().horizontalAdvance(mark) + caption_gap;
    const int room = width() - mark_room;
    painter.setPen(palette().color(QPalette::WindowText));
    boxes_.clear();
    put(painter, rect(), Qt::AlignRight, mark);
    if (rows() > 1)
        return paintWrapped(painter, room);
    const bool was_cut = is_cut_;
    const QString before = shown_;
    if (headline_.isEmpty())
        paintCaption(painter, room);
    else
        paintHeadline(painter, room);
    if (is_cut_ != was_cut || shown_ != before)
        describe();
}

void Caption::paintHeadline(QPainter& painter, int room) {
    const auto [large, needed] = fitted(headline_, room);
    is_cut_ = needed > room;
    shown_.clear();
    painter.setFont(large);
    put(painter, QRect(0, 0, room, height()), Qt::AlignLeft,
        is_cut_ ? QFontMetrics(large).elidedText(headline_, Qt::ElideRight, room) : headline_);
}

void Caption::paintCaption(QPainter& painter, int room) {
    is_cut_ = false;
    shown_ = shownIn(room);
    painter.setFont(font());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    put(painter, QRect(0, 0, std::max(room, 0), height()), Qt::AlignLeft, shown_);
}

/// Returns the first caption for which there is room. If there is none, returns the first caption,
/// cut, or nothing in very little room.
QString Caption::shownIn(int room) const {
    const TextMetrics metrics(font());
    for (const QString& text : texts_)
        if (!text.isEmpty() && metrics.advance(text) <= room)
            return text;
    constexpr int least_room = 48;
    return texts_.isEmpty() || room < least_room
               ? QString()
               : fontMetrics().elidedText(texts_.front(), Qt::ElideRight, room);
}

void Caption::mousePressEvent(QMouseEvent* event) {
    pressed_ = clickable_ && event->button() == Qt::LeftButton;
    QWidget::mousePressEvent(event);
}

void Caption::mouseReleaseEvent(QMouseEvent* event) {
    if (std::exchange(pressed_, false) && rect().contains(event->position().toPoint()))
        Q_EMIT clicked();
}

/// On a line that reacts to a click, a double click is one click: a second one would take the first
/// one back.
void Caption::mouseDoubleClickEvent(QMouseEvent* event) {
    if (clickable_ || headline_.isEmpty() || event->button() != Qt::LeftButton)
        event->ignore();
    else
        Q_EMIT doubleClicked();
}

}  // namespace attnscope
