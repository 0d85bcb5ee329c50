#pragma once

#include <QFont>
#include <QSize>

class QWidget;

namespace attnscope {

/// How many times as large as usual the texts of widgets are, in every window.
double textScale();
void setTextScale(double scale);

/// Return the next larger or smaller of the scales that a person steps through, from ¾ to 2.
double largerTextScale(double scale);
double smallerTextScale(double scale);

/// Returns how much larger texts and lines of views are in a window of that size: the square root
/// of its size relative to 1366 × 768, at least 1, in steps of an eighth.
double magnificationIn(QSize window);

/// Gives a widget text of that size (textsize), now and at every scale.
void setTextSize(QWidget& widget, int size, QFont::Weight weight = QFont::Normal);

/// A length that grows with texts.
int scaled(int length);

}  // namespace attnscope
