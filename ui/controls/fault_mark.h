#pragma once

class QLineEdit;

namespace attnscope {

/// Shows a part of an entry's text in the colour of faults, underlined with a wave, until
/// unmarkFault(). If `length` is 0, marks the character before `begin`.
void markFault(QLineEdit& entry, int begin, int length);

void unmarkFault(QLineEdit& entry);

}  // namespace attnscope
