#pragma once

#include <QStringList>

#include "core/figures/figure.h"
#include "core/scenario/scenario.h"
#include "ui/figure/hidden_entries.h"

namespace attnscope {

/// Returns a note on how the matrix differs from what figures of means over rows assume (rows that
/// see n random keys), such as a mask; empty if it does not differ.
QString besideMatrix(const Scenario& scenario);

/// Returns a figure's notes: first those on what is frozen. If the figure shows a mean over rows,
/// they contain `note` (besideMatrix()): before the others if its x axis is n, where the notes give
/// no ranges of approximations; else last. Notes on `hidden` curves are left out and, with
/// `is_of_lesson`, the note that says where each approximation holds.
QStringList notesBeside(const Figure& figure, const QString& note, const HiddenEntries& hidden,
                        bool is_of_lesson);

}  // namespace attnscope
