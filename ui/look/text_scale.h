#pragma once

#include <QFont>
#include <QSize>
#include <optional>

class QWidget;

namespace attnscope {

/// Returns the size of widgets' texts in all windows relative to the usual one.
double textScale();
void setTextScale(double scale);

/// Return the next larger or smaller of the scales that the user steps through, from ¾ to 2.
double largerTextScale(double scale);
double smallerTextScale(double scale);

/// Returns the size of texts and lines of views in a window relative to the usual one: the square
/// root of the smaller of width / 1366 and height / 768, rounded down to eighths and at least 1.
double magnificationIn(QSize window);

/// Gives a widget text of that size (textsize), now and at every scale.
void setTextSize(QWidget& widget, int size, QFont::Weight weight = QFont::Normal);

/// Gives a part of a window, or a window, a scale of its own in place of textScale(), now and after
/// textScale() changes; nullopt takes it away.
void setOwnTextScale(QWidget& part, std::optional<double> scale);
/// Returns the scale of a widget's texts: that of the innermost part with a scale of its own, else
/// textScale().
double textScaleOf(const QWidget& widget);

/// Returns a length times textScale(), rounded.
int scaled(int length);
/// Returns a length times textScaleOf(widget), rounded.
int scaled(int length, const QWidget& widget);

}  // namespace attnscope
