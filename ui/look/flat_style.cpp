#include "ui/look/flat_style.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>
#include <algorithm>

#include "ui/look/check_box.h"

namespace attnscope {
namespace {

constexpr double radius = 4;
constexpr int list_left = 8, list_right = 22;  ///< beside the text of a list
constexpr int list_padding =
    list_left + list_right + 2;  ///< a text is up to a pixel wider than its rounded width

/// Whether a widget is the entry of a larger control of one of these kinds.
template <typename... Kinds>
bool isPartOf(const QWidget* widget) {
    return widget && (qobject_cast<const Kinds*>(widget->parentWidget()) || ...);
}

void roundedFrame(QPainter* painter, const QRect& rect, const QColor& fill, const QColor& border,
                  double width = 1) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill);
    painter->setPen(border.isValid() ? QPen(border, width) : QPen(Qt::NoPen));
    const double inset = border.isValid() ? width / 2 : 0;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), radius, radius);
    painter->restore();
}

/// Draws the frame of an entry field: grey, in the accent colour while focused, red while at fault.
void editFrame(QPainter* painter, const QRect& rect, const QStyleOption* option,
               const QWidget* widget) {
    const bool fault = widget && widget->property("invalid").toBool();
    const bool focused = option->state & QStyle::State_HasFocus;
    const QPalette& palette = option->palette;
    const QColor border = fault     ? faultColor(palette)
                          : focused ? palette.color(QPalette::Highlight)
                                    : palette.color(QPalette::Mid);
    const bool enabled = option->state & QStyle::State_Enabled;
    roundedFrame(painter, rect, palette.color(enabled ? QPalette::Base : QPalette::Window), border,
                 fault || focused ? 2 : 1);
}

void chevron(QPainter* painter, const QPointF& centre, const QColor& color, bool down = true) {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(color, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->translate(centre);
    if (!down)
        painter->rotate(-90);
    painter->drawPolyline(QPolygonF({{-3.5, -1.75}, {0, 1.75}, {3.5, -1.75}}));
    painter->restore();
}

QColor textColor(const QStyleOption* option) {
    const bool enabled = option->state & QStyle::State_Enabled;
    return option->palette.color(enabled ? QPalette::Active : QPalette::Disabled, QPalette::Text);
}

void drawList(const QStyleOptionComboBox* option, QPainter* painter, const QWidget* widget) {
    editFrame(painter, option->rect, option, widget);
    if (option->state & QStyle::State_Enabled)
        chevron(painter, QPointF(option->rect.right() - 11, option->rect.center().y() + 1),
                option->palette.color(QPalette::PlaceholderText));
}

void drawSlider(const QStyleOptionSlider* option, QPainter* painter) {
    constexpr double handle = 6;
    const QPalette& palette = option->palette;
    const bool focused = option->state & QStyle::State_HasFocus;
    const QColor accent = palette.color(
        option->state & QStyle::State_Enabled ? QPalette::Highlight : QPalette::PlaceholderText);
    const QRectF rect = option->rect;
    const double span = rect.width() - 2 * handle - 2;
    const double x =
        rect.left() + handle + 1 +
        QStyle::sliderPositionFromValue(option->minimum, option->maximum, option->sliderPosition,
                                        static_cast<int>(span), option->upsideDown);
    const double y = rect.center().y();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(palette.color(QPalette::Mid), 3, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(QPointF(rect.left() + 2, y), QPointF(rect.right() - 2, y));
    painter->setPen(QPen(accent, 3, Qt::SolidLine, Qt::RoundCap));
    painter->drawLine(QPointF(rect.left() + 2, y), QPointF(x, y));
    if (focused) {
        QColor halo = palette.color(QPalette::Highlight);
        halo.setAlpha(70);
        painter->setPen(Qt::NoPen);
        painter->setBrush(halo);
        painter->drawEllipse(QPointF(x, y), handle + 3, handle + 3);
    }
    painter->setPen(QPen(accent, 2));
    painter->setBrush(
        palette.color(option->state & QStyle::State_Sunken ? QPalette::Highlight : QPalette::Base));
    painter->drawEllipse(QPointF(x, y), handle - 1, handle - 1);
    painter->restore();
}

void drawScrollBar(const QStyleOptionSlider* option, QPainter* painter, const QRect& handle) {
    if (option->minimum == option->maximum)
        return;
    const bool active = option->state & (QStyle::State_MouseOver | QStyle::State_Sunken);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(option->palette.color(active ? QPalette::PlaceholderText : QPalette::Mid));
    const double inset = 3;
    painter->drawRoundedRect(QRectF(handle).adjusted(inset, inset, -inset, -inset), 3, 3);
    painter->restore();
}

/// Whether Return presses the button.
bool isDefault(const QStyleOption* option) {
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    return button && (button->features & QStyleOptionButton::DefaultButton) &&
           (button->state & QStyle::State_Enabled);
}

QColor buttonFill(const QStyleOption* option) {
    const bool pressed = option->state & (QStyle::State_Sunken | QStyle::State_On);
    const bool over = option->state & QStyle::State_MouseOver;
    const QPalette& palette = option->palette;
    if (pressed)
        return mixed(palette.color(QPalette::Base), palette.color(QPalette::Mid), 0.4);
    return palette.color(over ? QPalette::Midlight : QPalette::Base);
}

}  // namespace

FlatStyle::FlatStyle() : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion"))) {}

/// Sets labels to plain text. The label of tooltips is polished before it gets its text.
void FlatStyle::polish(QWidget* widget) {
    if (auto* label = qobject_cast<QLabel*>(widget); label && label->textFormat() == Qt::AutoText)
        label->setTextFormat(Qt::PlainText);
    QProxyStyle::polish(widget);
}

void FlatStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option,
                              QPainter* painter, const QWidget* widget) const {
    switch (element) {
        case PE_PanelLineEdit:
            if (isPartOf<QAbstractSpinBox, QComboBox>(widget))
                return;  // it stands in the frame of that
            editFrame(painter, option->rect, option, widget);
            return;
        case PE_FrameLineEdit:
            return;
        case PE_PanelButtonCommand: {
            const bool focused = option->state & State_HasFocus;
            const bool marked = focused || isDefault(option);
            roundedFrame(painter, option->rect, buttonFill(option),
                         option->palette.color(marked ? QPalette::Highlight : QPalette::Mid),
                         focused ? 2 : 1);
            return;
        }
        case PE_PanelButtonTool:
            if (widget && widget->property("heading").toBool())
                return;
            if (option->state & (State_MouseOver | State_Sunken | State_On))
                roundedFrame(painter, option->rect, option->palette.color(QPalette::Midlight), {});
            return;
        case PE_PanelTipLabel:
            painter->fillRect(option->rect, option->palette.toolTipBase());
            painter->setPen(option->palette.color(QPalette::Mid));
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            return;
        case PE_Frame:
            if (!qobject_cast<const QAbstractItemView*>(widget))
                break;
            painter->setPen(option->palette.color(QPalette::Mid));
            painter->drawRect(option->rect.adjusted(0, 0, -1, -1));
            return;
        case PE_IndicatorCheckBox:
        case PE_IndicatorItemViewItemCheck:
            drawCheckBox(painter, *option);
            return;
        case PE_FrameFocusRect:
            roundedFrame(painter, option->rect, Qt::transparent,
                         option->palette.color(QPalette::Highlight), 2);
            return;
        case PE_IndicatorArrowDown:
        case PE_IndicatorArrowRight:
            chevron(painter, QRectF(option->rect).center(),
                    option->palette.color(QPalette::PlaceholderText),
                    element == PE_IndicatorArrowDown);
            return;
        default:
            break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void FlatStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const {
    if (element == CE_Splitter)
        return;
    if (element == CE_ComboBoxLabel) {
        if (const auto* list = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            const QRect room = subControlRect(CC_ComboBox, list, SC_ComboBoxEditField, widget);
            if (list->editable) {  // its entry shows the text
                list->currentIcon.paint(
                    painter, QRect(room.topLeft(), QSize(list->iconSize.width(), room.height())));
                return;
            }
            painter->setPen(textColor(option));
            painter->drawText(
                room, Qt::AlignVCenter | Qt::AlignLeft,
                option->fontMetrics.elidedText(list->currentText, Qt::ElideRight, room.width()));
            return;
        }
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void FlatStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                   QPainter* painter, const QWidget* widget) const {
    if (const auto* list = qstyleoption_cast<const QStyleOptionComboBox*>(option);
        list && control == CC_ComboBox)
        drawList(list, painter, widget);
    else if (const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
             slider && control == CC_Slider && slider->orientation == Qt::Horizontal)
        drawSlider(slider, painter);
    else if (slider && control == CC_ScrollBar)
        drawScrollBar(slider, painter, subControlRect(control, option, SC_ScrollBarSlider, widget));
    else if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
             button && control == CC_ToolButton)
        drawToolButton(*button, painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
}

/// Draws a tool button. One that only opens a menu gets no arrow beside its sign. A frame shows the
/// focus only if a key has moved it.
void FlatStyle::drawToolButton(QStyleOptionToolButton option, QPainter* painter,
                               const QWidget* widget) const {
    option.features &= ~QStyleOptionToolButton::HasMenu;
    if (widget && !widget->window()->testAttribute(Qt::WA_KeyboardFocusChange))
        option.state &= ~State_HasFocus;
    QProxyStyle::drawComplexControl(CC_ToolButton, &option, painter, widget);
}

/// Returns the room of a part of a control. A list's text keeps its margins; scroll bars have no
/// arrows, so that the groove takes all their length.
QRect FlatStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option,
                                SubControl part, const QWidget* widget) const {
    if (control == CC_ComboBox && part == SC_ComboBoxEditField)
        return option->rect.adjusted(list_left, 0, -list_right, 0);
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control != CC_ScrollBar || !bar)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const QRect whole = bar->rect;
    if (part == SC_ScrollBarGroove)
        return whole;
    if (part == SC_ScrollBarAddLine || part == SC_ScrollBarSubLine)
        return {};
    const bool upright = bar->orientation == Qt::Vertical;
    const int length = upright ? whole.height() : whole.width();
    const int range = bar->maximum - bar->minimum + bar->pageStep;
    const int size = std::clamp(range > 0 ? length * bar->pageStep / range : length, 24, length);
    const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition,
                                           length - size, bar->upsideDown);
    const int from = part == SC_ScrollBarAddPage ? at + size : part == SC_ScrollBarSubPage ? 0 : at;
    const int to = part == SC_ScrollBarAddPage   ? length
                   : part == SC_ScrollBarSubPage ? at
                                                 : at + size;
    return upright ? QRect(whole.left(), whole.top() + from, whole.width(), to - from)
                   : QRect(whole.left() + from, whole.top(), to - from, whole.height());
}

/// Returns the room of an element of a widget. The text of an entry field that begins at the left
/// is indented like that of a list; the entry of a list is already there.
QRect FlatStyle::subElementRect(SubElement element, const QStyleOption* option,
                                const QWidget* widget) const {
    const QRect usual = QProxyStyle::subElementRect(element, option, widget);
    const auto* entry = qobject_cast<const QLineEdit*>(widget);
    if (element != SE_LineEditContents || !entry || (entry->alignment() & Qt::AlignRight) ||
        isPartOf<QAbstractSpinBox>(entry))
        return usual;
    constexpr int own_margin = 2;  ///< of the entry itself
    const int indent = isPartOf<QComboBox>(entry) ? 0 : list_left;
    return usual.adjusted(option->rect.left() + indent - own_margin - usual.left(), 0, 0, 0);
}

QSize FlatStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                  const QWidget* widget) const {
    constexpr int row_height = 22, beside_text = 24;
    const QSize usual = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
        case CT_ComboBox:
            return {size.width() + list_padding, usual.height()};
        case CT_ItemViewItem:
            return {usual.width(), std::max(usual.height(), row_height)};
        case CT_PushButton:
            return {std::max(usual.width(), size.width() + beside_text), usual.height()};
        default:
            return usual;
    }
}

int FlatStyle::pixelMetric(PixelMetric metric, const QStyleOption* option,
                           const QWidget* widget) const {
    switch (metric) {
        case PM_SliderThickness:
        case PM_SliderControlThickness:
            return 20;
        case PM_SliderLength:
            return 14;
        case PM_FocusFrameHMargin:
            return 5;  // margin beside the texts of a list
        case PM_SplitterWidth:
            return 8;
        case PM_ScrollBarExtent:
            return 12;
        default:
            return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int FlatStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const {
    switch (hint) {
        case SH_Widget_Animation_Duration:
            return 0;  // nothing moves unless it is played
        case SH_Slider_AbsoluteSetButtons:
            return Qt::LeftButton;
        case SH_ComboBox_Popup:
            return 0;
        case SH_DialogButtonBox_ButtonsHaveIcons:
            return 0;
        case SH_UnderlineShortcut:
            return 0;
        default:
            return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

QColor faultColor(const QPalette& palette) {
    return palette.color(QPalette::BrightText);
}

QPalette paletteOf(const Theme& theme) {
    QPalette palette;
    palette.setColor(QPalette::Window, theme.background);
    palette.setColor(QPalette::WindowText, theme.ink);
    palette.setColor(QPalette::Base, theme.raised);
    palette.setColor(QPalette::AlternateBase, theme.background);
    palette.setColor(QPalette::Text, theme.ink);
    palette.setColor(QPalette::Button, theme.raised);
    palette.setColor(QPalette::ButtonText, theme.ink);
    palette.setColor(QPalette::PlaceholderText, theme.mutedInk);
    palette.setColor(QPalette::ToolTipBase, theme.raised);
    palette.setColor(QPalette::ToolTipText, theme.ink);
    palette.setColor(QPalette::Highlight, theme.accent);
    palette.setColor(QPalette::HighlightedText, theme.accentText);
    palette.setColor(QPalette::Link, theme.accent);
    palette.setColor(QPalette::BrightText, theme.error);
    palette.setColor(QPalette::Light, theme.surface);
    palette.setColor(QPalette::Midlight, theme.grid);
    palette.setColor(QPalette::Mid, theme.line);
    palette.setColor(QPalette::Dark, theme.line);
    palette.setColor(QPalette::Shadow, theme.line);
    for (const auto role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, theme.mutedInk);
    return palette;
}

}  // namespace attnscope
