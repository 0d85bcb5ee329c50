#include "ui/look/text_scale.h"

#include <QApplication>
#include <QWidget>
#include <algorithm>
#include <array>
#include <cmath>

#include "ui/look/theme.h"

namespace attnscope {
namespace {

constexpr std::array scales{0.75, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0};

constexpr double largest = 16;  ///< for texts that are read from afar

constexpr const char* sizeProperty = "textSize";
constexpr const char* weightProperty = "textWeight";
constexpr const char* ownScaleProperty = "ownTextScale";

double present = 1;

void follow(QWidget& widget) {
    if (const QVariant size = widget.property(sizeProperty); size.isValid())
        widget.setFont(uiFont(scaled(size.toInt(), widget),
                              static_cast<QFont::Weight>(widget.property(weightProperty).toInt())));
}

}  // namespace

double textScale() {
    return present;
}

void setTextScale(double scale) {
    present = scale > 0 ? std::clamp(scale, scales.front(), largest) : 1;
    QApplication::setFont(uiFont(scaled(textsize::body)));
    for (QWidget* widget : QApplication::allWidgets())
        follow(*widget);
}

double largerTextScale(double scale) {
    const auto next = std::ranges::upper_bound(scales, scale + 1e-6);
    return next == scales.end() ? scales.back() : *next;
}

double smallerTextScale(double scale) {
    const auto next = std::ranges::lower_bound(scales, scale - 1e-6);
    return next == scales.begin() ? scales.front() : *(next - 1);
}

double magnificationIn(QSize window) {
    const double size = std::min(window.width() / 1366.0, window.height() / 768.0);
    return std::max(1.0, std::floor(8 * std::sqrt(size)) / 8);
}

void setTextSize(QWidget& widget, int size, QFont::Weight weight) {
    widget.setProperty(sizeProperty, size);
    widget.setProperty(weightProperty, static_cast<int>(weight));
    follow(widget);
}

void setOwnTextScale(QWidget& part, std::optional<double> scale) {
    part.setProperty(ownScaleProperty, scale ? QVariant(*scale) : QVariant());
    follow(part);
    for (QWidget* each : part.findChildren<QWidget*>())
        follow(*each);
}

double textScaleOf(const QWidget& widget) {
    for (const QWidget* each = &widget; each; each = each->parentWidget())
        if (const QVariant own = each->property(ownScaleProperty); own.isValid())
            return own.toDouble();
    return present;
}

int scaled(int length) {
    return static_cast<int>(std::lround(length * present));
}

int scaled(int length, const QWidget& widget) {
    return static_cast<int>(std::lround(length * textScaleOf(widget)));
}

}  // namespace attnscope
