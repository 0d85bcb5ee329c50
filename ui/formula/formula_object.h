#pragma once

#include <QObject>
#include <QTextFormat>
#include <QTextObjectInterface>

namespace attnscope {

/// Draws the formulas of a document: objects of the type `object_type`, whose LaTeX and style are
/// in the two properties.
class FormulaObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int object_type = QTextFormat::UserObject + 1;
    static constexpr int latex_property = QTextFormat::UserProperty + 1;
    static constexpr int style_property = QTextFormat::UserProperty + 2;

    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;
};

}  // namespace attnscope
