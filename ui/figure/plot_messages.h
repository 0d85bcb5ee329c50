#pragma once

#include <QPainter>
#include <QString>

#include "core/figures/figure.h"
#include "ui/figure/paint.h"
#include "ui/model/session.h"

namespace attnscope {

// Sentences that stand in a plot in place of curves or above them.

/// Whether a lesson hides everything that the figure has, now that all of it is computed. `hidden`
/// and `ofLesson` are keys (keyed()): of all that is hidden, and of what a lesson may hide.
bool waitsForAnswer(const Figure& figure, const HiddenEntries& hidden,
                    const HiddenEntries& ofLesson);

/// Returns "The curve comes with the answer."
QString waitingText();

/// Returns the box of waitingText(): on the wider side of the marker or, where it does not fit
/// there, across the plot.
QRectF waitingBox(const PlotLayout& layout, double marker);

/// Paints waitingText() in its box.
void paintWaiting(QPainter& painter, const PlotPicture& picture);

/// Paints a message above a veil that covers the picture.
void paintMessage(QPainter& painter, const QRectF& picture, const Theme& theme,
                  const QString& message);

/// Returns the size of the box of a hint.
QSizeF hintSize(const QString& hint);

/// Paints a hint in its box.
void paintHint(QPainter& painter, const QRectF& box, const Theme& theme, const QString& hint);

}  // namespace attnscope
