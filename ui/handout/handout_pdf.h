#pragma once

#include <QByteArray>

#include "ui/handout/handout_content.h"
#include "ui/handout/handout_figures.h"

namespace attnscope {

/// Returns a handout as a PDF of A4 pages; `command` makes it again. Equal handouts give equal
/// bytes. Throws Cancelled.
QByteArray handoutPdf(const Handout& handout, const std::vector<PaintedFigure>& figures,
                      const QString& command, const Work& work);

}  // namespace attnscope
