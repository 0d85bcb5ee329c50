#pragma once

class QLabel;
class QString;

namespace attnscope {

/// Shows a sentence on what is wrong with a dialog's entries, in the colour of faults.
void showFault(QLabel& label, const QString& sentence);

}  // namespace attnscope
