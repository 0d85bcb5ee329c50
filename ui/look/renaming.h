#pragma once

#include <functional>

class QListWidget;

namespace attnscope {

/// Lets the names in a list be edited. Calls take(row) after a name was edited and its editor has
/// closed, so that take() may fill the list again.
void whenRenamed(QListWidget& list, const std::function<void(int)>& take);

}  // namespace attnscope
