#pragma once

class QScrollArea;

namespace attnscope {

/// Lets the content of a scroll area fade into its background where there is more above or below,
/// so that a line that is cut does not look like the end.
void addScrollFades(QScrollArea* area);

/// Keeps room for the vertical scroll bar, also where nothing is scrolled. A text that becomes
/// higher in less width would else bring the bar and lose it again without end.
void keepWidth(QScrollArea* area);

}  // namespace attnscope
