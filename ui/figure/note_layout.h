#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "ui/look/text_metrics.h"

namespace attnscope {

/// The room for sentences below a plot: a first line, at whose end something else stands, and whole
/// lines below it.
struct NoteRoom {
    double first = 0, further = 0;  ///< widths of the lines
    int lines = 1;                  ///< at most
};

/// Sets sentences one after another in lines, each whole or not at all; " …" tells that some are
/// left out. The first, which matters most, is cut if it has no room, and then stands alone.
std::vector<QString> setNotes(const QStringList& sentences, const NoteRoom& room,
                              const TextMetrics& metrics);

}  // namespace attnscope
