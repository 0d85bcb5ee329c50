#pragma once

#include <QObject>
#include <QTextObjectInterface>

#include "ui/handout/handout_figures.h"

namespace attnscope {

/// Draws figures of a document, two side by side, each above its caption: objects of the type
/// `object_type`, with the places of the figures in the property `figures_property`.
class FigureRow : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int object_type = QTextFormat::UserObject + 2;
    static constexpr int figures_property = QTextFormat::UserProperty + 10;

    /// `figures` outlives this.
    FigureRow(const std::vector<PaintedFigure>& figures, double width, QObject* parent)
        : QObject(parent), figures_(figures), width_(width) {}

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;

private:
    std::vector<const PaintedFigure*> figuresOf(const QTextFormat& format) const;

    const std::vector<PaintedFigure>& figures_;
    double width_;
};

/// Draws empty boxes, as high as capital letters.
class EmptyBox : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int object_type = QTextFormat::UserObject + 3;

    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;
};

}  // namespace attnscope
