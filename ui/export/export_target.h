#pragma once

#include <QString>
#include <functional>
#include <string>
#include <vector>

#include "ui/export/export.h"
#include "ui/export/extent.h"

namespace attnscope {

/// A table of what a view holds: `csv` takes what is to be written, and what it returns makes the
/// text of that, on any thread.
struct ExportTable {
    QString label;
    std::function<std::function<std::string()>(Extent)> csv;
};

/// Something that can be exported: how it is painted, and its tables.
struct ExportTarget {
    /// Takes what is to be seen on a canvas, and gives what paints it.
    using Picture = std::function<Paint(const Canvas&, const Theme&, Extent)>;

    QString name{};  ///< of the file
    QString title{};
    std::function<bool()> isReady;
    std::function<QString()> part;  ///< what is shown where that is not everything, else empty
    Picture picture;
    std::vector<ExportTable> tables;
    Picture onBoard{};              ///< as a part of the board's picture where that differs
    std::function<Subject()> of{};  ///< what it shows where that is not the window's Scenario
    bool paintsAnywhere = false;    ///< what `picture` gives paints on any thread
};

}  // namespace attnscope
