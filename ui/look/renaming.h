#pragma once

#include <functional>

class QListWidget;

namespace attnscope {

/// Calls take(row) after the text of a row was edited and its editor has closed, so that take() may
/// fill the list again.
void whenRenamed(QListWidget& list, const std::function<void(int)>& take);

}  // namespace attnscope
