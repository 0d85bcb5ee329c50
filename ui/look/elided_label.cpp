#include "ui/look/elided_label.h"

#include <QHelpEvent>
#include <QToolTip>

namespace attnscope {

namespace {

constexpr QStringView between = u"  ·  ";

}  // namespace

QString cutToFit(const QString& text, const QFontMetrics& metrics, int width) {
    const QString more = QStringLiteral(" …");
    if (metrics.horizontalAdvance(text) <= width)
        return text;
    for (qsizetype end = text.lastIndexOf(between); end > 0;
         end = text.lastIndexOf(between, end - 1))
        if (const QString shorter = text.first(end) + more;
            metrics.horizontalAdvance(shorter) <= width)
            return shorter;
    return metrics.elidedText(text, Qt::ElideRight, width);
}

int partAt(const QLabel& label, int x) {
    const QFontMetrics metrics = label.fontMetrics();
    const QString text = label.text();
    const int from_left = x - label.contentsRect().left();
    if (from_left < 0 || from_left > metrics.horizontalAdvance(text))
        return -1;
    int part = 0;
    for (qsizetype end = text.indexOf(between); end >= 0;
         end = text.indexOf(between, end + between.size()), ++part)
        if (from_left < metrics.horizontalAdvance(text.first(end + between.size() / 2)))
            break;
    return part;
}

bool ElidedLabel::isCut() const {
    return fontMetrics().horizontalAdvance(text()) > contentsRect().width();
}

QString ElidedLabel::hoverText() const {
    if (!isCut() || toolTip() == text())
        return toolTip();
    return toolTip().isEmpty() ? text() : text() + u'\n' + toolTip();
}

bool ElidedLabel::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), hoverText(), this);
    return true;
}

QString ElidedLabel::shownText() const {
    const int room = contentsRect().width();
    if (fitted_.text != text() || fitted_.room != room || fitted_.font != font())
        fitted_ = {text(), room, font(), cutToFit(text(), fontMetrics(), room)};
    return fitted_.shown;
}

}  // namespace attnscope
