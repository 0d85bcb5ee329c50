#pragma once

#include <QPalette>
#include <QProxyStyle>
#include <QStyleOption>

#include "ui/look/theme.h"

namespace attnscope {

/// Flat controls, the same on every desktop: Fusion with its frames, sliders and lists redrawn in
/// the palette's colours. A widget whose property `invalid` is true gets a red frame. Labels show
/// plain text unless they ask for another format, because names from files may look like markup;
/// this includes tooltips and Qt's own dialogs.
class FlatStyle : public QProxyStyle {
    Q_OBJECT

public:
    FlatStyle();

    using QProxyStyle::polish;
    void polish(QWidget* widget) override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                            QPainter* painter, const QWidget* widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                         const QWidget* widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption* option,
                         const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                           const QWidget* widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option,
                    const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override;

private:
    void drawToolButton(QStyleOptionToolButton option, QPainter* painter,
                        const QWidget* widget) const;
};

/// Returns the theme as a palette; `Light` is the colour behind plots and panels, `Mid` that of
/// frames, `Midlight` that of faint fills.
QPalette paletteOf(const Theme& theme);

/// Returns a red that is legible on this palette's surface.
QColor faultColor(const QPalette& palette);

}  // namespace attnscope
