#pragma once

#include <QObject>
#include <QTextFormat>
#include <QTextObjectInterface>

namespace attnscope {

/// Draws the formulas of a document: objects of the type `object_type`, whose LaTeX and style are
/// in two properties. A third one has the marks that close a formula within prose, such as a full
/// stop: Qt breaks a line after an object whatever follows it.
class FormulaObject : public QObject, public QTextObjectInterface {
    Q_OBJECT
    Q_INTERFACES(QTextObjectInterface)

public:
    static constexpr int object_type = QTextFormat::UserObject + 1;
    static constexpr int latex_property = QTextFormat::UserProperty + 1;
    static constexpr int style_property = QTextFormat::UserProperty + 2;
    static constexpr int closing_property = QTextFormat::UserProperty + 3;

    using QObject::QObject;

    QSizeF intrinsicSize(QTextDocument* document, int position, const QTextFormat& format) override;
    void drawObject(QPainter* painter, const QRectF& rect, QTextDocument* document, int position,
                    const QTextFormat& format) override;
};

}  // namespace attnscope
