#pragma once

class QLabel;
class QString;

namespace attnscope {

/// Shows what is wrong with a dialog's entries on its label for that, in the colour of faults.
void showFault(QLabel& label, const QString& sentence);

}  // namespace attnscope
