#pragma once

namespace attnscope {

/// Tells assistive technology what our own widgets are, and their values.
void installAccessibility();

}  // namespace attnscope
