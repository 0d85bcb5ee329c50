#pragma once

namespace attnscope {

/// Makes the roles and values of the program's own widgets known to assistive technology.
void installAccessibility();

}  // namespace attnscope
