#include "ui/handout/figure_row.h"

#include <QPainter>
#include <QTextDocument>
#include <algorithm>
#include <cmath>

#include "ui/look/text_metrics.h"
#include "ui/look/theme.h"
#include "ui/pictures/relayed.h"

namespace attnscope {
namespace {

constexpr double below_figure = 4, above_row = 4;

QFont captionFont() {
    return uiFont(textsize::small);
}

double captionHeight(const PaintedFigure& figure) {
    return std::ceil(
        wrappedSize(QFontMetricsF(captionFont()), figure.caption, figure.size().width()).height());
}

}  // namespace

std::vector<const PaintedFigure*> FigureRow::figuresOf(const QTextFormat& format) const {
    std::vector<const PaintedFigure*> figures;
    for (const QVariant& each : format.property(figures_property).toList())
        figures.push_back(&figures_[each.toULongLong()]);
    return figures;
}

QSizeF FigureRow::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
    double height = 0;
    for (const PaintedFigure* each : figuresOf(format))
        height = std::max(height, each->size().height() + below_figure + captionHeight(*each));
    return {width_, above_row + height};
}

void FigureRow::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int,
                           const QTextFormat& format) {
    const std::vector<const PaintedFigure*> figures = figuresOf(format);
    const double last = figures.back()->size().width();
    double left = rect.left() + (figures.size() == 1 ? (rect.width() - last) / 2 : 0);
    for (const PaintedFigure* each : figures) {
        const QSizeF size = each->size(), area = areaOf(each->look);
        painter->save();
        painter->translate(left, rect.top() + above_row);
        painter->setFont(captionFont());
        painter->setPen(lightTheme().mutedInk);
        painter->drawText(
            QRectF(0, size.height() + below_figure, size.width(), captionHeight(*each) + 1),
            Qt::TextWordWrap | Qt::AlignHCenter, each->caption);
        painter->scale(size.width() / area.width(), size.height() / area.height());
        painter->setFont(uiFont(textsize::small));
        paintRelayed(*painter, area, each->paint);
        painter->restore();
        left = rect.right() - last;
    }
}

QSizeF EmptyBox::intrinsicSize(QTextDocument*, int, const QTextFormat& format) {
    const double height = QFontMetricsF(format.toCharFormat().font()).capHeight();
    return {height, height};
}

void EmptyBox::drawObject(QPainter* painter, const QRectF& rect, QTextDocument*, int,
                          const QTextFormat& format) {
    const QSizeF size = intrinsicSize(nullptr, 0, format);
    const double below = QFontMetricsF(format.toCharFormat().font()).descent();
    painter->save();
    painter->setPen(QPen(format.foreground().color(), 1));
    painter->setBrush(Qt::NoBrush);
    painter->drawRect(
        QRectF({rect.left() + 0.5, rect.bottom() - below - size.height() + 0.5}, size));
    painter->restore();
}

}  // namespace attnscope
