#pragma once

class QLineEdit;

namespace attnscope {

/// Underlines a part of an entry's text with a wave, until unmarkFault(): where a fault stands. Of
/// a part without characters, the character before it is underlined.
void markFault(QLineEdit& entry, int begin, int length);

void unmarkFault(QLineEdit& entry);

}  // namespace attnscope
