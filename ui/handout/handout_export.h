#pragma once

#include <QString>

class QWidget;

namespace attnscope {

class Exporter;

/// Asks in a window where the handout of a lesson is to be written, a PDF or a folder, and writes
/// it with a dialog that shows the progress and can cancel it. `exporter` reports what was written
/// or failed.
void exportHandout(const QString& lesson, bool with_answers, Exporter& exporter, QWidget* window);

}  // namespace attnscope
