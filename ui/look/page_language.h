#pragma once

#include "core/reference/pages.h"

namespace attnscope {

/// Returns the language that is spoken, as pages need it.
PageLanguage spokenPageLanguage();

}  // namespace attnscope
