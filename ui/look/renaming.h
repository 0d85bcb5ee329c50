#pragma once

#include <functional>

class QListWidget;

namespace attnscope {

/// Lets the names in a list be edited: calls take(row) after one was and its editor has closed, so
/// that the list may be filled anew then.
void whenRenamed(QListWidget& list, const std::function<void(int)>& take);

}  // namespace attnscope
