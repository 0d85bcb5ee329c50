#pragma once

class QLineEdit;

namespace attnscope {

/// Shows a part of an entry's text in the colour of faults, underlined with a wave, until
/// unmarkFault(). Of a part without characters, the character before it is marked.
void markFault(QLineEdit& entry, int begin, int length);

void unmarkFault(QLineEdit& entry);

}  // namespace attnscope
