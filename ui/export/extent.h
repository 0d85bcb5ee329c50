#pragma once

namespace attnscope {

/// How much of a view is exported: what it shows, or all that there is where it is zoomed.
enum class Extent { shown, everything };

}  // namespace attnscope
