#pragma once

class QScrollArea;

namespace attnscope {

/// Lets the content of a scroll area fade into its background where there is more above or below,
/// so that a line that is cut does not look like the end.
void addScrollFades(QScrollArea* area);

}  // namespace attnscope
